import { ChangeSet, Text } from '@codemirror/state';

/** The text from `from` up to `to` becomes `insert`. Offsets count UTF-16 units of the old text. */
export interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/**
 * CodeMirror's algebra works on lines; told that only a line feed ends one, it keeps every other
 * line end, CRLF included, as it is.
 */
const lineEnd = '\n';

/** The edits as one change of a text of this length. Edits must be in order and not overlap. */
export function changeSetOf(edits: readonly TextEdit[], length: number): ChangeSet {
  return ChangeSet.of(
    edits.map(({ from, to, insert }) => ({ from, to, insert: asText(insert) })),
    length,
    lineEnd,
  );
}

/** The text that a change makes of `text`. */
export function applyChange(change: ChangeSet, text: string): string {
  if (change.length !== text.length) {
    throw new RangeError(`A change of ${change.length} units was given a text of ${text.length}.`);
  }
  const pieces: string[] = [];
  let done = 0;
  change.iterChanges((fromA, toA, _fromB, _toB, inserted) => {
    pieces.push(text.slice(done, fromA), inserted.toString());
    done = toA;
  }, true);
  pieces.push(text.slice(done));
  return pieces.join('');
}

/** The change that brings `text` back after `change`. */
export function invertChange(change: ChangeSet, text: string): ChangeSet {
  return change.invert(asText(text));
}

/** The edits that a change consists of, in order, over the text before it. */
export function editsOf(change: ChangeSet): TextEdit[] {
  const edits: TextEdit[] = [];
  change.iterChanges((from, to, _fromB, _toB, inserted) => {
    edits.push({ from, to, insert: inserted.toString() });
  }, true);
  return edits;
}

function asText(text: string): Text {
  return Text.of(text.split(lineEnd));
}
