import { describe, expect, it } from 'vitest';
import { editDistance, lastSegment, nearestTools } from './nearest-tools.ts';

const slugs = [
  'word-counter',
  'case-converter',
  'camelcase-converter',
  'text-to-hex',
  'hex-to-text',
  'remove-duplicates',
  'extra-spaces-remover',
  'lorem-ipsum',
];
const tools = slugs.map((slug) => ({ slug }));
const nearest = (path: string) => nearestTools(path, tools).map((tool) => tool.slug);

describe('nearestTools', () => {
  it('forgives typing mistakes', () => {
    expect(nearest('/tools/word-conuter')[0]).toBe('word-counter');
    expect(nearest('/tools/lorem-ipsun')[0]).toBe('lorem-ipsum');
    expect(nearest('/tools/caseconverter')[0]).toBe('case-converter');
  });

  it('finds shared words in another order', () => {
    expect(nearest('/tools/counter-word')[0]).toBe('word-counter');
    expect(nearest('/duplicates')[0]).toBe('remove-duplicates');
  });

  it('reads other ways of writing an address', () => {
    expect(nearest('/Tools/Word_Counter.html')[0]).toBe('word-counter');
    expect(nearest('/tools/wordCounter/')[0]).toBe('word-counter');
    expect(nearest('/word%20counter')[0]).toBe('word-counter');
  });

  it('suggests nothing for an address that is like no tool', () => {
    for (const path of ['/', '', '/wp-admin/setup', '/zzzzzzzz', '/%', '/日本語'])
      expect([path, nearest(path)]).toEqual([path, []]);
  });

  it('suggests four at most, nearest first', () => {
    const many = Array.from({ length: 9 }, (_, index) => ({ slug: `text-${index}` }));
    expect(nearestTools('/tools/text-3', many)).toHaveLength(4);
    expect(nearestTools('/tools/text-3', many)[0]).toEqual({ slug: 'text-3' });
  });
});

describe('lastSegment', () => {
  it('keeps a stray percent sign from failing', () => {
    expect(lastSegment('/100%')).toBe('100');
  });
});

describe('editDistance', () => {
  it('counts insertions, deletions, replacements and swaps', () => {
    const cases: [string, string, number][] = [
      ['', '', 0],
      ['', 'abc', 3],
      ['abc', '', 3],
      ['kitten', 'sitting', 3], // Levenshtein's usual example
      ['abcd', 'abdc', 1], // one swap
      ['ca', 'abc', 3], // optimal string alignment, where full Damerau-Levenshtein is 2
      ['word', 'word', 0],
    ];
    for (const [a, b, distance] of cases) {
      expect([a, b, editDistance(a, b)]).toEqual([a, b, distance]);
      expect(editDistance(b, a)).toBe(distance);
    }
  });
});
