import type { Counter } from './counter.ts';
import { countGraphemes, eachGrapheme } from './graphemes.ts';

/** A grapheme this long is damaged text; its middle is forgotten, so that memory stays bounded. */
const longestHeld = 4_096;

/**
 * `countGraphemes` for a text in pieces. Holds back the last grapheme of each piece, since the next
 * piece may go on with it.
 */
export function graphemeCounter(): Counter {
  let count = 0;
  let held = '';
  return {
    push(piece) {
      const text = held + piece;
      const lastStart = startOfLastGrapheme(text);
      count += countGraphemes(text.slice(0, lastStart));
      held = shortened(text.slice(lastStart));
    },
    end() {
      count += countGraphemes(held);
      held = '';
      return count;
    },
  };
}

/** Looks at ever longer ends of the text, cut where a grapheme surely begins. */
function startOfLastGrapheme(text: string): number {
  for (let length = 64; ; length *= 8) {
    const from = sureStart(text, text.length - length);
    let last = from;
    eachGrapheme(text.slice(from), (start) => {
      last = from + start;
    });
    if (last > from || from === 0) return last;
  }
}

/** The nearest place at or before an offset that lies between two ASCII characters; else the start. */
function sureStart(text: string, offset: number): number {
  for (let place = offset; place > 0; place--) {
    const before = text.charCodeAt(place - 1);
    if (before < 0x7f && before !== 0x0d && text.charCodeAt(place) < 0x7f) return place;
  }
  return 0;
}

function shortened(grapheme: string): string {
  if (grapheme.length <= longestHeld) return grapheme;
  const half = longestHeld / 2;
  return wholePairs(grapheme.slice(0, half)) + wholePairs(grapheme.slice(-half));
}

/** Without a half surrogate pair at either end. */
function wholePairs(text: string): string {
  return text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '');
}
