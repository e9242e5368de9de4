import type { Mark, Note } from '@textbench/kit';
import { information, warning } from '@textbench/kit';
import { usualLineEnding } from '@textbench/language';
import type { TextChange } from './comparison.ts';
import type { RowCounts } from './difference-statistics.ts';
import type { Difference } from './find-difference.ts';
import type { Options } from './options.ts';

const endingNames = { '\n': 'LF (Unix)', '\r\n': 'CRLF (Windows)', '\r': 'CR (old Mac)' } as const;

/** What the person should know to read this difference rightly. */
export function notesOn(
  left: string,
  right: string,
  { changes, exact }: Difference,
  options: Options,
): Note[] {
  const notes: Note[] = [];
  if (left === right) return [information('The two texts are the same.')];
  if (changes.length === 0) {
    notes.push(information('The two texts are the same but for what is ignored.'));
  } else if (leavesOut(options)) {
    notes.push(information('What is ignored is left out of the patch too.'));
  }
  if (!exact) {
    notes.push(
      warning(
        'These texts differ so much that the comparison was cut short: every change shown is real, but a shorter way to tell the difference may exist.',
      ),
    );
  }
  if (!options.ignoreLineEnds && options.spaces === 'exact')
    notes.push(...lineEndNotes(left, right));
  return notes;
}

function leavesOut(options: Options): boolean {
  return (
    options.ignoreCase ||
    options.spaces !== 'exact' ||
    options.ignorePunctuation ||
    options.ignoreLineEnds ||
    options.ignoreForm
  );
}

function lineEndNotes(left: string, right: string): Note[] {
  const notes: Note[] = [];
  const ends = /[\r\n]/;
  const [one, other] = [usualLineEnding(left), usualLineEnding(right)];
  if (ends.test(left) && ends.test(right) && one !== other) {
    notes.push(
      warning(
        `The first text ends its lines with ${endingNames[one]}, the second with ${endingNames[other]}. Choose “Ignore line ends” to see only what else differs.`,
      ),
    );
  }
  const lacks = (text: string) => text !== '' && !/[\r\n]$/.test(text);
  if (left !== '' && right !== '' && lacks(left) !== lacks(right)) {
    const which = lacks(left) ? 'first' : 'second';
    notes.push(information(`The last line of the ${which} text has no line end.`));
  }
  return notes;
}

export function factsOn(counts: RowCounts, unit: 'line' | 'sentence'): string[] {
  const told = (['changed', 'added', 'removed', 'moved'] as const).filter(
    (kind) => counts[kind] > 0,
  );
  if (told.length === 0) return ['no differences'];
  return told.map((kind) => {
    const count = counts[kind];
    return `${count.toLocaleString('en')} ${unit}${count === 1 ? '' : 's'} ${kind}`;
  });
}

/** Longest input, in UTF-16 code units, and most marks that are drawn over it. */
const longestMarked = 200_000;
const mostMarks = 5_000;

/** Marks over one of the texts: what the other does not have. */
export function marksOver(
  text: string,
  changes: readonly TextChange[],
  side: 'left' | 'right',
  unit: 'line' | 'sentence',
): readonly Mark[] {
  if (text.length > longestMarked) return [];
  const marks: Mark[] = [];
  for (const { leftStart, leftEnd, rightStart, rightEnd, moved } of changes) {
    const replaced = leftEnd > leftStart && rightEnd > rightStart;
    const [start, end] = side === 'left' ? [leftStart, leftEnd] : [rightStart, rightEnd];
    if (start === end) continue;
    if (moved !== undefined) {
      const label = side === 'left' ? `moved to ${unit} ${moved}` : `moved from ${unit} ${moved}`;
      marks.push({ start, end, label, tone: 'other' });
    } else {
      const label = replaced ? 'changed' : side === 'left' ? 'removed' : 'added';
      marks.push({ start, end, label, tone: side === 'left' ? 'removed' : 'good' });
    }
  }
  return marks.length > mostMarks ? [] : marks;
}
