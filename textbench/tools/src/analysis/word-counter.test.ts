import { defaultValues, type Figure, runTool } from '@textbench/kit';
import { fixedContext } from '@textbench/kit/laws';
import { describe, expect, it } from 'vitest';
import { durationText } from './word-counter/duration-text.ts';
import { smsLength } from './word-counter/sms-length.ts';
import { xLength } from './word-counter/x-length.ts';
import { tool } from './word-counter.ts';

const ferry = `The ferry left at noon. Nobody on it had slept, and nobody said so.

"Coffee?" asked the mate. The cook laughed; the cook always laughed. Then the fog came down,
and the town, the harbour and the hills were gone.
`;

async function count(text: string, options: Record<string, unknown> = {}) {
  return runTool(tool, { text }, options, fixedContext());
}

async function figuresOf(text: string, options: Record<string, unknown> = {}) {
  const { parts } = await count(text, options);
  const part = parts[0];
  if (part.kind !== 'figures') throw new Error('no figures');
  return Object.fromEntries(
    part.figures.map((figure): [string, Figure['value']] => [figure.label, figure.value]),
  );
}

async function rowsOf(text: string, options: Record<string, unknown> = {}) {
  const { parts } = await count(text, options);
  const part = parts.find(({ kind }) => kind === 'table');
  return part?.kind === 'table' ? part.rows : undefined;
}

async function limitsOf(text: string) {
  const { parts } = await count(text);
  const part = parts.find(({ title }) => title === 'Limits');
  if (part?.kind !== 'figures') return undefined;
  return Object.fromEntries(part.figures.map((figure) => [figure.label, figure]));
}

describe('word-counter', () => {
  // wc -lwmc ferry.txt: 4 40 213 213; python3: len(re.sub(r'\s', '', t)), len(set(words)),
  // sum(map(len, words)) / len(words)
  it('agrees with wc and Python on plain prose', async () => {
    expect(await figuresOf(ferry)).toMatchObject({
      Words: 40,
      Characters: 213,
      'Characters without spaces': 172,
      Lines: 4,
      'Bytes in UTF-8': 213,
      'Different words': 28,
      'Letters a word': 4,
    });
  });

  // style ferry.txt (GNU diction 1.11): 5 sentences, 2 paragraphs
  it('counts sentences with quotes that go on, and paragraphs at blank lines', async () => {
    const found = await figuresOf(ferry);
    expect([found.Sentences, found.Paragraphs]).toEqual([5, 2]);
    expect((await figuresOf(ferry, { paragraphs: 'lines' })).Paragraphs).toBe(3);
  });

  it.each([
    ['', 0, 0],
    ['   \n', 4, 0],
    ["don't", 5, 1],
    ['e-mail', 6, 1],
    ['a — b', 5, 2],
    ['3.14', 4, 1],
    ['1,000', 5, 1],
    ['and/or', 6, 2],
    ['👨‍👩‍👧 😀', 3, 0],
    ['🇩🇪 1️⃣', 3, 0],
    ['e\u0301 é', 3, 2],
    ['a\r\nb', 3, 2],
    ['שלום עולם', 9, 2],
    ['\ud800', 1, 0],
    ['a\u0000b', 3, 2],
    ['__proto__ constructor', 21, 2],
  ])('counts %j as %i characters and %i words', async (text, characters, words) => {
    const found = await figuresOf(text);
    expect([found.Characters, found.Words]).toEqual([characters, words]);
  });

  // python3: len('ab é 漢 😀'.encode()); a lone surrogate as U+FFFD takes three bytes too
  it('gives the size in UTF-8', async () => {
    expect((await figuresOf('ab é 漢 😀'))['Bytes in UTF-8']).toBe(14);
    expect((await figuresOf('\ud800x\udc00'))['Bytes in UTF-8']).toBe(7);
  });

  it('leaves out averages of nothing', async () => {
    const found = await figuresOf('');
    expect([found['Letters a word'], found['Words a sentence'], found['Reading time']]).toEqual([
      null,
      null,
      '0 s',
    ]);
  });

  // 238 and 183 words a minute: 476 words are 2 min, 476 / 183 = 2.601 min
  it('works out times and pages', async () => {
    const text = 'word '.repeat(476);
    expect(await figuresOf(text)).toMatchObject({
      'Reading time': '2 min',
      'Speaking time': '2 min 37 s',
      Pages: 476 / 500,
    });
    expect(
      await figuresOf(text, { readingSpeed: 476, speakingSpeed: 20, wordsPerPage: 100 }),
    ).toMatchObject({
      'Reading time': '1 min',
      'Speaking time': '23 min 48 s',
      Pages: 4.76,
    });
  });

  it('holds words or characters against a goal', async () => {
    const { parts } = await count('one two three', { goal: 'words', goalAmount: 10 });
    const goal =
      parts[0].kind === 'figures'
        ? parts[0].figures.find(({ label }) => label === 'Goal')
        : undefined;
    expect(goal).toEqual({ label: 'Goal', value: 3, unit: 'words', limit: 10 });
    expect((await figuresOf('one', { goal: 'characters' })).Goal).toBe(3);
    expect(await figuresOf('one')).not.toHaveProperty('Goal');
  });

  // python3: Counter(re.findall(r'[a-z]+', t.lower())).most_common()
  it('lists the commonest words', async () => {
    expect(await rowsOf(ferry, { leaveOutCommon: false, topWords: 4 })).toEqual([
      ['the', 8, 0.2],
      ['and', 3, 0.075],
      ['nobody', 2, 0.05],
      ['cook', 2, 0.05],
    ]);
    const listed = (await rowsOf(ferry))?.map(([word]) => word);
    expect(listed?.slice(0, 3)).toEqual(['nobody', 'cook', 'laughed']);
    expect(listed).not.toContain('the');
    expect(await rowsOf(ferry, { topWords: 0 })).toBeUndefined();
  });

  it('takes typographic apostrophes and capitals for the same word', async () => {
    expect(await rowsOf("Don’t don't DON＇T", { leaveOutCommon: false })).toEqual([
      ["don't", 3, 1],
    ]);
  });

  it('says so when there are more different words than it keeps', async () => {
    const text = Array.from({ length: 200_010 }, (_, i) => `w${i}`).join(' ');
    const { notes } = await count(text);
    expect(notes?.[0]?.text).toMatch(/more than 200,000 different words/);
    expect(await figuresOf(text)).toMatchObject({
      Words: 200_010,
      'Different words': 'over 200,000',
    });
  });

  it('counts ten million characters', async () => {
    expect(await figuresOf('lorem ipsum.\n'.repeat(800_000))).toMatchObject({
      Words: 1_600_000,
      Lines: 800_000,
    });
  });

  it('reports progress up to the end', async () => {
    const seen: number[] = [];
    const context = { ...fixedContext(), progress: (done: number) => seen.push(done) };
    await tool.run({ text: 'word '.repeat(50_000) }, defaultValues(tool.options), context);
    expect(seen.at(-1)).toBe(1);
    expect(seen.length).toBeGreaterThan(2);
  });
});

