import { plainText, runTool } from '@textbench/kit';
import { fixedContext } from '@textbench/kit/laws';
import { describe, expect, it } from 'vitest';
import { fillers } from './lorem-ipsum/fillers.ts';
import { cicero, latinWords, usualPassage } from './lorem-ipsum/passages.ts';
import { tool } from './lorem-ipsum.ts';

const made = async (options: Record<string, unknown> = {}) =>
  plainText((await runTool(tool, {}, options, fixedContext())).parts[0]);

const spaced = Object.entries(fillers)
  .filter(([, { writing }]) => writing.space === ' ')
  .map(([name]) => name);
const unspaced = ['japanese', 'chinese', 'traditional'];
const counts = [0, 1, 2, 7, 8, 9, 20, 100, 1_001];

describe.each(Object.keys(fillers))('%s', (source) => {
  it.each([0, 1, 2, 5, 30])('writes exactly %i paragraphs', async (count) => {
    const text = await made({ source, count });
    expect(text === '' ? 0 : text.split('\n\n').length).toBe(count);
  });

  it.each([0, 1, 2, 3, 11, 100])('writes exactly %i sentences', async (count) => {
    const text = await made({ source, unit: 'sentences', count });
    expect(text.match(/[.?。।]/g)?.length ?? 0).toBe(count);
  });

  it.each(counts)('writes exactly %i bytes', async (count) => {
    const text = await made({ source, unit: 'bytes', count });
    expect(Buffer.byteLength(text, 'utf8')).toBe(count);
    expect(text).not.toMatch(/\ufffd|[ ,]$/);
  });

  it.each([0, 1, 3, 12])('writes exactly %i items', async (count) => {
    const text = await made({ source, unit: 'items', count });
    expect(text === '' ? 0 : text.split('\n').length).toBe(count);
    expect(text).not.toMatch(/[.?。।]/);
  });

  it('gives the same text for the same seed, and another for another', async () => {
    const one = await made({ source, seed: 'a' });
    expect(await made({ source, seed: 'a' })).toBe(one);
    const other = await made({ source, seed: 'b' });
    expect(other === one).toBe(source === 'usual' || source === 'cicero');
  });
});

describe('words', () => {
  // wc -w
  it.each(spaced)('are exactly as many as asked for: %s', async (source) => {
    for (const count of counts) {
      const text = await made({ source, unit: 'words', count });
      expect(text.split(/\s+/).filter((word) => word !== '')).toHaveLength(count);
      if (count > 0) expect(text).toMatch(/[^,،][.?।]$/);
    }
  });

  it.each(unspaced)('are characters in %s', async (source) => {
    for (const count of counts) {
      const text = await made({ source, unit: 'words', count });
      expect(text.match(/\p{L}/gu)?.length ?? 0).toBe(count);
      if (count > 0) expect(text).toMatch(/[^，、]。$/);
    }
  });
});

describe('random Latin', () => {
  it('begins with the usual words, cut if need be, unless told not to', async () => {
    expect(await made({ unit: 'sentences', count: 1 })).toBe(
      'Lorem ipsum dolor sit amet, consectetur adipiscing elit.',
    );
    expect(await made({ unit: 'words', count: 5 })).toBe('Lorem ipsum dolor sit amet.');
    expect(await made({ begin: false })).not.toMatch(/^Lorem ipsum dolor/);
    expect(await made({ unit: 'items', count: 2 })).toMatch(
      /^Lorem ipsum dolor sit amet, consectetur adipiscing elit\n[A-Z]/,
    );
  });

  it('has only words of the passages, and sentences like theirs', async () => {
    const text = await made({ count: 50 });
    const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
    expect(words.filter((word) => !latinWords.includes(word))).toEqual([]);
    for (const sentence of text.split(/(?<=\.)\s+/)) {
      expect(sentence).toMatch(/^[A-Z][a-z]*(?:,? [a-z]+)*\.$/);
    }
  });

  it('writes no word twice in a row', async () => {
    const words =
      (await made({ unit: 'words', count: 20_000 })).toLowerCase().match(/[a-z]+/g) ?? [];
    const twice = words.filter((word, index) => word === words[index - 1]);
    // Only where the opening meets the first drawn word can chance have it so.
    expect(twice.length).toBeLessThanOrEqual(1);
  });

  it('keeps to the lengths asked for', async () => {
    const text = await made({
      count: 200,
      begin: false,
      leastWords: 3,
      mostWords: 4,
      leastSentences: 2,
      mostSentences: 3,
    });
    const paragraphs = text.split('\n\n').map((paragraph) => paragraph.split(/(?<=\.) /));
    const lengths = new Set(paragraphs.map((sentences) => sentences.length));
    expect([...lengths].sort()).toEqual([2, 3]);
    const words = new Set(paragraphs.flat().map((sentence) => sentence.split(' ').length));
    expect([...words].sort()).toEqual([3, 4]);
  });
});

