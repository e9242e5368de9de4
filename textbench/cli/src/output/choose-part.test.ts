import { result, text } from '@textbench/kit';
import { describe, expect, it } from 'vitest';
import { choosePart } from './choose-part.ts';

const first = text('first');
const words = text('words', { title: 'Top words' });
const two = text('two', { title: '2' });
const found = result(first, { more: [words, two] });

describe('choosePart', () => {
  it('takes the first unless told', () => {
    expect(choosePart(found, undefined)).toBe(first);
  });

  it('takes a part by number, by title in any case, by kind where it has no title', () => {
    expect(choosePart(found, '3')).toBe(two);
    expect(choosePart(found, 'top WORDS')).toBe(words);
    expect(choosePart(found, 'text')).toBe(first);
  });

  it('prefers a title over a number', () => {
    expect(choosePart(found, '2')).toBe(two);
  });

  it('suggests a title or names all parts', () => {
    expect(() => choosePart(found, 'top word')).toThrow(
      expect.objectContaining({ fault: 'command', hint: 'Did you mean "Top words"?' }),
    );
    expect(() => choosePart(found, '9')).toThrow(
      expect.objectContaining({ message: 'There is no part "9".' }),
    );
    expect(() => choosePart(found, 'elsewhere')).toThrow(
      expect.objectContaining({ hint: 'The parts are: 1 text, 2 Top words, 3 2.' }),
    );
  });
});
