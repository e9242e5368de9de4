import { eachGrapheme } from '@textbench/language';

// Characters two columns wide in a monospaced face (UAX #11, W and F, by script and block).
const wide =
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Yi}\p{Emoji_Presentation}\u2e80-\u303e\u3000-\u30ff\ufe30-\ufe4f\uff01-\uff60\uffe0-\uffe6]|^.\ufe0f/u;

const zeroWidth = /^[\p{Mn}\p{Me}\p{Cf}\u200b]+$/u;

/** Nothing but characters one column wide, and no tab. */
const simple = /^[\x20-\x7e\xa0-\xac\xae-\u02ff]*$/;

export const tabStop = 8;

/** Columns one grapheme takes: 0, 1 or 2. */
export function graphemeColumns(grapheme: string): 0 | 1 | 2 {
  if (zeroWidth.test(grapheme)) return 0;
  return wide.test(grapheme) ? 2 : 1;
}

/** How wide a text is that begins at a column; a tab reaches to the next multiple of eight. */
export function widthFrom(text: string, column: number, wideAsTwo: boolean): number {
  if (simple.test(text)) return text.length;
  let reached = column;
  eachGrapheme(text, (start, end) => {
    const unit = text.charCodeAt(start);
    if (end === start + 1 && unit >= 0x20 && unit < 0x300 && unit !== 0xad) {
      reached++;
      return;
    }
    const grapheme = text.slice(start, end);
    if (grapheme === '\t') reached += tabStop - (reached % tabStop);
    else reached += wideAsTwo ? graphemeColumns(grapheme) : 1;
  });
  return reached - column;
}

export function isSimple(text: string): boolean {
  return simple.test(text);
}
