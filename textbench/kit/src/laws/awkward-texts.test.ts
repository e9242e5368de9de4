import { describe, expect, it } from 'vitest';
import { awkwardTexts, mixedText } from './awkward-texts.ts';

describe('mixedText', () => {
  it('is as long as told, by less than a word, its marks and a space over', () => {
    for (const length of [0, 1, 100, 10_000]) {
      const text = mixedText(length);
      expect(text.length).toBeGreaterThanOrEqual(length);
      expect(text.length).toBeLessThan(length + 30);
    }
  });

  it('is the same every time, and a longer one begins with a shorter', () => {
    expect(mixedText(500)).toBe(mixedText(500));
    expect(mixedText(5_000).startsWith(mixedText(500))).toBe(true);
  });

  it('has lines of twelve words, accents and emoji, and no half pairs', () => {
    const text = mixedText(10_000);
    const words = text
      .replace(/[^\p{L}\s]/gu, '')
      .split('\n', 20)
      .map((line) => line.trim().split(/\s+/));
    expect(words.map((line) => line.length)).toEqual(words.map(() => 12));
    expect(text).toMatch(/[éïü]/);
    expect(text).toMatch(/\p{Extended_Pictographic}/u);
    expect(text.isWellFormed()).toBe(true);
  });
});

describe('awkwardTexts', () => {
  it('are what their names say', () => {
    expect(awkwardTexts['lone high surrogate']?.isWellFormed()).toBe(false);
    expect(awkwardTexts['lone low surrogate']?.isWellFormed()).toBe(false);
    expect(awkwardTexts['only spaces']?.trim()).toBe('');
    expect(awkwardTexts['no final line end']).not.toMatch(/[\r\n]$/);
    expect(awkwardTexts['lone CR lines']).not.toContain('\n');
    expect(awkwardTexts['byte order mark']?.charCodeAt(0)).toBe(0xfeff);
    expect([...(awkwardTexts['a hundred thousand emoji'] ?? '')].length).toBe(100_000);
    expect(awkwardTexts['object property names']).toContain('__proto__');
    expect(awkwardTexts['right to left']).toMatch(/\p{Script=Hebrew}.*\p{Script=Arabic}/u);
  });
});
