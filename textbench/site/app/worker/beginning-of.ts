/**
 * The beginning of a text, at most so long (UTF-16 code units); it never ends with half a surrogate
 * pair.
 */
export function beginningOf(text: string, length: number): string {
  if (text.length <= length) return text;
  const splitsPair = (text.charCodeAt(length - 1) & 0xfc00) === 0xd800;
  return text.slice(0, splitsPair ? length - 1 : length);
}
