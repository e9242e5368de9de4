import type { TextStream } from '@textbench/kit';

/** Most that a stream of stretches holds back, in UTF-16 code units. */
export const windowLength = 65_536;

/** Work on a text that is cut into stretches at places that only the text decides. */
export interface StretchWork {
  /** Length of the stretch at the start of a full window, at least 1; `lengthToLineEnd` unless told. */
  readonly stretchLength?: (window: string) => number;
  /** Converts the next stretch; `last` for the one that ends the text, which may be empty. */
  convert(stretch: string, last: boolean): string;
  facts?(): readonly string[];
}

/**
 * A stream that converts stretch by stretch. However the input is cut into pieces the stretches are
 * the same, so that the output is too; state is at most one window and what `convert` remembers.
 */
export function stretchStream(work: StretchWork): TextStream {
  const { stretchLength = lengthToLineEnd } = work;
  let held = '';
  return {
    push(piece) {
      held += piece;
      let output = '';
      let start = 0;
      while (held.length - start > windowLength) {
        const end = start + stretchLength(held.slice(start, start + windowLength));
        output += work.convert(held.slice(start, end), false);
        start = end;
      }
      if (start > 0) held = held.slice(start);
      return output;
    },
    end: () => work.convert(held, true),
    facts: () => work.facts?.() ?? [],
  };
}

/** Up to the last line end; where a line fills the window up to its last space. */
export function lengthToLineEnd(window: string): number {
  const lf = window.lastIndexOf('\n') + 1;
  // A CR at the very end may be the first half of a CRLF.
  const cr = window.slice(lf, -1).lastIndexOf('\r') + 1;
  return cr > 0 ? lf + cr : lf || lengthToSpace(window);
}

/** Up to the last white space; where a word fills the window, to the last place between characters. */
export function lengthToSpace(window: string): number {
  for (let end = window.length; end > 0; end--) {
    const unit = window.charCodeAt(end - 1);
    if (unit === 0x0d && end === window.length) continue;
    if (unit <= 0x20 || (unit > 0x7f && /\s/.test(window.charAt(end - 1)))) return end;
  }
  return lengthToCharacter(window);
}

/**
 * As `lengthToLineEnd`, but never inside a match of a pattern.
 *
 * @param longest UTF-16 length of the longest match
 */
export function lengthOutside(pattern: RegExp, longest: number): (window: string) => number {
  return (window) => {
    const length = lengthToLineEnd(window.slice(0, window.length - longest));
    const start = Math.max(0, length - longest);
    for (const { index, 0: found } of window.slice(start, length + longest).matchAll(pattern)) {
      const reached = start + index + found.length;
      if (start + index < length && reached > length) return start + index || reached;
    }
    return length;
  };
}

/** The last place, among the last hundred, that is neither inside a surrogate pair nor before a mark. */
function lengthToCharacter(window: string): number {
  for (let end = window.length - 1; end > window.length - 100 && end > 0; end--) {
    if (/^[^\p{M}\p{Cf}\n\udc00-\udfff]/u.test(window.slice(end, end + 2))) {
      if (!/[\r\u200d]/.test(window.charAt(end - 1))) return end;
    }
  }
  return window.length;
}
