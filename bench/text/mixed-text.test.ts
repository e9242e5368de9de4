import { describe, expect, it } from 'vitest';
import { mixedText } from './mixed-text.ts';

const graphemes = [...new Intl.Segmenter().segment(mixedText(200_000))].map(
  ({ segment }) => segment,
);

function share(pattern: RegExp): number {
  return graphemes.filter((grapheme) => pattern.test(grapheme)).length / graphemes.length;
}

describe('mixedText', () => {
  it('is the same for the same seed, another for another', () => {
    expect(mixedText(5_000, 3)).toBe(mixedText(5_000, 3));
    expect(mixedText(5_000, 3)).not.toBe(mixedText(5_000, 4));
  });

  it.each([1, 100_000])('has at least %i bytes and ends with its line', (bytes) => {
    const text = mixedText(bytes);
    expect(Buffer.byteLength(text)).toBeGreaterThanOrEqual(bytes);
    expect(Buffer.byteLength(text)).toBeLessThan(bytes + 200);
    expect(text.endsWith('\n')).toBe(true);
  });

  it('is nothing for no bytes', () => {
    expect(mixedText(0)).toBe('');
  });

  it('has two accented letters in a hundred characters', () => {
    expect(share(/^(?=\p{L})\P{ASCII}/u)).toBeCloseTo(0.02, 2.5);
  });

  it('has one emoji in two hundred characters', () => {
    expect(share(/\p{Extended_Pictographic}|\p{Regional_Indicator}/u)).toBeCloseTo(0.005, 3);
  });

  it('has about twelve words in a line', () => {
    const lines = mixedText(100_000).trimEnd().split('\n');
    const perLine = lines.map((line) => line.match(/\p{L}+/gu)?.length ?? 0);
    expect(perLine.reduce((sum, count) => sum + count) / lines.length).toBeCloseTo(12, 0);
  });

  it('has no surrogate without its other half', () => {
    expect(mixedText(100_000).isWellFormed()).toBe(true);
  });
});
