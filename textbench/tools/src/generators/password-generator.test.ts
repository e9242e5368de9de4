import type { FiguresPart, Result, TablePart } from '@textbench/kit';
import { plainText, runTool } from '@textbench/kit';
import { fixedContext } from '@textbench/kit/laws';
import { describe, expect, it } from 'vitest';
import { passphraseWords } from '../engines/passphrase-words/data.ts';
import { attacks, halfTime, timeInWords } from './password-generator/crack-times.ts';
import { weakPins } from './password-generator/pin-recipe.ts';
import { bitsOf } from './password-generator/recipe.ts';
import { tool } from './password-generator.ts';

const run = (options: Record<string, unknown> = {}): Promise<Result> =>
  runTool(tool, {}, options, fixedContext());
const made = async (options: Record<string, unknown> = {}) =>
  plainText((await run(options)).parts[0]).split('\n');
async function bits(options: Record<string, unknown>): Promise<number> {
  const part = (await run(options)).parts.find(
    (candidate): candidate is FiguresPart => candidate.kind === 'figures',
  );
  return Number(part?.figures[0]?.value);
}

describe('passwords', () => {
  it('hold at least one of each kind chosen', async () => {
    for (const password of await made({ length: 4, count: 200 })) {
      expect(password).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[^a-zA-Z\d]).{4}$/);
    }
  });

  it('hold the numbers of each kind that are demanded', async () => {
    const options = { length: 10, leastNumerals: 5, leastUpper: 3, leastLower: 0, count: 100 };
    for (const password of await made(options)) {
      expect(password.replace(/\D/g, '').length).toBeGreaterThanOrEqual(5);
      expect(password.replace(/[^A-Z]/g, '').length).toBeGreaterThanOrEqual(3);
    }
  });

  it('leave out what is to be left out', async () => {
    const options = { lookAlikes: true, without: 'abc!#', count: 200, length: 40 };
    expect((await made(options)).join('')).not.toMatch(/[Il1|O0oS5Z2B8abc!#]/);
  });

  it('take further characters as people count them', async () => {
    const options = { lower: false, upper: false, numerals: false, symbols: false };
    const [password = ''] = await made({ ...options, also: 'é👨‍👩‍👧é', length: 50 });
    expect(password.replaceAll('👨‍👩‍👧', 'f')).toMatch(/^[éf]{50}$/);
    expect(await bits({ ...options, also: 'é👨‍👩‍👧é', length: 50 })).toBeCloseTo(50, 9);
  });

  it('have no character twice when told so', async () => {
    for (const password of await made({ repeats: false, length: 40, count: 50 })) {
      expect(new Set(password).size).toBe(40);
    }
  });

  it('end without a line end, and stand one a line', async () => {
    expect(plainText((await run({ count: 3 })).parts[0])).toMatch(
      /^[^\n]{20}\n[^\n]{20}\n[^\n]{20}$/,
    );
  });

  it.each([
    [{ lower: false, upper: false, numerals: false, symbols: false }, 'lower', 'at least one kind'],
    [{ length: 4, leastNumerals: 4 }, 'length', '7 characters are demanded'],
    [{ without: '0123456789' }, 'leastNumerals', 'left out'],
    [{ symbolSet: '' }, 'leastSymbols', 'left out'],
    [{ repeats: false, leastNumerals: 11 }, 'leastNumerals', 'only 10 different'],
    [{ repeats: false, length: 100 }, 'length', 'only 75 different'],
  ])('cannot be made of %j', async (options, option, words) => {
    await expect(run(options)).rejects.toMatchObject({
      name: 'ToolInputError',
      option,
      message: expect.stringContaining(words),
    });
  });
});

describe('entropy', () => {
  // python3 -c 'from math import log2; print(log2(26**8), log2(75**20))', and so on
  it.each([
    [{ upper: false, numerals: false, symbols: false, length: 8 }, 37.603517745128734],
    [
      { leastLower: 0, leastUpper: 0, leastNumerals: 0, leastSymbols: 0, length: 20 },
      124.57637380991761,
    ],
    // log2(62**8 - 52**8 - 36**8 - 36**8 + 26**8 + 26**8 + 10**8): each kind once at least
    [{ symbols: false, length: 8 }, 47.18195929907584],
    [{ kind: 'passphrase', words: 6 }, 77.54887502163469],
    // log2(7776**4 * 4*10)
    [{ kind: 'passphrase', words: 4, addDigit: true }, 57.02117810931048],
    // log2(7776**4 * 4*10 * 4*10)
    [{ kind: 'passphrase', words: 4, addDigit: true, addSymbol: true }, 62.343106204197845],
    [{ kind: 'pin', digits: 6, withoutWeak: false }, 19.931568569324174],
    // log2(17**4 * 5**4 * 2)
    [{ kind: 'pronounceable', length: 8 }, 26.637563744550807],
    // log2((17**4 * 5**3 + 17**3 * 5**4) * 10)
    [{ kind: 'pronounceable', length: 8, addDigit: true }, 27.009532521937764],
  ])('of %j is %d bits', async (options, expected) => {
    expect(await bits(options)).toBeCloseTo(expected, 9);
  });

  it('is the binary logarithm, also of numbers beyond what a double holds', () => {
    expect(bitsOf(1n)).toBe(0);
    expect(bitsOf(1024n)).toBe(10);
    expect(bitsOf(1n << 2_000n)).toBe(2_000);
    expect(bitsOf(10n ** 400n)).toBeCloseTo(400 * Math.log2(10), 9);
  });
});

