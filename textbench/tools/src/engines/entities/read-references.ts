import { type Context, type ReadReference, readName, readNumber } from './references.ts';

const hash = 0x23;
const semicolon = 0x3b;
const letterX = 0x78;

/**
 * A text with its references read as browsers do (HTML Standard, 13.2.5.72 to 13.2.5.80). It reads
 * what `referencesIn` finds, faster, since it does not say where and why.
 */
export function withReferencesRead(text: string, context: Context): string {
  let read = '';
  let reached = 0;
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1)) {
    const found =
      text.charCodeAt(at + 1) === hash ? numberAt(text, at + 2) : nameAt(text, at + 1, context);
    if (!found) continue;
    read += text.slice(reached, at) + found.value;
    reached = at + 1 + found.length;
  }
  return reached === 0 ? text : read + text.slice(reached);
}

function nameAt(text: string, start: number, context: Context): ReadReference | undefined {
  let end = start;
  while (isLetterOrDigit(text.charCodeAt(end))) end++;
  if (end === start) return undefined;
  const closed = text.charCodeAt(end) === semicolon;
  return readName(text.slice(start, end), closed, text.charAt(end), context);
}

function numberAt(text: string, start: number): ReadReference | undefined {
  const isHex = (text.charCodeAt(start) | 0x20) === letterX;
  const radix = isHex ? 16 : 10;
  const first = isHex ? start + 1 : start;
  let codePoint = 0;
  let end = first;
  for (let digit = digitAt(text, end); digit < radix; digit = digitAt(text, ++end)) {
    codePoint = codePoint * radix + digit;
  }
  if (end === first) return undefined;
  const closed = text.charCodeAt(end) === semicolon;
  return { value: readNumber(codePoint), length: end - start + (closed ? 2 : 1) };
}

function isLetterOrDigit(unit: number): boolean {
  const small = unit | 0x20;
  return (small >= 0x61 && small <= 0x7a) || (unit >= 0x30 && unit <= 0x39);
}

/** Value of a digit, hexadecimal ones with the others; 99 for anything else. */
function digitAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  if (unit >= 0x30 && unit <= 0x39) return unit - 0x30;
  const small = unit | 0x20;
  return small >= 0x61 && small <= 0x66 ? small - 0x57 : 99;
}
