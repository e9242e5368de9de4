import { describe, expect, it } from 'vitest';
import type { Part } from '../parts.ts';
import {
  audio,
  chart,
  difference,
  drawing,
  figures,
  html,
  image,
  marks,
  table,
  text,
} from '../result.ts';
import { chartTable, plainForms, plainText } from './forms.ts';

const letters = chart({
  shape: 'bars',
  categoryLabel: 'Letter',
  valueLabel: 'Share',
  referenceLabel: 'English',
  digits: 2,
  points: [
    { label: 'a', value: 1, reference: 8.2 },
    { label: 'b', value: 2 },
  ],
});

const parts: Readonly<Record<Part['kind'], Part>> = {
  text: text('a\nb'),
  table: table({ columns: [{ label: 'Word', kind: 'text' }], rows: [['a']] }),
  figures: figures({ figures: [{ label: 'Words', value: 2 }] }),
  marks: marks({
    text: 'one\n two  one',
    marks: [
      { start: 0, end: 8, label: 'first' },
      { start: 10, end: 13, label: 'again', tone: 'warning' },
    ],
  }),
  difference: difference({ rows: [], patch: '--- a\n+++ b\n' }),
  chart: letters,
  drawing: drawing({ svg: '<svg viewBox="0 0 1 1"/>', description: 'Nothing.' }),
  html: html({ html: '<p>a</p>' }),
  audio: audio({ tones: [], duration: 0, description: 'Silence.' }),
  image: image({ width: 1, height: 1, rgba: new Uint8ClampedArray(4), description: 'A pixel.' }),
};

// Media types as IANA registers them; a patch has none of its own.
const expected: Readonly<Record<Part['kind'], readonly [extension: string, mediaType: string][]>> =
  {
    text: [['txt', 'text/plain']],
    table: [
      ['tsv', 'text/tab-separated-values'],
      ['csv', 'text/csv'],
      ['json', 'application/json'],
    ],
    figures: [
      ['txt', 'text/plain'],
      ['json', 'application/json'],
    ],
    marks: [
      ['txt', 'text/plain'],
      ['json', 'application/json'],
    ],
    difference: [['patch', 'text/x-diff']],
    chart: [
      ['tsv', 'text/tab-separated-values'],
      ['csv', 'text/csv'],
      ['json', 'application/json'],
      ['svg', 'image/svg+xml'],
    ],
    drawing: [['svg', 'image/svg+xml']],
    html: [['html', 'text/html']],
    audio: [['wav', 'audio/wav']],
    image: [['png', 'image/png']],
  };

function content(part: Part, extension: string): string | Uint8Array | undefined {
  return plainForms(part)
    .find((form) => form.extension === extension)
    ?.content();
}

describe('plainForms', () => {
  it.each(Object.values(parts))('of $kind', (part) => {
    const forms = plainForms(part).map(({ extension, mediaType }) => [extension, mediaType]);
    expect(forms).toEqual(expected[part.kind]);
  });

  it('gives text, patch, drawing and HTML as they are', () => {
    expect(plainText(parts.text)).toBe('a\nb');
    expect(plainText(parts.difference)).toBe('--- a\n+++ b\n');
    expect(plainText(parts.drawing)).toBe('<svg viewBox="0 0 1 1"/>');
    expect(plainText(parts.html)).toBe('<p>a</p>');
  });

  it('gives bytes that begin as sound and pictures do', () => {
    expect(content(parts.audio, 'wav')).toEqual(expect.any(Uint8Array));
    const png = content(parts.image, 'png');
    expect(png instanceof Uint8Array && [...png.subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
    expect(plainText(parts.audio)).toBe('');
    expect(plainText(parts.image)).toBe('');
  });

  it('gives marks a line each, with their reason, line ends in them as spaces', () => {
    expect(plainText(parts.marks)).toBe('one two\tfirst\none\tagain\n');
  });

  it('gives marks in JSON with where they are and what they cover, exactly', () => {
    expect(JSON.parse(String(content(parts.marks, 'json')))).toEqual([
      { start: 0, end: 8, text: 'one\n two', label: 'first' },
      { start: 10, end: 13, text: 'one', label: 'again' },
    ]);
  });

  it('gives a chart as its table first', () => {
    expect(plainText(letters)).toBe('Letter\tShare\tEnglish\na\t1\t8.2\nb\t2\t\n');
    expect(content(letters, 'svg')).toMatch(/^<svg /);
  });

  it('writes nothing before it is asked for', () => {
    const part: Part = {
      ...parts.text,
      kind: 'text',
      get text(): string {
        throw new Error('written too early');
      },
    };
    const [form] = plainForms(part);
    expect(() => form.content()).toThrow('written too early');
  });
});

describe('chartTable', () => {
  it('has the digits of the chart', () => {
    expect(chartTable(letters).columns).toEqual([
      { label: 'Letter', kind: 'text' },
      { label: 'Share', kind: 'number', digits: 2 },
      { label: 'English', kind: 'number', digits: 2 },
    ]);
  });

  it('has two columns where there is no reference', () => {
    const plain = chart({
      shape: 'line',
      categoryLabel: 'Page',
      valueLabel: 'Words',
      points: [{ label: '1', value: 200, reference: 9 }],
    });
    expect(chartTable(plain)).toEqual({
      kind: 'table',
      columns: [
        { label: 'Page', kind: 'text' },
        { label: 'Words', kind: 'number' },
      ],
      rows: [['1', 200]],
    });
  });
});
