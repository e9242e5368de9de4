import fc from 'fast-check';

/** Any code point, lone surrogates included. */
export const codePoint = fc
  .integer({ min: 0, max: 0x10ffff })
  .map((value) => String.fromCodePoint(value));

/** Texts of these signs, and of any code point now and then. */
export function textOf(...signs: readonly string[]): fc.Arbitrary<string> {
  const unit = signs.length === 0 ? codePoint : fc.oneof(fc.constantFrom(...signs), codePoint);
  return fc.string({ unit, maxLength: 40 });
}

/** Any text without lone surrogates. */
export const wellFormedText = textOf().map((text) => text.toWellFormed());
