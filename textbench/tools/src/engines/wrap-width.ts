import { countGraphemes, eachGrapheme } from '@textbench/language';

// Characters two columns wide in a monospaced face (UAX #11, W and F, by block).
const wide =
  /^[\p{Emoji_Presentation}\u1100-\u115f\u2329\u232a\u2630-\u2637\u268a-\u268f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{18dff}\u{1aff0}-\u{1b2ff}\u{1d300}-\u{1d376}\u{1f200}-\u{1f265}\u{20000}-\u{3fffd}]$/u;

// Marks stand on the letter before them; vowels and final consonants of Hangul join its first one.
const zeroWidth = /^[\p{M}\p{Cf}\u1160-\u11ff\ud7b0-\ud7ff\u3164]$/u;

/** Nothing but Latin, Greek and Cyrillic letters and signs one column wide; no tab, no mark. */
const simple =
  /^[\x20-\x7e\xa0-\xac\xae-\u02ff\u0370-\u0482\u048a-\u052f\u1e00-\u1fff\u2010-\u2027\u2030-\u205e\u20a0-\u20bf]*$/;

const tabStop = 8;

/** Whether every code unit of a text is a character one column wide. */
export function isSimple(text: string): boolean {
  return simple.test(text);
}

/**
 * How wide a text is that begins at a column; a tab reaches to the next multiple of eight.
 *
 * @param wideAsTwo East Asian letters and emoji take two columns; else every grapheme takes one
 */
export function widthFrom(text: string, column: number, wideAsTwo: boolean): number {
  if (simple.test(text)) return text.length;
  if (!text.includes('\t')) return wideAsTwo ? columnsOf(text) : countGraphemes(text);
  let reached = column;
  eachGrapheme(text, (start, end) => {
    const grapheme = text.slice(start, end);
    if (grapheme === '\t') reached += tabStop - (reached % tabStop);
    else reached += wideAsTwo ? columnsOf(grapheme) : 1;
  });
  return reached - column;
}

const joiner = 0x200d;
const emojiStyle = 0xfe0f;
const isRegional = (point: number) => point >= 0x1f1e6 && point <= 0x1f1ff;
const isSkinTone = (point: number) => point >= 0x1f3fb && point <= 0x1f3ff;

/** Columns of a text without tabs: emoji sequences and flags are two columns wide as a whole. */
export function columnsOf(text: string): number {
  let columns = 0;
  let before = 0;
  let beforeColumns = 0;
  for (let offset = 0; offset < text.length; ) {
    const point = text.codePointAt(offset) ?? 0;
    let width = columnsOfPoint(point);
    if (point === emojiStyle && beforeColumns === 1) width = 1;
    else if (before === joiner || (isSkinTone(point) && beforeColumns === 2)) width = 0;
    const endsFlag = isRegional(point) && isRegional(before);
    if (endsFlag) width = 0;
    columns += width;
    // A flag is two letters: the third begins another.
    before = endsFlag ? 0 : point;
    beforeColumns = width;
    offset += point > 0xffff ? 2 : 1;
  }
  return columns;
}

/** Columns of code units that have come up, and one; 0 where none has. */
const known = new Uint8Array(0x1_0000);

function columnsOfPoint(point: number): number {
  if (point > 0xffff) return measured(String.fromCodePoint(point));
  const found = known[point];
  if (found) return found - 1;
  const columns = measured(String.fromCodePoint(point));
  known[point] = columns + 1;
  return columns;
}

function measured(character: string): number {
  if (zeroWidth.test(character)) return 0;
  return wide.test(character) ? 2 : 1;
}
