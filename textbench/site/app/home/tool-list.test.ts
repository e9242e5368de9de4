import { describe, expect, it } from 'vitest';
import { familyCounts, sortedTools } from './tool-list.ts';

const tools = [
  { slug: 'text-to-hex', family: 'encodings', title: 'Text to Hex' },
  { slug: 'case-converter', family: 'case', title: 'Case Converter' },
  { slug: 'url-encoder', family: 'encodings', title: 'URL Encoder' },
];

describe('sortedTools', () => {
  it('sorts by title', () => {
    expect(sortedTools(tools, []).map((tool) => tool.slug)).toEqual([
      'case-converter',
      'text-to-hex',
      'url-encoder',
    ]);
  });

  it('puts favourites first, by title among themselves, and knows of none that is missing', () => {
    const favourites = ['url-encoder', 'gone', 'text-to-hex'];
    expect(sortedTools(tools, favourites).map((tool) => tool.slug)).toEqual([
      'text-to-hex',
      'url-encoder',
      'case-converter',
    ]);
  });

  it('leaves the list itself alone', () => {
    sortedTools(tools, ['url-encoder']);
    expect(tools[0]?.slug).toBe('text-to-hex');
  });
});

describe('familyCounts', () => {
  it('counts families that have tools, in their order', () => {
    const families = { encodings: 'Encodings', other: 'Other', case: 'Case' };
    expect(familyCounts(tools, families)).toEqual([
      { family: 'encodings', name: 'Encodings', count: 2 },
      { family: 'case', name: 'Case', count: 1 },
    ]);
  });
});
