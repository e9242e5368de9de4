import { type Cell, runTool } from '@textbench/kit';
import { fixedContext } from '@textbench/kit/laws';
import { describe, expect, it } from 'vitest';
import { logLikelihood } from '../engines/word-frequency/log-likelihood.ts';
import { tool } from './word-frequency-counter.ts';

async function rows(
  text: string,
  options: Record<string, unknown> = {},
  other = '',
): Promise<readonly (readonly Cell[])[]> {
  const { parts } = await runTool(tool, { text, other }, options, fixedContext());
  const [main] = parts;
  return main.kind === 'table' ? main.rows : [];
}

async function counts(text: string, options: Record<string, unknown> = {}) {
  return (await rows(text, options)).map(([, word, count]) => [word, count]);
}

describe('counting', () => {
  // printf '…' | tr 'A-Z' 'a-z' | tr -cs "a-z'" '\n' | sort | uniq -c | sort -rn
  it('is that of tr, sort and uniq -c on plain words', async () => {
    const text = 'It was the best of times, it was the worst of times, it was the age of wisdom';
    expect(await counts(text)).toEqual([
      ['it', 3],
      ['of', 3],
      ['the', 3],
      ['was', 3],
      ['times', 2],
      ['age', 1],
      ['best', 1],
      ['wisdom', 1],
      ['worst', 1],
    ]);
  });

  it('takes both apostrophes and both ways to write é as one', async () => {
    expect(await counts("don’t don't Cafe\u0301 café")).toEqual([
      ['café', 2],
      ["don't", 2],
    ]);
  });

  it('keeps hyphens, decimals and thousands inside words', async () => {
    expect(await counts('well-known 3.14 1,000 well-known')).toEqual([
      ['well-known', 2],
      ['1,000', 1],
      ['3.14', 1],
    ]);
  });

  it('takes all hyphens as one and passes over soft ones', async () => {
    const found = await rows('e-mail e\u2010mail e\u2011mail co\u00adop coop');
    expect(found.map(([, word, count]) => [word, count])).toEqual([
      ['e-mail', 3],
      ['coop', 2],
    ]);
  });

  it('keeps case when asked', async () => {
    const kept = await counts('Rose rose ROSE', { ignoreCase: false });
    expect(new Set(kept.map(([word]) => word))).toEqual(new Set(['Rose', 'rose', 'ROSE']));
  });

  it('knows words that are names of object properties', async () => {
    expect(await counts('toString constructor toString')).toEqual([
      ['tostring', 2],
      ['constructor', 1],
    ]);
  });

  it('merges forms under the commonest, by the stems of Porter', async () => {
    // connect, connected, connecting, connection, connections: the example of Porter's paper (1980)
    const forms = 'connected connect connecting connection connections connect';
    expect(await counts(forms, { mergeForms: true })).toEqual([['connect', 6]]);
  });

  it('leaves out what it is told to', async () => {
    const options = { leaveOutCommon: true, leaveOutNumbers: true, shortest: 3, leaveOut: ['Tea'] };
    expect(await counts('The cat and 3.5 of 1984 tea ox don’t', options)).toEqual([['cat', 1]]);
  });
});

describe('the table', () => {
  it('gives equally common words one rank, and adds shares up', async () => {
    // python3: from itertools import accumulate; list(accumulate([4/10, 3/10, 3/10]))
    expect(await rows('rose is a rose is a rose is a rose')).toEqual([
      [1, 'rose', 4, 0.4, 0.4],
      [2, 'a', 3, 0.3, 0.7],
      [2, 'is', 3, 0.3, 1],
    ]);
  });

  it.each([
    ['alphabet', ['ant', 'bee', 'elephant']],
    ['length', ['elephant', 'bee', 'ant']],
    ['appearance', ['bee', 'elephant', 'ant']],
    ['count', ['bee', 'ant', 'elephant']],
  ])('in order of %s', async (order, expected) => {
    const found = await rows('bee elephant ant bee', { order });
    expect(found.map(([, word]) => word)).toEqual(expected);
  });

  it('says when nothing is left', async () => {
    const nothing = await runTool(
      tool,
      { text: 'the of and', other: '' },
      { leaveOutCommon: true },
      fixedContext(),
    );
    expect(nothing.notes?.[0]?.tone).toBe('warning');
  });
});

describe('two texts', () => {
  // python3: e1 = n1*(a+b)/(n1+n2); e2 = n2*(a+b)/(n1+n2); 2*(a*log(a/e1) + b*log(b/e2)), 0·log 0 = 0
  it.each([
    [3, 4, 0, 4, 4.1588830833596715],
    [1, 4, 1, 4, 0],
    [120, 10_000, 40, 9_000, 33.874838549773735],
    [5, 1_000, 0, 100, 0.9531017980432475],
    [0, 0, 0, 0, 0],
  ])('log-likelihood of %i in %i against %i in %i', (count, total, other, otherTotal, expected) => {
    expect(logLikelihood(count, total, other, otherTotal)).toBeCloseTo(expected, 9);
  });

  it('stand side by side, also where a word is in one only', async () => {
    const found = await rows(
      'tea tea tea milk',
      { order: 'difference' },
      'milk coffee coffee coffee',
    );
    const summary = found.map(([, word, count, , other, , , side]) => [word, count, other, side]);
    expect(summary).toEqual([
      ['tea', 3, 0, 'this'],
      ['coffee', 0, 3, 'the other'],
      ['milk', 1, 1, 'neither'],
    ]);
  });

  it('finds a word again under its stem, whichever form is the commonest in each', async () => {
    const found = await rows('runs runs cats', { mergeForms: true }, 'running running cat');
    expect(found.map(([, word, count, , other]) => [word, count, other])).toEqual([
      ['runs', 2, 2],
      ['cats', 1, 1],
    ]);
  });
});