// twitter-text, configuration 3: weight 1 for code points 0–4351, 8192–8205, 8208–8223, 8242–8247,
// else 2; links 23; emoji 2; NFC.
describe('length of a post on X', () => {
  it.each([
    ['', 0],
    ['a'.repeat(280), 280],
    ['漢字かな', 8],
    ['안녕', 4],
    ['é e\u0301', 3],
    ['Привет', 6],
    ['— “quoted” …', 15 - 2],
    ['😀👨‍👩‍👧🇩🇪👍🏽', 8],
    ['1️⃣', 2],
    ['©', 1],
    ['see https://www.example.com/a/very/long/path?with=query#and-more', 27],
    ['example.com, example.org.', 23 + 2 + 23 + 1],
    ['(http://example.com)', 25],
    ['not.alink and a.b and 3.14', 26],
    ['me@example.com', 14],
    ['https://example.comで', 25],
  ])('of %j is %i', (text, length) => {
    expect(xLength(text)).toBe(length);
  });
});

// 3GPP TS 23.038: 160 septets of the default alphabet, 153 in parts; extension characters take two;
// else UCS-2, 70 and 67.
describe('length of a text message', () => {
  it.each([
    ['a'.repeat(160), 160, 160, undefined],
    ['a'.repeat(161), 161, 160, 'Sent as 2 messages of 153 each.'],
    ['€'.repeat(80), 160, 160, undefined],
    ['[{}]~^|\\', 16, 160, undefined],
    ['é à Ä ñ £', 9, 160, undefined],
    ['ê', 1, 70, undefined],
    ['😀', 2, 70, undefined],
    ['ж'.repeat(135), 135, 70, 'Sent as 3 messages of 67 each.'],
    ['', 0, 160, undefined],
  ])('of %j', (text, value, limit, note) => {
    expect(smsLength(text)).toEqual(note === undefined ? { value, limit } : { value, limit, note });
  });
});

describe('limits', () => {
  it('count each platform in its own way', async () => {
    const limits = await limitsOf('漢字 https://example.com/a/path/that/is/long');
    expect(limits?.['Post on X']?.value).toBe(4 + 1 + 23);
    expect(limits?.['Post on Bluesky']).toMatchObject({ value: 42, limit: 300 });
    expect(limits?.['Post on Mastodon']?.value).toBe(3 + 23);
    expect(limits?.['Meta description']?.limit).toBe(155);
    expect(limits?.['Text message (SMS)']?.limit).toBe(70);
  });

  it('are left out for texts no platform takes', async () => {
    expect(await limitsOf('a'.repeat(100_000))).toBeDefined();
    expect(await limitsOf('a'.repeat(100_001))).toBeUndefined();
  });
});

describe('durationText', () => {
  it.each([
    [0, '0 s'],
    [0.001, '1 s'],
    [0.5, '30 s'],
    [1, '1 min'],
    [3.05, '3 min 3 s'],
    [59.99, '1 h'],
    [130, '2 h 10 min'],
  ])('of %d minutes is %s', (minutes, text) => {
    expect(durationText(minutes)).toBe(text);
  });
});
