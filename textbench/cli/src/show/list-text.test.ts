import type { CatalogueEntry } from '@textbench/tools/catalogue';
import { describe, expect, it } from 'vitest';
import { listText, matching } from './list-text.ts';

function entry(slug: string, family: CatalogueEntry['family'], keywords: string[]): CatalogueEntry {
  return {
    slug,
    family,
    title: slug.toUpperCase(),
    description: `What ${slug} does, said in several words.`,
    icon: '',
    keywords,
    href: '',
  };
}

const entries = [
  entry('hex', 'encodings', ['xxd']),
  entry('line-breaks', 'sorting', ['wrap']),
  entry('morse', 'encodings', []),
];

describe('listText', () => {
  it('groups by family in its order and aligns descriptions', () => {
    expect(listText(entries, 80)).toBe(
      [
        'Sorting, joining, layout',
        '  line-breaks  What line-breaks does, said in several words.',
        '',
        'Encodings and numeral bases',
        '  hex          What hex does, said in several words.',
        '  morse        What morse does, said in several words.',
        '',
      ].join('\n'),
    );
  });

  it('wraps descriptions in their column', () => {
    expect(listText(entries.slice(0, 1), 38)).toBe(
      [
        'Encodings and numeral bases',
        '  hex  What hex does, said in several',
        '       words.',
        '',
      ].join('\n'),
    );
  });

  it('says so when nothing is left', () => {
    expect(listText([], 80)).toBe('No tool has these words.\n');
  });
});

describe('matching', () => {
  it('keeps tools that have every word somewhere', () => {
    expect(matching(entries, []).length).toBe(3);
    expect(matching(entries, ['XXD']).map(({ slug }) => slug)).toEqual(['hex']);
    expect(matching(entries, ['said', 'line']).map(({ slug }) => slug)).toEqual(['line-breaks']);
    expect(matching(entries, ['said', 'nothing'])).toEqual([]);
  });
});
