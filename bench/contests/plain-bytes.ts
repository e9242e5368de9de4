/** The plainest loops over bytes: one buffer of the right size, one pass, one decoding. */

const digits = new TextEncoder().encode('0123456789abcdef');
const space = 0x20;
const ascii = new TextDecoder('latin1');

/** `48 69`: two digits for every byte of UTF-8, with a space between bytes. */
export function plainHex(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const written = new Uint8Array(bytes.length * 3);
  let at = 0;
  for (const byte of bytes) {
    written[at++] = digits[byte >> 4] ?? 0;
    written[at++] = digits[byte & 15] ?? 0;
    written[at++] = space;
  }
  return ascii.decode(written.subarray(0, Math.max(0, at - 1)));
}

/** Reads what {@link plainHex} writes. */
export function plainFromHex(hex: string): string {
  const bytes = new Uint8Array((hex.length + 1) / 3);
  for (let at = 0, byte = 0; at < hex.length; at += 3, byte++) {
    bytes[byte] = (digitOf(hex.charCodeAt(at)) << 4) | digitOf(hex.charCodeAt(at + 1));
  }
  return new TextDecoder().decode(bytes);
}

function digitOf(unit: number): number {
  return unit < 0x3a ? unit - 0x30 : unit - 0x57;
}
