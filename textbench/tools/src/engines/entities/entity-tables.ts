import type { TablePart } from '@textbench/kit';
import { table } from '@textbench/kit';
import { namesOf, valueByName } from './names.ts';

const mostRows = 2_500;

/** The names of the HTML Standard that fit a search: part of a name, a character, or its number. */
export function entityTable(search: string): TablePart {
  const wanted = search.trim();
  const rows = [...valueByName]
    .filter(([name, value]) => fits(wanted, name, value))
    .map(([name, value]) => [
      `&${name};`,
      value,
      codePoints(value),
      numbers(value, 10),
      numbers(value, 16),
    ]);
  return table({
    title: 'Entities',
    columns: [
      { label: 'Name', kind: 'code' },
      { label: 'Character', kind: 'text' },
      { label: 'Code point', kind: 'code' },
      { label: 'Decimal', kind: 'code' },
      { label: 'Hexadecimal', kind: 'code' },
    ],
    rows,
  });
}

function fits(wanted: string, name: string, value: string): boolean {
  if (wanted === '*' || value === wanted) return true;
  const number = /^(?:U\+|&?#x|0x)([0-9a-f]{1,6});?$/i.exec(wanted)?.[1];
  const decimal = /^(?:&?#)?([0-9]{1,7});?$/.exec(wanted)?.[1];
  const codePoint = number ? Number.parseInt(number, 16) : decimal ? Number(decimal) : undefined;
  if (codePoint !== undefined) return value.codePointAt(0) === codePoint;
  const part = wanted.replace(/^&|;$/g, '').toLowerCase();
  return part !== '' && name.toLowerCase().includes(part);
}

/** How often each character beyond ASCII or with a meaning in markup occurs, with every way to write it. */
export function characterTable(text: string): readonly TablePart[] {
  const times = new Map<string, number>();
  for (const [character] of text.matchAll(/[&<>"']|[^\0-\x9f\p{Cs}]/gu)) {
    times.set(character, (times.get(character) ?? 0) + 1);
  }
  if (times.size === 0) return [];
  const rows = [...times].slice(0, mostRows).map(([character, count]) => {
    const names = namesOf(character).map((name) => `&${name};`);
    const written = [numbers(character, 10), numbers(character, 16)];
    return [character, codePoints(character), names.join(' '), ...written, count];
  });
  return [
    table({
      title: 'Characters',
      columns: [
        { label: 'Character', kind: 'text' },
        { label: 'Code point', kind: 'code' },
        { label: 'Names', kind: 'code' },
        { label: 'Decimal', kind: 'code' },
        { label: 'Hexadecimal', kind: 'code' },
        { label: 'Times', kind: 'number' },
      ],
      rows,
    }),
  ];
}

/** `U+2242 U+0338` */
export function codePoints(text: string): string {
  return Array.from(text, (character) => {
    const digits = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
    return `U+${digits.padStart(4, '0')}`;
  }).join(' ');
}

function numbers(text: string, radix: 10 | 16): string {
  return Array.from(text, (character) => {
    const digits = (character.codePointAt(0) ?? 0).toString(radix).toUpperCase();
    return radix === 16 ? `&#x${digits};` : `&#${digits};`;
  }).join('');
}
