import type { Counter } from './counter.ts';
import { countLines } from './lines.ts';

/** `countLines` for a text in pieces. */
export function lineCounter(): Counter {
  let count = 0;
  let open = false;
  let afterCr = false;
  return {
    push(piece) {
      if (piece === '') return;
      const rest = afterCr && piece.startsWith('\n') ? piece.slice(1) : piece;
      const lines = countLines(rest);
      count += open && lines > 0 ? lines - 1 : lines;
      const last = piece.charAt(piece.length - 1);
      if (rest !== '') open = last !== '\n' && last !== '\r';
      afterCr = last === '\r';
    },
    end: () => count,
  };
}
