/** A stretch of bytes that no character of UTF-8 begins with or continues: it is read as one U+FFFD. */
export interface Utf8Fault {
  readonly start: number;
  readonly end: number;
}

/** Bytes of a character by its first byte; 0 where no character begins with it. */
export function utf8Length(first: number): number {
  if (first < 0x80) return 1;
  if (first < 0xc2) return 0;
  if (first < 0xe0) return 2;
  if (first < 0xf0) return 3;
  return first < 0xf5 ? 4 : 0;
}

/** Whether a second byte may follow this first one: no overlong forms, no surrogates, nothing over U+10FFFF. */
function secondFits(first: number, second: number): boolean {
  if (first === 0xe0) return second >= 0xa0 && second <= 0xbf;
  if (first === 0xed) return second >= 0x80 && second <= 0x9f;
  if (first === 0xf0) return second >= 0x90 && second <= 0xbf;
  if (first === 0xf4) return second >= 0x80 && second <= 0x8f;
  return second >= 0x80 && second <= 0xbf;
}

/** Bytes from `at` that begin a character: all of it, or as many as are right ("maximal subpart"). */
function rightBytes(bytes: Uint8Array, at: number, end: number): number {
  const first = bytes[at] ?? 0;
  const length = utf8Length(first);
  if (length < 2) return Math.max(length, 1);
  let right = 1;
  while (right < length && at + right < end) {
    const byte = bytes[at + right] ?? 0;
    const fits = right === 1 ? secondFits(first, byte) : byte >= 0x80 && byte <= 0xbf;
    if (!fits) break;
    right++;
  }
  return right;
}

/** The first fault from `from`, as the Encoding Standard and Unicode 3.9 (U+FFFD substitution) divide them. */
export function nextUtf8Fault(bytes: Uint8Array, from: number, end: number): Utf8Fault | undefined {
  let at = from;
  while (at < end) {
    const right = rightBytes(bytes, at, end);
    if (right !== utf8Length(bytes[at] ?? 0)) return { start: at, end: at + right };
    at += right;
  }
  return undefined;
}

/** How many of the first `length` bytes can be read now: all but a character that is not complete yet. */
export function completeUtf8(bytes: Uint8Array, length: number): number {
  for (let back = 1; back <= Math.min(3, length); back++) {
    const byte = bytes[length - back] ?? 0;
    if (byte < 0x80) return length;
    if (byte < 0xc0) continue;
    const at = length - back;
    const incomplete = utf8Length(byte) > back && rightBytes(bytes, at, length) === back;
    return incomplete ? at : length;
  }
  return length;
}

/** A few characters of right UTF-8, without the price of a call to the platform's decoder. */
export function utf8Text(bytes: Uint8Array, from: number, end: number): string {
  let text = '';
  for (let at = from; at < end; ) {
    const first = bytes[at] ?? 0;
    const length = utf8Length(first);
    let codePoint = length === 1 ? first : first & (0x7f >> length);
    for (let i = 1; i < length; i++) codePoint = (codePoint << 6) | ((bytes[at + i] ?? 0) & 0x3f);
    text += String.fromCodePoint(codePoint);
    at += length;
  }
  return text;
}