describe('passages', () => {
  it('are recited in order and begin again at their end', async () => {
    const usual = usualPassage.flat();
    expect(await made({ source: 'usual', unit: 'sentences', count: 6 })).toBe(
      [...usual, usual[0], usual[1]].join(' '),
    );
    expect(await made({ source: 'cicero', count: 3 })).toBe(
      [cicero[0], cicero[1], cicero[0]].map((sentences) => sentences?.join(' ')).join('\n\n'),
    );
  });

  // wc -w over the text of any edition with this punctuation: 129 and 120 words
  it('have the words of Cicero', () => {
    const [first = [], second = []] = cicero;
    expect(first.join(' ').split(' ')).toHaveLength(129);
    expect(second.join(' ').split(' ')).toHaveLength(120);
    // Words that the usual passage cuts short
    expect(first.join(' ')).toContain(
      'qui dolorem ipsum quia dolor sit amet, consectetur, adipisci velit',
    );
    expect(usualPassage.flat().join(' ').split(' ')).toHaveLength(69);
  });
});

describe('other scripts', () => {
  it.each([
    ['cyrillic', /^Лорем ипсум долор сит амет, консектетур адипискинг елит\. [А-Я]/],
    ['greek', /^Λορεμ ιπσυμ δολορ σιτ αμετ, κονσεκτετυρ αδιπισκινγ ελιτ\. [Α-Ω]/],
    ['arabic', /^لوريم إيبسوم/],
    ['hindi', /^लोरेम इप्सम डोलर सिट अमेट। /],
    ['chinese', /^天地玄黄，宇宙洪荒。/],
  ])('%s begins as it should', async (source, beginning) => {
    expect(await made({ source })).toMatch(beginning);
  });

  it('writes the sigma at the end of a Greek word as ς', async () => {
    const text = await made({ source: 'greek', count: 20 });
    expect(text).toMatch(/ς[ ,.]/);
    expect(text).not.toMatch(/σ[ ,.]|ς[α-ω]/);
  });

  it('has no Latin letters in them', async () => {
    for (const source of Object.keys(fillers).slice(3)) {
      expect(await made({ source, count: 5 })).not.toMatch(/[A-Za-z]/);
    }
  });
});

describe('formats', () => {
  it('wraps paragraphs and lists in HTML', async () => {
    expect(await made({ source: 'usual', count: 2, format: 'html' })).toMatch(
      /^<p>Lorem[^<]*<\/p>\n<p>Lorem[^<]*<\/p>$/,
    );
    expect(await made({ source: 'usual', unit: 'items', count: 2, format: 'html' })).toMatch(
      /^<ul>\n {2}<li>Lorem[^<.]*<\/li>\n {2}<li>Ut[^<.]*<\/li>\n<\/ul>$/,
    );
    expect(await made({ unit: 'items', count: 1, format: 'html', numbered: true })).toMatch(
      /^<ol>/,
    );
    expect(await made({ unit: 'items', count: 0, format: 'html' })).toBe('');
  });

  it('marks items in Markdown, and numbers them', async () => {
    const options = { source: 'usual', unit: 'items', count: 2 };
    expect(await made({ ...options, format: 'markdown' })).toMatch(/^- Lorem[^\n]*\n- Ut/);
    expect(await made({ ...options, numbered: true })).toMatch(/^1\. Lorem[^\n]*\n2\. Ut/);
    expect(await made(options)).toMatch(/^Lorem[^\n]*\nUt/);
  });
});

describe('limits', () => {
  it.each([
    [{ count: 20_001 }, 'count', '20,000 paragraphs'],
    [{ unit: 'items', count: 100_001 }, 'count', '100,000 list items'],
    [{ leastWords: 17 }, 'leastWords', '17, is more than the most, 16'],
    [{ leastSentences: 9 }, 'leastSentences', '9, is more than the most, 8'],
  ])('%j', async (options, option, words) => {
    await expect(made(options)).rejects.toMatchObject({
      option,
      message: expect.stringContaining(words),
    });
  });

  it('reach a million words and ten million bytes', async () => {
    expect((await made({ unit: 'words', count: 1_000_000 })).split(' ')).toHaveLength(1_000_000);
    expect(
      Buffer.byteLength(await made({ unit: 'bytes', count: 10_000_000, source: 'hindi' })),
    ).toBe(10_000_000);
  });
});
