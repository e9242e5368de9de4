import { plainText, runTool } from '@textbench/kit';
import { fixedContext } from '@textbench/kit/laws';
import { describe, expect, it } from 'vitest';
import { passphraseWords } from '../engines/passphrase-words/data.ts';
import { countWays, log2 } from './password-generator/counting.ts';
import { duration } from './password-generator/crack-times.ts';
import { tool } from './password-generator.ts';

async function run(options: Record<string, unknown> = {}) {
  return runTool(tool, {}, options, fixedContext());
}

async function secrets(options: Record<string, unknown> = {}): Promise<string[]> {
  return plainText((await run(options)).parts[0])
    .trimEnd()
    .split('\n');
}

async function entropy(options: Record<string, unknown>): Promise<number> {
  const part = (await run({ count: 1, ...options })).parts[1];
  const value = part?.kind === 'figures' ? part.figures[0]?.value : undefined;
  return typeof value === 'number' ? value : Number.NaN;
}

describe('the number of possible passwords', () => {
  // python3: every string over itertools.product of the characters, counted where it fits the rule.
  it.each([
    [[2, 3], 4, 1, false, 528n],
    [[2, 3], 4, 1, true, 120n],
    [[2, 2, 2], 5, 1, false, 4800n],
    [[3], 3, 0, true, 6n],
    [[2, 3], 4, 2, false, 216n],
    [[1, 1], 3, 0, false, 8n],
    [[4, 2, 1], 4, 1, true, 384n],
    // python3, by inclusion and exclusion: sum((-1)**r * (76 - sum(S))**16 for the subsets S of the classes)
    [[26, 26, 10, 14], 16, 1, false, 1061452724542267709874375229440n],
    [[26, 26, 10, 14], 4, 1, false, 2271360n],
  ])(
    'classes of %j, length %i, at least %i, distinct %s',
    (sizes, length, atLeast, distinct, count) => {
      const ways = countWays({ sizes, length, atLeast, distinct });
      expect(ways.at(-1)?.[length]).toBe(count);
    },
  );

  it('has its exact logarithm', () => {
    expect(log2(1n)).toBe(0);
    expect(log2(1n << 500n)).toBe(500);
    expect(log2(1061452724542267709874375229440n)).toBeCloseTo(99.74388296389596, 10);
  });
});

describe('entropy', () => {
  // python3 -c "import math; print(6*math.log2(7776), 6*math.log2(10), 8*math.log2(17)+8*math.log2(5))"
  it.each([
    [{ length: 12 }, 74.51648809272804],
    [{ length: 20 }, 124.84372495724567],
    [{ kind: 'passphrase', words: 6 }, 77.54887502163469],
    [{ kind: 'passphrase', words: 6, digit: true }, 83.4557656172432],
    [{ kind: 'pin', pinLength: 6 }, 19.931568569324174],
    [{ kind: 'pronounceable', length: 16 }, 51.27512748910161],
    [{ length: 8, atLeast: 0, upper: false, digits: false, symbols: false }, 8 * Math.log2(26)],
  ])('%j', async (options, bits) => {
    expect(await entropy(options)).toBeCloseTo(bits, 9);
  });
});

describe('passwords', () => {
  it('have what was asked for, every one of them', async () => {
    const made = await secrets({ count: 500, length: 8, atLeast: 2 });
    expect(made).toHaveLength(500);
    for (const password of made) {
      expect(password).toHaveLength(8);
      for (const kind of [/[a-z]/g, /[A-Z]/g, /[0-9]/g, /[^a-zA-Z0-9]/g]) {
        expect(password.match(kind)?.length).toBe(2);
      }
    }
  });

  it('leave look-alikes out', async () => {
    const made = await secrets({ count: 300, lookAlikes: false, symbolSet: '|!\'"' });
    expect(made.join('')).not.toMatch(/[0Oo1lI|5S2Z8B'"]/);
  });

  it('repeat no character when asked', async () => {
    for (const password of await secrets({ count: 100, length: 40, distinct: true })) {
      expect(new Set(password).size).toBe(40);
    }
  });

  it('use each possible string of a small rule about equally often', async () => {
    const made = await secrets({
      count: 1_000,
      length: 1,
      atLeast: 0,
      upper: false,
      digits: false,
      lower: false,
      symbolSet: 'ab',
    });
    // 1,000 fair draws: standard deviation √250 ≈ 15.8; five of them are allowed.
    expect(Math.abs(made.filter((one) => one === 'a').length - 500)).toBeLessThan(80);
  });

  it('can draw on symbols beyond the keyboard, as whole characters', async () => {
    const [only = ''] = await secrets({
      count: 1,
      length: 3,
      lower: false,
      upper: false,
      digits: false,
      symbolSet: '👨‍👩‍👧',
    });
    expect(only).toBe('👨‍👩‍👧'.repeat(3));
  });

  it.each([
    [{ lower: false, upper: false, digits: false, symbols: false }, 'lower'],
    [{ length: 3 }, 'length'],
    [{ length: 100, distinct: true }, 'length'],
  ])('%j is refused with the reason', async (options, option) => {
    await expect(run(options)).rejects.toMatchObject({ option });
  });
});

describe('passphrases, PINs and pronounceable ones', () => {
  it('are made of the words of the list', async () => {
    // wc -l of the list the Electronic Frontier Foundation published: 7,776, no word twice.
    expect(passphraseWords).toHaveLength(7_776);
    expect(new Set(passphraseWords).size).toBe(7_776);
    const [phrase = ''] = await secrets({ kind: 'passphrase', words: 8, separator: ' ', count: 1 });
    const words = phrase.split(' ');
    expect(words).toHaveLength(8);
    for (const word of words) expect(passphraseWords).toContain(word);
  });

  it('write capitals and one digit when asked', async () => {
    for (const phrase of await secrets({
      kind: 'passphrase',
      capitals: true,
      digit: true,
      separator: '_',
      count: 50,
    })) {
      expect(phrase.match(/[0-9]/g)).toHaveLength(1);
      for (const word of phrase.split('_')) expect(word).toMatch(/^[A-Z]/);
    }
  });

  it('warn where they are weak', async () => {
    expect((await run({ kind: 'pin' })).notes?.[0]?.text).toContain('wrong tries');
    expect((await run({ length: 6 })).notes?.[0]?.tone).toBe('warning');
    expect((await run({ length: 20 })).notes).toEqual([]);
  });
});

it.each([
  [0.2, 'at once'],
  [1, '1 second'],
  [7_200, '2 hours'],
  [86_400 * 3, '3 days'],
  [31_557_600, '1 year'],
  [1e20, 'longer than the universe is old'],
])('%d seconds are %s', (seconds, words) => {
  expect(duration(seconds)).toBe(words);
});
