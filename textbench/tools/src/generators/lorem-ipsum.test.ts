import { plainText, runTool } from '@textbench/kit';
import { fixedContext } from '@textbench/kit/laws';
import { countParagraphs, countWords } from '@textbench/language';
import { describe, expect, it } from 'vitest';
import { ciceroSentences } from './lorem-ipsum/data.ts';
import { tool } from './lorem-ipsum.ts';

async function made(options: Record<string, unknown> = {}): Promise<string> {
  const { parts } = await runTool(tool, {}, options, fixedContext());
  return plainText(parts[0]);
}

describe('counts are exact', () => {
  it.each([1, 2, 17, 200])('%i paragraphs', async (count) => {
    expect(countParagraphs(await made({ count }))).toBe(count);
  });

  it.each([1, 2, 17, 200])('%i sentences', async (count) => {
    expect((await made({ unit: 'sentences', count })).match(/\./g)).toHaveLength(count);
  });

  it.each(['latin', 'greek', 'cyrillic', 'arabic', 'cicero'])('500 words, %s', async (source) => {
    const text = await made({ unit: 'words', count: 500, source });
    expect(text.split(' ')).toHaveLength(500);
    expect(countWords(text)).toBe(500);
  });

  it.each([
    ['latin', 1],
    ['latin', 18],
    ['latin', 19],
    ['latin', 1_000],
    ['greek', 7],
    ['greek', 999],
    ['cyrillic', 1_000],
    ['arabic', 1_001],
    ['chinese', 100],
    ['chinese', 101],
    ['cicero', 10_000],
  ])('bytes of %s: %i', async (source, count) => {
    const text = await made({ unit: 'bytes', source, count });
    expect(Buffer.byteLength(text)).toBe(count);
    expect(text).not.toContain('\ufffd');
    expect(text).toBe(text.trimEnd());
  });

  it('none of anything is nothing', async () => {
    for (const unit of ['paragraphs', 'sentences', 'words', 'bytes', 'list']) {
      expect(await made({ unit, count: 0, html: 'ul' })).toBe('');
    }
  });
});

describe('the text', () => {
  it('begins as it usually does, unless told not to', async () => {
    const words = { unit: 'words', count: 19 };
    expect(await made(words)).toBe(
      'Lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore magna aliqua',
    );
    expect(await made({ usualBeginning: false, seed: '2' })).not.toMatch(/^Lorem ipsum/);
  });

  it('is the same for the same seed, and another for another', async () => {
    expect(await made({ seed: 'a', count: 5 })).toBe(await made({ seed: 'a', count: 5 }));
    expect(await made({ seed: 'a', count: 5 })).not.toBe(await made({ seed: 'b', count: 5 }));
  });

  it('gives Cicero in his order, and again from the start', async () => {
    const all = await made({
      source: 'cicero',
      unit: 'sentences',
      count: ciceroSentences.length + 1,
    });
    expect(all).toBe([...ciceroSentences, ciceroSentences[0]].join(' '));
  });

  it('keeps the lengths of sentences and paragraphs', async () => {
    const exact = {
      shortestSentence: 6,
      longestSentence: 6,
      shortestParagraph: 4,
      longestParagraph: 4,
    };
    const text = await made({ count: 10, ...exact });
    for (const paragraph of text.split('\n\n')) {
      expect(paragraph.match(/\S+/g)).toHaveLength(24);
      expect(paragraph.match(/\./g)).toHaveLength(4);
    }
  });

  it('writes no word twice in a row', async () => {
    const words = (await made({ unit: 'words', count: 20_000, usualBeginning: false }))
      .toLowerCase()
      .split(' ');
    expect(words.some((word, index) => word === words[index - 1])).toBe(false);
  });

  it('writes Chinese without spaces and with its own signs', async () => {
    const text = await made({ source: 'chinese', count: 5 });
    expect(text).toMatch(/^[\p{Script=Han}，。\n]+$/u);
  });
});

describe('HTML', () => {
  it('wraps paragraphs and items', async () => {
    const items = await made({ unit: 'list', count: 3, html: 'ol' });
    expect(items).toMatch(/^<ol>\n(<li>[A-Z][a-z ]+<\/li>\n){3}<\/ol>\n$/);
    expect(await made({ count: 2, html: 'p' })).toMatch(/^(<p>[^<\n]+<\/p>\n){2}$/);
  });
});

describe('what does not fit is refused', () => {
  it.each([
    [{ count: 10_001 }, 'count'],
    [{ shortestSentence: 9, longestSentence: 8 }, 'longestSentence'],
    [{ shortestParagraph: 9, longestParagraph: 8 }, 'longestParagraph'],
  ])('%j', async (options, option) => {
    await expect(made(options)).rejects.toMatchObject({ option });
  });
});
