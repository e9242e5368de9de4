import { ellipsis, final, mark, stop } from './sentence-classes.ts';

/** The signs with which a sentence may end: full stops and other marks, quotes and brackets behind. */
export interface Ending {
  /** Offset behind all of it. */
  readonly end: number;
  /** A question or exclamation mark is among them. */
  readonly mark: boolean;
  /** A sign that ends a sentence whatever follows. */
  readonly final: boolean;
  /** Number of dots where there are several; an ellipsis sign is three. */
  readonly dots: number;
  /** The dots stand apart: `. . .`. */
  readonly spaced: boolean;
  /** Quotes or brackets close behind. */
  readonly closed: boolean;
}

const closers = /(?:[)\]}"'”’»›」』）】〉》*_~`]|\[\d{1,3}\])+/uy;

/** Reads the signs from an offset on, where the first one stands; a semicolon there is a question mark. */
export function endingAt(text: string, offset: number, classes: Uint8Array): Ending {
  let hasMark = false;
  let isFinal = false;
  let dots = 0;
  let spaced = false;
  let index = offset;
  for (;;) {
    const unitClass = classes[text.charCodeAt(index)] ?? 0;
    if (unitClass === stop) dots++;
    else if (unitClass === ellipsis) dots += 3;
    else if (unitClass === final) isFinal = true;
    else if (unitClass === mark || index === offset) hasMark = true;
    else if (dots > 0 && /^[ \u00a0]\.(?![\p{L}\p{N}])/u.test(text.slice(index, index + 3)))
      spaced = true;
    else break;
    index++;
  }
  closers.lastIndex = index;
  const closed = closers.exec(text);
  const end = index + (closed ? closed[0].length : 0);
  const several = dots > 1 ? dots : 0;
  return { end, mark: hasMark, final: isFinal, dots: several, spaced, closed: closed !== null };
}
