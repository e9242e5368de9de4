import { runTool } from '@textbench/kit';
import { fixedContext } from '@textbench/kit/laws';
import { describe, expect, it } from 'vitest';
import { languageTables } from './letter-frequency-chart/language-tables.ts';
import { type CountingOptions, letterCounter } from './letter-frequency-chart/letter-counts.ts';
import {
  chiSquare,
  indexOfCoincidence,
  shannonEntropy,
} from './letter-frequency-chart/measures.ts';
import { tool } from './letter-frequency-chart.ts';

const folding: CountingOptions = { unit: 'letters', ignoreCase: true, ignoreAccents: false };

function counts(text: string, options: Partial<CountingOptions> = {}): Record<string, number> {
  const counter = letterCounter({ ...folding, ...options });
  counter.push(text);
  return Object.fromEntries(counter.end());
}

const sample = 'Sea shells, Été straße ΑΣΣΟΣ. 123 banana';

describe('counting', () => {
  // python3: Counter(ch for ch in normalize('NFC', t).lower().replace('ς', 'σ') if ch.isalpha())
  it('is that of Python', () => {
    expect(counts(sample)).toEqual({
      s: 4,
      e: 3,
      a: 5,
      h: 1,
      l: 2,
      é: 2,
      t: 2,
      r: 1,
      ß: 1,
      α: 1,
      σ: 3,
      ο: 1,
      b: 1,
      n: 2,
    });
  });

  it('composes what is written with combining marks, also across pieces', () => {
    expect(counts('e\u0301E\u0301')).toEqual({ é: 2 });
    const counter = letterCounter(folding);
    for (const piece of ['e', '\u0301', 'o\u0302', '\u0301', 'x']) counter.push(piece);
    expect(Object.fromEntries(counter.end())).toEqual({ é: 1, ố: 1, x: 1 });
  });

  it('composes Hangul that comes in jamo', () => {
    expect(counts('\u1112\u1161\u11ab글')).toEqual({ 한: 1, 글: 1 });
  });

  it('keeps case and drops accents as told', () => {
    expect(counts('Aaá', { ignoreCase: false })).toEqual({ A: 1, a: 1, á: 1 });
    expect(counts('AaáÅ', { ignoreAccents: true })).toEqual({ a: 4 });
    expect(counts('한국어', { ignoreAccents: true })).toEqual({ 한: 1, 국: 1, 어: 1 });
  });

  it('counts pairs within words only', () => {
    // python3: Counter(a+b for a,b in zip(t,t[1:])) of each word
    expect(counts('banana', { unit: 'pairs' })).toEqual({ ba: 1, an: 2, na: 2 });
    expect(counts('ab-ba a1b', { unit: 'pairs' })).toEqual({ ab: 1, ba: 1 });
    expect(counts('𝒜b', { unit: 'pairs', ignoreCase: false })).toEqual({ 𝒜b: 1 });
  });

  it('counts every character when asked, object property names included', () => {
    expect(counts('a 1😀\n', { unit: 'characters' })).toEqual({
      a: 1,
      ' ': 1,
      '1': 1,
      '😀': 1,
      '\n': 1,
    });
    expect(counts('\ud83d', { unit: 'characters' })).toEqual({ '\ud83d': 1 });
  });

  it('keeps the letter of İ, whose small form is two code points', () => {
    expect(counts('İ')).toEqual({ i: 1 });
  });
});

describe('measures', () => {
  const values = Object.values(counts(sample));

  it('are those of Python', () => {
    // python3: sum(v*(v-1) for v in c.values())/(N*(N-1)); -sum(v/N*math.log2(v/N) for v in c.values())
    expect(indexOfCoincidence(values)).toBeCloseTo(0.06403940886699508, 12);
    expect(shannonEntropy(values)).toBeCloseTo(3.5780011510322707, 12);
  });

  it('compare with a language by chi-square', () => {
    // python3: sum((s[k]-n*p/W)**2/(n*p/W) for k,p in english.items()), s = Counter('attackatdawn'), n = 12
    const observed = new Map(Object.entries(counts('AttackAtDawn', { ignoreCase: false })));
    expect(chiSquare(observed, languageTables.english)).toBeCloseTo(38.87699900890137, 10);
  });

  it('are not defined for nothing', () => {
    expect(indexOfCoincidence([1])).toBeNull();
    expect(shannonEntropy([])).toBeNull();
    expect(chiSquare(new Map(), languageTables.english)).toBeNull();
  });
});

it.each(Object.entries(languageTables))('the table of %s adds up to a hundred', (_name, table) => {
  const sum = Object.values<number>(table).reduce((total, percent) => total + percent, 0);
  expect(Math.abs(sum - 100)).toBeLessThan(0.6);
});

describe('the report', () => {
  it('names what cannot be seen, and keeps the table whole', async () => {
    const options = { unit: 'characters', order: 'frequency', most: 1 };
    const { parts } = await runTool(tool, { text: '   \u0007\u0007\t' }, options, fixedContext());
    expect(parts[0]).toMatchObject({ kind: 'chart', points: [{ label: 'space', value: 50 }] });
    expect(parts[1]).toMatchObject({
      kind: 'table',
      rows: [
        ['space', 3, 0.5],
        ['U+0007', 2, 2 / 6],
        ['tab', 1, 1 / 6],
      ],
    });
  });

  it('has no letters to chart in a text without any', async () => {
    const { parts, facts } = await runTool(tool, { text: '12 34' }, {}, fixedContext());
    expect(parts[0]).toMatchObject({ points: [] });
    expect(facts).toEqual(['0 letters']);
  });
});
