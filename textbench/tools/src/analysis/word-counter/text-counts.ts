import {
  graphemeCounter,
  isWhiteSpace,
  lineCounter,
  paragraphCounter,
  sentenceCounter,
} from '@textbench/language';
import { wordKey } from '../../engines/word-frequency/word-key.ts';
import { wordReader } from '../../engines/word-frequency/word-reader.ts';
import { WordTable } from '../../engines/word-frequency/word-table.ts';
import { longestMeasured } from './platform-limits.ts';

export interface TextCounts {
  readonly words: number;
  /** Words by how often they occur, in small letters. */
  readonly table: WordTable;
  /** Graphemes. */
  readonly characters: number;
  readonly charactersWithoutSpaces: number;
  readonly bytes: number;
  readonly sentences: number;
  readonly paragraphs: number;
  readonly lines: number;
  /** The text itself where it is short enough for platforms. */
  readonly text: string | undefined;
}

/** Pieces are cut to this, so that what a piece needs while it is counted stays small. */
const pieceLength = 65_536;

/** Counts everything in a text that comes in pieces, in bounded memory. */
export function textCounter(everyLine: boolean) {
  const table = new WordTable();
  const words = wordReader((word) => table.add(wordKey(word, { ignoreCase: true })));
  const graphemes = graphemeCounter();
  const sentences = sentenceCounter();
  const paragraphs = paragraphCounter({ everyLine });
  const lines = lineCounter();
  const units = unitCounter();
  let text: string | undefined = '';

  const push = (piece: string) => {
    for (const reader of [words, graphemes, sentences, paragraphs, lines, units])
      reader.push(piece);
    if (text !== undefined)
      text = text.length + piece.length > longestMeasured ? undefined : text + piece;
  };

  return {
    push(piece: string, progress?: (done: number) => void) {
      for (let from = 0; from < piece.length; ) {
        const to = wholePairs(piece, Math.min(piece.length, from + pieceLength));
        push(piece.slice(from, to));
        from = to;
        progress?.(from / piece.length);
      }
    },
    end(): TextCounts {
      words.end();
      const characters = graphemes.end();
      const { spaces, bytes } = units.end();
      return {
        words: table.total,
        table,
        characters,
        charactersWithoutSpaces: characters - spaces,
        bytes,
        sentences: sentences.end(),
        paragraphs: paragraphs.end(),
        lines: lines.end(),
        text,
      };
    },
  };
}

/** Not between the two halves of a surrogate pair. */
function wholePairs(text: string, end: number): number {
  const insidePair = /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(end - 1, end + 1));
  return insidePair ? end + 1 : end;
}

/** White space (CRLF is one) and the length in UTF-8, where a lone surrogate takes three bytes. */
function unitCounter() {
  let spaces = 0;
  let bytes = 0;
  let afterCr = false;
  return {
    push(piece: string) {
      for (let index = 0; index < piece.length; index++) {
        const unit = piece.charCodeAt(index);
        if (unit < 0x80) bytes++;
        else if (unit < 0x800) bytes += 2;
        else if (unit < 0xd800 || unit > 0xdfff) bytes += 3;
        else {
          const isPair = unit < 0xdc00 && (piece.charCodeAt(index + 1) & 0xfc00) === 0xdc00;
          bytes += isPair ? 4 : 3;
          if (isPair) index++;
        }
        if (isWhiteSpace(unit) && !(unit === 0x0a && afterCr)) spaces++;
        afterCr = unit === 0x0d;
      }
    },
    end: () => ({ spaces, bytes }),
  };
}
