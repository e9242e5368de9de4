import {
  astralWordClass,
  digit,
  digitJoiner,
  format,
  joiner,
  letter,
  mark,
  point,
  underscore,
  unspaced,
  unspacedSign,
  wordClasses,
} from './word-classes.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** Longest stretch of unspaced script given to the segmenter at once, in UTF-16 code units. */
const longestStretch = 1_000;

export type WordVisitor = (start: number, end: number) => void;

/** Finds the words of a text that comes in pieces. Offsets count from the start of the first piece. */
export interface WordScan {
  push(piece: string): void;
  end(): void;
  /** Where the word begins that may still go on; the length read so far where there is none. */
  openFrom(): number;
}

/**
 * Visits each word as soon as its end is known. The rule: a word is a run of letters, marks and
 * digits; hyphens and apostrophes join letters and digits, a full stop joins two of a kind, comma,
 * colon and slash join digits, underscores join all. Chinese, Japanese, Thai, Lao, Khmer and
 * Burmese are cut by the dictionary of `Intl.Segmenter`. Emoji are no words, not even 1️⃣.
 */
export function wordScan(visit: WordVisitor): WordScan {
  let classes = wordClasses.of('');
  let base = 0; // offset of the piece in the whole text
  let start = -1; // of the open word
  let end = 0; // of the open word, without joiners that nothing follows yet
  let last = 0; // class of the last letter or digit
  let pending = 0; // class of the joiner behind it
  let stretchStart = -1; // of the open stretch of unspaced script
  let stretchHead = ''; // its text in earlier pieces

  const close = () => {
    if (start >= 0) visit(start, end);
    start = -1;
    pending = 0;
  };

  const letterOrDigit = (unitClass: number, offset: number, width: number) => {
    if (start >= 0 && pending !== 0 && !joins(pending, last, unitClass)) close();
    if (start < 0) start = offset;
    end = offset + width;
    last = unitClass;
    pending = 0;
  };

  const joining = (unitClass: number) => {
    if (pending === underscore && unitClass === underscore) return;
    if (pending !== 0 || (unitClass === digitJoiner && last !== digit)) close();
    else pending = unitClass;
  };

  const marking = (unit: number, offset: number, width: number) => {
    if (pending !== 0) close();
    else if ((unit === 0xfe0f || unit === 0x20e3) && end - start === 1) start = -1;
    else end = offset + width;
  };

  const closeStretch = (stretch: string) => {
    for (const { segment, index, isWordLike } of segmenter.segment(stretch)) {
      const from = stretchStart + index;
      if (isWordLike) visit(from, from + segment.length);
    }
    stretchStart = -1;
    stretchHead = '';
  };

  /** Reads a piece's characters inside a stretch from `from` on; gives the index behind them. */
  const inStretch = (piece: string, from: number): number => {
    let index = from;
    while (index < piece.length) {
      const { unitClass, width } = characterAt(piece, index, classes);
      const length = stretchHead.length + index - from;
      if (!goesOn(unitClass) || length >= lengthAllowed(unitClass)) {
        closeStretch(stretchHead + piece.slice(from, index));
        return index;
      }
      index += width;
    }
    stretchHead += piece.slice(from);
    return index;
  };

  const push = (piece: string) => {
    classes = wordClasses.of(piece);
    let index = stretchStart >= 0 ? inStretch(piece, 0) : 0;
    while (index < piece.length) {
      const unit = piece.charCodeAt(index);
      let unitClass = classes[unit] ?? 0;
      let width = 1;
      if (unit >= 0xd800 && unit < 0xdc00)
        ({ unitClass, width } = characterAt(piece, index, classes));
      if (unitClass === unspaced) {
        close();
        stretchStart = base + index;
        index = inStretch(piece, index);
        continue;
      }
      if (unitClass === letter || unitClass === digit)
        letterOrDigit(unitClass, base + index, width);
      else if (start >= 0) {
        if (unitClass === 0 || unitClass === unspacedSign) close();
        else if (unitClass === mark) marking(unit, base + index, width);
        else if (unitClass !== format) joining(unitClass);
      }
      index += width;
    }
    base += piece.length;
  };

  return {
    push,
    end() {
      if (stretchStart >= 0) closeStretch(stretchHead);
      close();
    },
    openFrom: () => (stretchStart >= 0 ? stretchStart : start >= 0 ? start : base),
  };
}

function goesOn(unitClass: number): boolean {
  return (
    unitClass === unspaced ||
    unitClass === unspacedSign ||
    unitClass === mark ||
    unitClass === format
  );
}

/** A stretch is cut at punctuation, else between letters, else, in a text of marks alone, anywhere. */
function lengthAllowed(unitClass: number): number {
  if (unitClass === unspacedSign) return longestStretch / 2;
  return unitClass === unspaced ? longestStretch : 2 * longestStretch;
}

function joins(pending: number, before: number, after: number): boolean {
  if (pending === joiner || pending === underscore) return true;
  if (pending === point) return before === after;
  return before === digit && after === digit;
}

function characterAt(text: string, index: number, classes: Uint8Array) {
  const codePoint = text.codePointAt(index) ?? 0;
  if (codePoint > 0xffff) return { unitClass: astralWordClass(codePoint), width: 2 };
  return { unitClass: classes[codePoint] ?? 0, width: 1 };
}
