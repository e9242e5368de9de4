import { parseOptions } from '@textbench/kit';
import { describe, expect, it } from 'vitest';
import { ReadingTrail } from '../input/reading-trail.ts';
import { testShelf } from '../testing/fake-world.testing.ts';
import type { Outcome, StepInput } from './pipeline.ts';
import { asInput, runStep } from './pipeline.ts';
import type { Step } from './step.ts';
import { localHost } from './tool-host.ts';

async function step(slug: string, number: number): Promise<Step> {
  const tool = await testShelf.load(slug);
  return { slug, tool, options: parseOptions(tool.options, {}), ignored: [], number };
}

function input(...pieces: string[]): StepInput & { kind: 'pieces'; taken: string[] } {
  const trail = new ReadingTrail();
  const taken: string[] = [];
  async function* source() {
    trail.open('in.txt');
    for (const piece of pieces) {
      taken.push(piece);
      trail.add(piece);
      yield piece;
    }
  }
  return { kind: 'pieces', pieces: source(), trail, name: 'in.txt', taken };
}

async function ran(slug: string, from: StepInput, onlyText = true, number = 1): Promise<Outcome> {
  const one = await step(slug, number);
  return runStep({ step: one, host: localHost(one.tool, one.options), onlyText }, from);
}

async function textOf(outcome: Outcome): Promise<string[]> {
  if (outcome.kind === 'result') throw new Error('It came as a whole.');
  const pieces: string[] = [];
  for await (const piece of outcome.pieces) pieces.push(piece);
  return pieces;
}

describe('runStep', () => {
  it('streams text without reading ahead', async () => {
    const from = input('one ', 'two');
    const outcome = await ran('shout', from);
    expect(from.taken).toEqual([]);
    expect(await textOf(outcome)).toEqual(['ONE ', 'TWO']);
    expect(outcome.kind === 'pieces' && (await outcome.facts())).toEqual(['done in pieces']);
  });

  it('runs on the whole where more than the text is wanted', async () => {
    const outcome = await ran('shout', input('one ', 'two'), false);
    expect(outcome).toMatchObject({
      result: { parts: [{ text: 'ONE TWO' }], facts: ['done as a whole'] },
    });
  });

  it('sums up in pieces', async () => {
    const outcome = await ran('measure', input('a\n', 'b\n'));
    expect(outcome).toMatchObject({
      result: { parts: [{ figures: [{ value: 4 }, { value: 2 }] }, {}] },
    });
  });

  it('never hands on half a surrogate pair', async () => {
    expect(await textOf(await ran('cut', input('a😀', 'b')))).toEqual(['a', '😀', 'b']);
  });

  it('chains streams: the second has a piece before the first has them all', async () => {
    const from = input('one ', 'two');
    const first = await step('shout', 1);
    const outcome = await ran('cut', asInput(await ran('shout', from), first), true, 2);
    if (outcome.kind === 'result') throw new Error('It came as a whole.');
    const iterator = outcome.pieces[Symbol.asyncIterator]();
    expect(await iterator.next()).toEqual({ done: false, value: 'ONE' });
    expect(from.taken).toEqual(['one ']);
  });

  it('hands the plain text of a result on', async () => {
    const outcome = await ran(
      'shout',
      asInput(await ran('measure', input('ab')), await step('measure', 1)),
    );
    expect((await textOf(outcome)).join('')).toBe('LENGTH\t2\nLINES\t0\n');
  });

  it('says where in which file a whole run and a stream stopped', async () => {
    await expect(ran('backwards', input('ab\nc', 'd\nex'))).rejects.toMatchObject({
      message: 'step 1 (backwards): in.txt:3:2: An x is not allowed.',
    });
    await expect(textOf(await ran('strict', input('ab\nc', 'd\nex')))).rejects.toMatchObject({
      message: 'step 1 (strict): in.txt:3:2: An x is not allowed.',
    });
  });

  it('says where in the result of the step before', async () => {
    const first = await ran('cut', input('ab\n', 'cx'));
    const outcome = ran('backwards', asInput(first, await step('cut', 1)), true, 2);
    await expect(outcome).rejects.toMatchObject({
      message: 'step 2 (backwards): result of step 1:2:2: An x is not allowed.',
    });
  });

  it('leaves an error of the step before to that step', async () => {
    const first = await ran('strict', input('x'));
    const second = await ran('shout', asInput(first, await step('strict', 1)), true, 2);
    await expect(textOf(second)).rejects.toMatchObject({
      message: 'step 1 (strict): in.txt:1:1: An x is not allowed.',
    });
  });
});
