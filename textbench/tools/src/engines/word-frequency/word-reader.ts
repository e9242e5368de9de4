import { wordScan } from '@textbench/language';

/** A word longer than this is known by its beginning alone, so that memory stays bounded. */
export const longestWord = 200;

/** Reads the words of a text that comes in pieces, each as a string. */
export interface WordReader {
  push(piece: string): void;
  end(): void;
}

/** @param onWord is given each word in order; of a very long one the first 200 code units and `…` */
export function wordReader(onWord: (word: string) => void): WordReader {
  let text = ''; // the open word's text from earlier pieces, then the piece
  let base = 0; // offset of `text` in the whole
  let begun = ''; // beginning of an open word that is longer than what is held
  const scan = wordScan((start, end) => {
    if (end - start <= longestWord) onWord(text.slice(start - base, end - base));
    else onWord(`${begun || wholePairs(text.slice(start - base, start - base + longestWord))}…`);
    begun = '';
  });
  let read = 0;
  const hold = () => {
    const open = scan.openFrom();
    const held = read - open;
    if (begun === '' && held > 10 * longestWord) {
      begun = wholePairs(text.slice(open - base, open - base + longestWord));
    }
    text = begun === '' ? text.slice(open - base) : '';
    base = begun === '' ? open : read;
  };
  return {
    push(piece) {
      text += piece;
      read += piece.length;
      scan.push(piece);
      hold();
    },
    end: scan.end,
  };
}

/** Without half a surrogate pair at the end. */
function wholePairs(beginning: string): string {
  return beginning.replace(/[\ud800-\udbff]$/, '');
}
