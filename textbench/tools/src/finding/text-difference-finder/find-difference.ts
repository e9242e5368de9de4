import type { Match } from '../../engines/difference/compare-sequences.ts';
import { compareUnits, numberUnits } from '../../engines/difference/compare-units.ts';
import type { ComparisonRules } from '../../engines/difference/rules.ts';
import type { PatchSide } from '../../engines/difference/unified-patch.ts';
import {
  hasLoneReturn,
  linesAtEnds,
  linesAtFeeds,
  sentencesOf,
} from '../../engines/difference/units.ts';
import type { WorkBudget } from '../../engines/difference/work-budget.ts';
import { workBudget } from '../../engines/difference/work-budget.ts';
import type { Compared, Task } from './comparison.ts';
import { changesInFlow } from './flow-changes.ts';
import { rowsInFlow } from './flow-rows.ts';
import type { Options } from './options.ts';
import { rowsByUnit } from './unit-rows.ts';

/** Both texts in lines as `patch` sees them, and what these lines share. */
export interface SharedLines {
  readonly left: PatchSide;
  readonly right: PatchSide;
  readonly matches: readonly Match[];
}

export interface Difference extends Compared {
  readonly sharedLines: SharedLines;
  /** False where the texts differ so much that a shorter difference may exist. */
  readonly exact: boolean;
}

export function rulesOf(options: Options): ComparisonRules {
  const { ignoreCase, spaces, ignorePunctuation, ignoreLineEnds, ignoreForm } = options;
  return { ignoreCase, spaces, ignorePunctuation, ignoreLineEnds, ignoreForm };
}

export function findDifference(left: string, right: string, options: Options): Difference {
  const rules = rulesOf(options);
  const budget = workBudget();
  const sharedLines = shareLines(left, right, options, rules, budget);
  const compared = compare(left, right, options, rules, budget, sharedLines);
  return { ...compared, sharedLines, exact: budget.exact };
}

function shareLines(
  left: string,
  right: string,
  { fileName }: Options,
  rules: ComparisonRules,
  budget: WorkBudget,
): SharedLines {
  const [here, there] = [linesAtFeeds(left), linesAtFeeds(right)];
  const numbered = numberUnits(left, right, here, there, rules, true);
  return {
    left: { name: fileName === '' ? 'first' : `a/${fileName}`, text: left, lines: here },
    right: { name: fileName === '' ? 'second' : `b/${fileName}`, text: right, lines: there },
    matches: compareUnits(numbered, budget),
  };
}

function compare(
  left: string,
  right: string,
  { by, moves }: Options,
  rules: ComparisonRules,
  budget: WorkBudget,
  shared: SharedLines,
): Compared {
  const bySentence = by === 'sentences';
  const divided = bySentence ? sentencesOf : linesAtEnds;
  const task: Task = {
    left: { text: left, units: divided(left) },
    right: { text: right, units: divided(right) },
    rules: bySentence ? wrappedRules(rules) : rules,
    budget,
  };
  if (by === 'words' || by === 'characters') {
    const changes = changesInFlow(task, by === 'words' ? 'word' : 'character');
    return { changes, rows: rowsInFlow(task, changes) };
  }
  const [here, there] = [task.left.units, task.right.units];
  const numbered = numberUnits(left, right, here, there, task.rules, !bySentence);
  const sameLines = !bySentence && !hasLoneReturn(left) && !hasLoneReturn(right);
  const matches = sameLines ? shared.matches : compareUnits(numbered, budget);
  const ends = !bySentence && !rules.ignoreLineEnds && rules.spaces === 'exact';
  const { changes, rows } = rowsByUnit(task, numbered, matches, {
    words: by !== 'lines',
    moves,
    ends,
  });
  return { changes, rows };
}

/** A sentence stays the same when its lines break elsewhere. */
function wrappedRules(rules: ComparisonRules): ComparisonRules {
  return rules.spaces === 'exact' ? { ...rules, spaces: 'amount' } : rules;
}

/** What each of the two texts is divided into for the rows. */
export function unitName(by: Options['by']): 'line' | 'sentence' {
  return by === 'sentences' ? 'sentence' : 'line';
}
