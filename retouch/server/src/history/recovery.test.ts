import * as fs from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Disk } from '../files/disk.ts';
import type { History } from './history.ts';
import { openHistory } from './open-history.ts';
import {
  mutation,
  noIds,
  optionsFor,
  put,
  replacing,
  scratchFolder,
  textAt,
} from './scratch-history.testing.ts';

const one = '.one { color: red; }\n.other {}\n';
const two = '.two { color: red; }\n.other {}\n';

/**
 * A disk that after so many calls answers none any more: what is on it then is what a server leaves
 * that was killed.
 */
function dyingDisk(lastCall: number) {
  const state = { calls: 0 };
  const disk: Disk = new Proxy(fs, {
    get(target, name) {
      const call: unknown = Reflect.get(target, name);
      if (typeof call !== 'function') return call;
      return (...args: unknown[]) => {
        state.calls += 1;
        if (state.calls > lastCall) throw new Error('The server is dead.');
        return Reflect.apply(call, target, args);
      };
    },
  });
  return { disk, state };
}

/** Lets a server work until its disk dies. Answers how many calls it made where it lived on. */
async function dieAt(root: string, lastCall: number, work: (history: History) => Promise<unknown>) {
  const { disk, state } = dyingDisk(lastCall);
  try {
    const history = await openHistory(optionsFor(root), disk);
    try {
      await work(history);
    } finally {
      await history.close();
    }
    return state.calls;
  } catch (error) {
    expect(error).toMatchObject({ message: 'The server is dead.' });
    return undefined;
  }
}

const change = (history: History) =>
  history.commit(
    mutation(
      replacing('one.css', one, 'red', 'blue'),
      { path: 'new.css', before: null, text: '.new {}\n' },
      replacing('two.css', two, 'red', 'blue'),
    ),
  );

const nothing = async () => {};

/** Whether the change is in the folder: whole, or not at all; the history says the same. */
async function isWhole(root: string): Promise<boolean> {
  const history = await openHistory(optionsFor(root));
  const isDone = textAt(root, 'one.css').includes('blue');
  expect(textAt(root, 'two.css').includes('blue')).toBe(isDone);
  expect(fs.existsSync(join(root, 'new.css'))).toBe(isDone);
  expect(history.next.undo !== null).toBe(isDone);
  if (isDone) await history.undo(noIds);
  await history.close();
  expect(fs.readdirSync(join(root, '.retouch/tmp'))).toEqual([]);
  return isDone;
}

test('dead after any call, and dead again while recovering: the change is whole or never was', async () => {
  const seen = { whole: 0, never: 0 };
  for (let last = 1; ; last += 1) {
    const root = scratchFolder({ 'one.css': one, 'two.css': two });
    if ((await dieAt(root, last, change)) !== undefined) break;
    await dieAt(root, 1 + (last % 40), nothing);
    seen[(await isWhole(root)) ? 'whole' : 'never'] += 1;
    expect([textAt(root, 'one.css'), textAt(root, 'two.css')]).toEqual([one, two]);
  }
  expect(seen.whole).toBeGreaterThan(5);
  expect(seen.never).toBeGreaterThan(20);
}, 120_000);

test('what somebody saved while no server ran stays, with the change whole or without it', async () => {
  const seen = { whole: 0, never: 0 };
  for (let last = 1; ; last += 2) {
    const root = scratchFolder({ 'one.css': one, 'two.css': two });
    if ((await dieAt(root, last, change)) !== undefined) break;
    // What is missing at this moment can't be saved over by an editor that loads it first.
    if (!fs.existsSync(join(root, 'two.css'))) continue;
    put(root, 'two.css', textAt(root, 'two.css').replace('.other {}', '.other { order: 1 }'));
    const isDone = await isWhole(root);
    seen[isDone ? 'whole' : 'never'] += 1;
    expect(textAt(root, 'one.css')).toBe(one);
    expect(textAt(root, 'two.css')).toBe(two.replace('.other {}', '.other { order: 1 }'));
  }
  expect(seen.whole).toBeGreaterThan(5);
  expect(seen.never).toBeGreaterThan(20);
}, 120_000);

test('what was saved over the very place stays as it was saved', async () => {
  for (let last = 1; ; last += 2) {
    const root = scratchFolder({ 'one.css': one, 'two.css': two });
    if ((await dieAt(root, last, change)) !== undefined) break;
    put(root, 'two.css', '.two { color: green; }\n');
    const history = await openHistory(optionsFor(root));
    expect(textAt(root, 'two.css')).toBe('.two { color: green; }\n');
    const isDone = history.next.undo !== null;
    expect(textAt(root, 'one.css')).toBe(isDone ? one.replace('red', 'blue') : one);
    expect(fs.existsSync(join(root, 'new.css'))).toBe(isDone);
    await history.close();
  }
}, 120_000);

test('a file that somebody saved in another encoding meanwhile stays byte for byte', async () => {
  const latin = Buffer.from([0x2e, 0x61, 0xe4, 0x0a]);
  for (let last = 20; ; last += 3) {
    const root = scratchFolder({ 'one.css': one, 'two.css': two });
    if ((await dieAt(root, last, change)) !== undefined) break;
    put(root, 'two.css', latin);
    const history = await openHistory(optionsFor(root));
    await history.close();
    expect(fs.readFileSync(join(root, 'two.css'))).toEqual(latin);
  }
}, 120_000);
