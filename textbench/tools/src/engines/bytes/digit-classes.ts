import type { Radix } from './number-writer.ts';

/** Classes of characters, beside the digits, which are their own value. */
export const separatorClass = 32;
/** Part of a prefix, a suffix, or nothing known. */
export const otherClass = 33;

const separatorSigns = ' \t\n\v\f\r,;:.-_/|\'"`()[]{}<>=+#';

/** Class of each ASCII character for numbers of a radix: a digit's value, or one of the above. */
export function digitClasses(radix: Radix): Uint8Array {
  const classes = new Uint8Array(128).fill(otherClass);
  for (const sign of separatorSigns) classes[sign.charCodeAt(0)] = separatorClass;
  for (let value = 0; value < radix; value++) {
    const digit = value.toString(radix);
    classes[digit.charCodeAt(0)] = value;
    classes[digit.toUpperCase().charCodeAt(0)] = value;
  }
  return classes;
}

/** Whether a character outside ASCII separates: every space, and dashes and commas of other scripts. */
export function separatesBeyondAscii(character: string): boolean {
  return /^[\s\p{Pd}\p{Pi}\p{Pf}、，；：。]$/u.test(character);
}
