import { describe, expect, it } from 'vitest';
import {
  hasLoneReturn,
  linesAtEnds,
  linesAtFeeds,
  sentencesOf,
  unitText,
  wholeUnit,
} from './units.ts';

const read = (text: string, divide: typeof linesAtFeeds) => {
  const units = divide(text);
  return units.starts.map((_, index) => [
    unitText(text, units, index),
    wholeUnit(text, units, index),
  ]);
};

describe('linesAtFeeds', () => {
  it.each([
    ['', []],
    ['a', [['a', 'a']]],
    ['a\n', [['a', 'a\n']]],
    [
      'a\r\n\nb',
      [
        ['a', 'a\r\n'],
        ['', '\n'],
        ['b', 'b'],
      ],
    ],
    ['a\rb\n', [['a\rb', 'a\rb\n']]],
  ])('divides %j', (text, lines) => {
    expect(read(text, linesAtFeeds)).toEqual(lines);
  });
});

describe('linesAtEnds', () => {
  it.each([
    [
      'a\rb\r\nc',
      [
        ['a', 'a\r'],
        ['b', 'b\r\n'],
        ['c', 'c'],
      ],
    ],
    [
      '\r\r',
      [
        ['', '\r'],
        ['', '\r'],
      ],
    ],
  ])('divides %j', (text, lines) => {
    expect(read(text, linesAtEnds)).toEqual(lines);
  });
});

describe('hasLoneReturn', () => {
  it.each([
    ['a\r\nb', false],
    ['a\rb', true],
    ['a\r', true],
    ['', false],
  ])('%j: %s', (text, expected) => {
    expect(hasLoneReturn(text)).toBe(expected);
  });
});

describe('sentencesOf', () => {
  const sentences = (text: string) => {
    const units = sentencesOf(text);
    return units.starts.map((_, index) => unitText(text, units, index));
  };

  it('reads on where prose is wrapped', () => {
    expect(sentences('It was a rainy\nday. The end.')).toEqual([
      'It was a rainy\nday.',
      'The end.',
    ]);
    const long = 'The bus leaves from the square in front of the station in';
    expect(sentences(`${long}\r\nParis. It is red.`)).toEqual([`${long}\r\nParis.`, 'It is red.']);
  });

  it('loses nothing that stands outside sentences', () => {
    expect(sentences(' , ')).toEqual([',']);
    expect(sentences('')).toEqual([]);
    expect(sentences('** One. Two. *')).toEqual(['** One.', 'Two. *']);
  });

  it('leaves short lines and paragraphs apart', () => {
    expect(sentences('A title\nThen text.\n\nMore of it.')).toEqual([
      'A title',
      'Then text.',
      'More of it.',
    ]);
  });
});
