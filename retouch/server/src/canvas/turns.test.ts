import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Turns } from './turns.ts';

it('lets one run at a time, in order, also after one that fails', async () => {
  const turns = new Turns();
  const seen: string[] = [];
  const task = (name: string, milliseconds: number) => async () => {
    seen.push(`${name} begins`);
    await setTimeout(milliseconds);
    seen.push(`${name} ends`);
    if (name === 'b') throw new Error(name);
    return name;
  };
  const all = [turns.take(task('a', 5)), turns.take(task('b', 1)), turns.take(task('c', 0))];
  const results = await Promise.allSettled(all);
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