describe('passphrases', () => {
  it('are made of words of the list', async () => {
    const known = new Set(passphraseWords);
    for (const phrase of await made({ kind: 'passphrase', separator: 'space', count: 50 })) {
      const words = phrase.split(' ');
      expect(words).toHaveLength(6);
      expect(words.every((word) => known.has(word))).toBe(true);
    }
  });

  it('can have capitals, a digit, a symbol and other things between', async () => {
    const options = {
      kind: 'passphrase',
      words: 3,
      capitals: true,
      addDigit: true,
      addSymbol: true,
    };
    for (const phrase of await made({
      ...options,
      separator: 'other',
      otherSeparator: ' / ',
      count: 50,
    })) {
      expect(phrase).toMatch(/^(?:[A-Z][a-z-]+\d?[!#$%&*+=?@]?(?: \/ |$)){3}$/);
      expect(phrase.replace(/\D/g, '')).toHaveLength(1);
      expect(phrase.replace(/[^!#$%&*+=?@]/g, '')).toHaveLength(1);
    }
  });
});

describe('PINs', () => {
  it('leave out what is tried first', () => {
    const weak = weakPins(4);
    for (const pin of ['0000', '1212', '1234', '9876', '6789', '1984', '2024']) {
      expect(weak.has(pin), pin).toBe(true);
    }
    for (const pin of ['1235', '1223', '7890', '2100', '1899'])
      expect(weak.has(pin), pin).toBe(false);
    // 100 of one digit or two in turn, 14 runs, 200 years of which 1919 and 2020 are counted already
    expect(weak.size).toBe(100 + 14 + 200 - 2);
    // 10 of one digit, 90 of two and 990 of three in turn, less those of one; 10 runs
    expect(weakPins(6).size).toBe(10 + 90 + 990 + 10);
    expect(weakPins(11).size).toBe(10);
  });

  it('are never one of those, unless allowed', async () => {
    const pins = await made({ kind: 'pin', digits: 3, count: 1_000 });
    expect(pins.filter((pin) => weakPins(3).has(pin))).toEqual([]);
    expect(pins.every((pin) => /^\d{3}$/.test(pin))).toBe(true);
    expect(await bits({ kind: 'pin', digits: 3 })).toBeCloseTo(Math.log2(1_000 - 26), 9);
  });
});

describe('pronounceable passwords', () => {
  it('have vowels and consonants in turn', async () => {
    const vowelsInTurn = /^(?:[aeiou]?(?:[^aeiou][aeiou])*[^aeiou]?)$/;
    const drawn = await made({ kind: 'pronounceable', length: 11, count: 200 });
    expect(drawn.every((word) => vowelsInTurn.test(word) && word.length === 11)).toBe(true);
    expect(drawn.some((word) => /^[aeiou]/.test(word))).toBe(true);
    const [capital = ''] = await made({ kind: 'pronounceable', capitals: true, addDigit: true });
    expect(capital).toMatch(/^[A-Z][a-z]{18}\d$/);
  });
});

describe('time to guess', () => {
  it.each([
    [-1, 'less than a second'],
    [0, '1 second'],
    [Math.log2(90), '1 minute'],
    [Math.log2(7_200), '2 hours'],
    [Math.log2(86_400 * 364), '364 days'],
    [Math.log2(31_557_600 * 4.5e6), '4 million years'],
    [Math.log2(31_557_600) + 15 * Math.log2(10) + 0.1, '10^15 years'],
    [1_900, '10^564 years'],
  ])('2^%d seconds are %s', (logSeconds, words) => {
    expect(timeInWords(logSeconds)).toBe(words);
  });

  it('is half of what all tries would take', () => {
    // 2⁴⁰ at 10⁴ a second: 2³⁹ / 10⁴ s = 5.5 × 10⁷ s
    const slow = attacks.find(({ guessesPerSecond }) => guessesPerSecond === 10_000);
    expect(slow && 2 ** halfTime(40, slow)).toBeCloseTo(2 ** 39 / 10_000, 3);
  });

  it('stands in a table', async () => {
    const found = (await run({ kind: 'pin', digits: 4 })).parts.find(
      (part): part is TablePart => part.kind === 'table',
    );
    expect(found?.rows.map((row) => row[2])).toEqual([
      '2 days',
      '48 seconds',
      'less than a second',
      'less than a second',
      'less than a second',
    ]);
  });
});

describe('notes', () => {
  it('warn of what can be found, and tell what a PIN is for', async () => {
    expect((await run({ length: 6 })).notes?.[0]?.tone).toBe('warning');
    expect((await run()).notes).toEqual([]);
    expect((await run({ kind: 'pin' })).notes?.[0]?.text).toContain('few tries');
  });
});
