import { charClass, classAt, lengthAt } from '../../engines/case-classes.ts';
import type { CaseMapping } from '../../engines/case-mapping.ts';
import { UnitBuffer } from '../../engines/case-unit-buffer.ts';

/** Decides for each letter whether it becomes a capital; a letter without an answer stays. */
export type LetterRule = (letterClass: number, letter: string) => boolean | undefined;

/** Small and capital letter in turn; digits, signs and spaces do not count. */
export function alternating(): LetterRule {
  let capital = true;
  return () => {
    capital = !capital;
    return capital;
  };
}

/** As Python's `swapcase`: title case letters such as ǅ are neither and stay. */
export const inverse: LetterRule = (letterClass, letter) =>
  letterClass === charClass.upper && /^\p{Lt}/u.test(letter)
    ? undefined
    : letterClass === charClass.lower;

/** Maps letter by letter, the marks with the letter they stand on, stretch by stretch. */
export function letterConverter(rule: LetterRule, mapping: CaseMapping) {
  return (stretch: string): string => {
    const output = new UnitBuffer();
    for (let offset = 0; offset < stretch.length; ) {
      const letterClass = classAt(stretch, offset);
      const isLetter = letterClass >= charClass.upper && letterClass <= charClass.letter;
      const end = isLetter ? clusterEnd(stretch, offset) : offset + 1;
      const unit = stretch.charCodeAt(offset);
      if (!isLetter) {
        output.add(unit);
      } else if (unit < 0x80 && end === offset + 1 && mapping.plainLetters) {
        output.add(rule(letterClass, stretch.charAt(offset)) ? unit & ~0x20 : unit | 0x20);
      } else {
        const letter = stretch.slice(offset, end);
        const capital = rule(letterClass, letter);
        output.addText(
          capital === undefined ? letter : mapped(stretch, offset, letter, capital, mapping),
        );
      }
      offset = end;
    }
    return output.text();
  };
}

function mapped(
  text: string,
  offset: number,
  letter: string,
  capital: boolean,
  mapping: CaseMapping,
): string {
  if (capital) return mapping.upper(letter);
  if (letter === 'Σ') return isFinalSigma(text, offset) ? 'ς' : 'σ';
  return mapping.lower(letter);
}

function clusterEnd(text: string, offset: number): number {
  let end = offset + lengthAt(text, offset);
  while (end < text.length && text.charCodeAt(end) >= 0x300 && isMark(text, end)) {
    end += lengthAt(text, end);
  }
  return end;
}

function isMark(text: string, offset: number): boolean {
  return (
    classAt(text, offset) === charClass.extend && /^\p{M}/u.test(text.slice(offset, offset + 2))
  );
}

/** Final_Sigma of Unicode 3.13, table 3-17, looking at most 32 code units either way. */
function isFinalSigma(text: string, offset: number): boolean {
  const before = text.slice(Math.max(0, offset - 32), offset);
  const after = text.slice(offset + 1, offset + 33);
  return (
    /\p{Cased}\p{Case_Ignorable}*$/u.test(before) && !/^\p{Case_Ignorable}*\p{Cased}/u.test(after)
  );
}
