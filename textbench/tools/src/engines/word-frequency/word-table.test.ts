import { describe, expect, it } from 'vitest';
import { wordKey } from './word-key.ts';
import { WordTable } from './word-table.ts';

describe('WordTable', () => {
  const filled = (words: string, most?: number) => {
    const table = new WordTable(most);
    for (const word of words.split(' ')) table.add(word);
    return table;
  };

  // python3: Counter('b a b c a b'.split()).most_common()
  it('counts words and puts the commonest first', () => {
    const table = filled('b a b c a b');
    expect(table.commonest(10)).toEqual([
      ['b', 3],
      ['a', 2],
      ['c', 1],
    ]);
    expect([table.total, table.distinct, table.countOf('a'), table.countOf('x')]).toEqual([
      6, 3, 2, 0,
    ]);
    expect(table.commonest(1)).toEqual([['b', 3]]);
  });

  it('keeps the first of equal words first', () => {
    expect(
      filled('z y x y z x')
        .commonest(3)
        .map(([word]) => word),
    ).toEqual(['z', 'y', 'x']);
  });

  it('counts words named like properties of objects', () => {
    expect(filled('__proto__ constructor __proto__').commonest(5)).toEqual([
      ['__proto__', 2],
      ['constructor', 1],
    ]);
  });

  it('counts no new words once it is full, but goes on with those it has', () => {
    const table = filled('a b c a d c', 2);
    expect([...table.entries()]).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
    expect([table.total, table.others, table.isFull]).toEqual([6, 3, true]);
    expect(filled('a b', 2).isFull).toBe(false);
  });
});

describe('wordKey', () => {
  it.each([
    ['Don’t', "don't"],
    ['DON＇T', "don't"],
    ['cafe\u0301', 'café'],
    ['e‐mail', 'e-mail'],
    ['co\u00adoperate', 'cooperate'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['ΑΣΣΟΣ', 'ασσος'],
    ['Straße', 'straße'],
  ])('%j is %j', (word, key) => {
    expect(wordKey(word, { ignoreCase: true })).toBe(key);
  });

  it('keeps capitals and drops accents where asked', () => {
    expect(wordKey('Été', { ignoreCase: false })).toBe('Été');
    expect(wordKey('Été', { ignoreCase: true, ignoreAccents: true })).toBe('ete');
  });
});
