/** What a character is to casing and to the words of names. */
export const charClass = {
  other: 1,
  /** Upper and title case letters. */
  upper: 2,
  lower: 3,
  /** Letters without case. */
  letter: 4,
  number: 5,
  /** Marks and joiners: they belong to the character before them. */
  extend: 6,
  /** Apostrophes and middle dots, which are part of a word between letters: don't, col·lega. */
  joiner: 7,
  space: 8,
} as const;

const rules: readonly (readonly [RegExp, number])[] = [
  [/^\s$/u, charClass.space],
  [/^['’＇·‧՚׳״]$/u, charClass.joiner],
  [/^\u200b$/u, charClass.other],
  [/^[\p{M}\p{Cf}]$/u, charClass.extend],
  [/^[\p{Uppercase}\p{Lt}]$/u, charClass.upper],
  [/^\p{Lowercase}$/u, charClass.lower],
  [/^\p{N}$/u, charClass.number],
  [/^\p{Alphabetic}$/u, charClass.letter],
];

function classify(character: string): number {
  return rules.find(([pattern]) => pattern.test(character))?.[1] ?? charClass.other;
}

/** Classes of code units that have come up; 0 where none has. Only remembers what `classify` says. */
const known = new Uint8Array(0x1_0000);

/** Class of the code point that begins at an offset; a lone surrogate is `other`. */
export function classAt(text: string, offset: number): number {
  const unit = text.charCodeAt(offset);
  if (unit >= 0xd800 && unit <= 0xdfff) return classify(text.slice(offset, offset + 2));
  const found = known[unit];
  if (found) return found;
  const made = classify(text.charAt(offset));
  known[unit] = made;
  return made;
}

/** UTF-16 length of the code point that begins at an offset. */
export function lengthAt(text: string, offset: number): 1 | 2 {
  const unit = text.charCodeAt(offset);
  if (unit < 0xd800 || unit > 0xdbff) return 1;
  const next = text.charCodeAt(offset + 1);
  return next >= 0xdc00 && next <= 0xdfff ? 2 : 1;
}
