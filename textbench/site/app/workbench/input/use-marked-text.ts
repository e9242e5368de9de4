import { useState } from 'react';
import type { DrawnMark } from '../viewers/marked-blocks.ts';

/** Above this the marks are left out: the page would lay the text out twice. */
const longestMarkedText = 100_000;

/** A text with the marks that were found in it. */
export interface MarkedText {
  readonly text: string;
  readonly marks: readonly DrawnMark[];
}

/**
 * The text of a box with its marks, `null` where there are none to draw. While its marks are not
 * known, the last that were, so that little has to be drawn once they are.
 *
 * @param marks of this text; `undefined` while they are being looked for
 */
export function useMarkedText(
  text: string,
  marks: readonly DrawnMark[] | undefined,
): MarkedText | null {
  const [last, setLast] = useState<MarkedText | null>(null);
  if (marks === undefined) return last;
  const drawable = marks.length > 0 && text.length <= longestMarkedText;
  if (!drawable) {
    if (last) setLast(null);
    return null;
  }
  if (last?.text === text && last.marks === marks) return last;
  const next = { text, marks };
  setLast(next);
  return next;
}
