import { colorOf } from './color.ts';

/** A length of one part in pixels, a root's em being 16 of them; undefined for any other value. */
export function pixelsOf(value: string): number | undefined {
  const [, number, unit] = /^([-+]?(?:\d+\.?\d*|\.\d+))(px|rem)?$/.exec(value.trim()) ?? [];
  if (number === undefined) return undefined;
  if (unit === undefined) return Number(number) === 0 ? 0 : undefined;
  return Number((Number(number) * (unit === 'rem' ? 16 : 1)).toFixed(4));
}

/** Whether two CSS values mean the same: as colours, as lengths, as numbers, or by their text. */
export function isSameValue(one: string, other: string): boolean {
  if (plain(one) === plain(other)) return true;
  const [length, otherLength] = [pixelsOf(one), pixelsOf(other)];
  if (length !== undefined && otherLength !== undefined) return length === otherLength;
  const [color, otherColor] = [colorOf(one), colorOf(other)];
  if (color === undefined || otherColor === undefined) return false;
  return color.every((channel, index) => channel === otherColor[index]);
}

/** A value in its plainest writing: one space between parts, none beside signs, numbers without padding. */
export function plain(value: string): string {
  return value
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/ ?([,/()]) ?/g, '$1')
    .replace(/"/g, "'")
    .replace(/(^|[^\d.\w])\.(\d)/g, '$10.$2')
    .replace(/(\.\d*?)0+(?=\D|$)/g, '$1')
    .replace(/\.(?=\D|$)/g, '');
}
