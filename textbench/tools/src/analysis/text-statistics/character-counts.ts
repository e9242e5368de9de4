/** How often each code point occurs, in no particular order. */
export function characterCounts(text: string): number[] {
  const units = new Uint32Array(0x1_0000);
  const astral = new Map<number, number>();
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    const point = unit < 0xd800 || unit > 0xdbff ? unit : (text.codePointAt(index) ?? unit);
    if (point > 0xffff) {
      astral.set(point, (astral.get(point) ?? 0) + 1);
      index++;
    } else {
      units[point] = (units[point] ?? 0) + 1;
    }
  }
  return [...units.filter((count) => count > 0), ...astral.values()];
}
