import type { Cell, Column, Result } from '@textbench/kit';
import { information, marks, result, table, text, warning } from '@textbench/kit';
import { Places } from '../../engines/find-places.ts';
import { longestMarked, mostMarks, mostRows } from './limits.ts';
import type { Options } from './options.ts';
import type { OwnMatch } from './own-pattern.ts';
import { compiled, groupLabels, matchesOf } from './own-pattern.ts';
import { replaceMatches } from './replaced-text.ts';

/** Finds what the person's own regular expression matches. */
export function findOwn(input: string, options: Options): Result {
  const expression = compiled(options);
  const empty = options.pattern === '';
  const matches = empty ? [] : matchesOf(input, expression, mostRows);
  const drawn = input.length > longestMarked ? [] : drawnMarks(matches);
  const replaced =
    options.replace === 'off' || empty
      ? []
      : [text(replaceMatches(input, expression, options), { title: 'Replaced text' })];
  return result(matchTable(input, matches, options), {
    more: [
      ...replaced,
      ...(drawn.length > 0 ? [marks({ title: 'In the text', text: input, marks: drawn })] : []),
    ],
    facts: [countOf(matches.length)],
    notes: notesOn(options, matches.length),
    inputMarks: [{ input: 'text', marks: drawn }],
  });
}

function countOf(count: number): string {
  return count === 1 ? '1 match' : `${count.toLocaleString('en')} matches`;
}

function notesOn({ pattern, syntax }: Options, count: number) {
  if (pattern === '') return [information('Write a pattern to find what it matches.')];
  const notes = [];
  if (count === mostRows) {
    notes.push(warning(`Only the first ${mostRows.toLocaleString('en')} matches are listed.`));
  }
  const slashes = /^\/(.*)\/[a-z]*$/s.exec(pattern);
  if (slashes && count === 0) {
    notes.push(
      information(
        `The slashes are taken as part of the pattern; write ${slashes[1]} without them.`,
      ),
    );
  }
  if (syntax === 'old' && /\\p\{/.test(pattern)) {
    notes.push(information('In the old syntax \\p{…} is no property of Unicode.'));
  }
  return notes;
}

/** Empty matches cannot be drawn; neighbours are told apart by two tones. */
function drawnMarks(matches: readonly OwnMatch[]) {
  return matches
    .filter(({ start, end }) => end > start)
    .slice(0, mostMarks)
    .map(({ start, end }, index) => ({
      start,
      end,
      label: `match ${index + 1}`,
      tone: index % 2 === 0 ? ('match' as const) : ('other' as const),
    }));
}

function matchTable(input: string, matches: readonly OwnMatch[], options: Options) {
  const groups = groupLabels(options.pattern).map((label): Column => ({ label, kind: 'code' }));
  const columns: Column[] = [
    { label: 'Match', kind: 'code' },
    ...groups,
    ...(options.unique ? [{ label: 'Times', kind: 'number' } as const] : []),
    { label: 'Line', kind: 'number' },
    { label: 'Column', kind: 'number' },
    { label: 'Start', kind: 'number' },
    { label: 'End', kind: 'number' },
  ];
  const places = new Places(input);
  const shown = options.unique
    ? firstOfEach(input, matches)
    : matches.map((match) => ({ match, times: 0 }));
  const rows = shown.map(({ match, times }): Cell[] => {
    const { start, end } = match;
    const { line, column } = places.at(start);
    const found = groups.map((_, index) => match.groups[index] ?? null);
    const counted = options.unique ? [times] : [];
    return [input.slice(start, end), ...found, ...counted, line, column, start, end];
  });
  return table({ title: 'Matches', columns, rows });
}

function firstOfEach(input: string, matches: readonly OwnMatch[]) {
  const first = new Map<string, { match: OwnMatch; times: number }>();
  for (const match of matches) {
    const key = input.slice(match.start, match.end);
    const known = first.get(key);
    if (known) known.times++;
    else first.set(key, { match, times: 1 });
  }
  return [...first.values()];
}
