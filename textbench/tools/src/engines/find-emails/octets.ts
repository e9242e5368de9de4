/** Length of a text in UTF-8, as the limits of RFC 5321 and RFC 6531 count. */
export function octets(text: string): number {
  let count = text.length;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) continue;
    // Each half of a surrogate pair makes two of its four octets; a lone one is written as U+FFFD.
    count += unit < 0x800 || (unit >= 0xd800 && unit <= 0xdfff) ? 1 : 2;
  }
  return count;
}
