import { describe, expect, it } from 'vitest';
import { findTools, markMatches, searchNotice } from './find-tools.ts';

const tools = [
  { title: 'Text Statistics', description: 'Counts words, and the case of letters.' },
  { title: 'Lower Case Letters', description: 'Makes everything small.' },
  { title: 'Case Converter', description: 'Upper, lower and title.' },
  { title: 'Word Counter', description: 'Counts words (and more).' },
];
const titles = (query: string) => findTools(query, tools).map((tool) => tool.title);

describe('findTools', () => {
  it('finds a substring of title or description, case aside', () => {
    expect(titles('COUNT')).toEqual(['Word Counter', 'Text Statistics']);
    expect(titles('onv')).toEqual(['Case Converter']);
    expect(titles('EVERYTHING SMALL')).toEqual(['Lower Case Letters']);
  });

  it('puts titles that begin with the query first, descriptions last', () => {
    expect(titles('case')).toEqual(['Case Converter', 'Lower Case Letters', 'Text Statistics']);
  });

  it('finds nothing for an empty query or one of spaces', () => {
    for (const query of ['', ' ', '\t\n']) expect(titles(query)).toEqual([]);
  });

  it('looks for the query as it is, never as a pattern', () => {
    expect(titles('(and')).toEqual(['Word Counter']);
    expect(titles('.*')).toEqual([]);
    expect(titles('word  counter')).toEqual([]);
  });

  it('forgives spaces around the query', () => {
    expect(titles(' word counter ')).toEqual(['Word Counter']);
  });
});

describe('searchNotice', () => {
  it('has the specified texts', () => {
    expect(searchNotice('', 0)).toBe('Start typing to search for tools...');
    expect(searchNotice('xyz', 0)).toBe('No tools found matching "xyz"');
    expect(searchNotice('word', 2)).toBeNull();
  });
});

describe('markMatches', () => {
  it('marks every match in its own case', () => {
    expect(markMatches('Text to text', 'TEXT')).toEqual([
      { text: 'Text', match: true },
      { text: ' to ', match: false },
      { text: 'text', match: true },
    ]);
  });

  it('gives the whole text back, whatever the query', () => {
    for (const query of ['', 'e', 'xt t', 'zzz', '$&', ' '])
      for (const text of ['Text to text', '', 'İstanbul e', 'aaa'])
        expect(
          markMatches(text, query)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
  });

  it('marks nothing where lower case is longer than the text', () => {
    expect(markMatches('İe', 'e')).toEqual([{ text: 'İe', match: false }]);
  });
});
