import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Batch } from './batch.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function gathering() {
  const handed: string[][] = [];
  return { handed, batch: new Batch<string>((items) => handed.push([...items]), 30, 100) };
}

it('hands on each once, when it has become quiet', () => {
  const { batch, handed } = gathering();
  for (const item of ['a', 'b', 'a']) {
    batch.add(item);
    vi.advanceTimersByTime(20);
  }
  expect(handed).toEqual([]);
  vi.advanceTimersByTime(10);
  expect(handed).toEqual([['a', 'b']]);
  vi.advanceTimersByTime(1000);
  expect(handed).toHaveLength(1);
});

it('does not wait for ever', () => {
  const { batch, handed } = gathering();
  for (let time = 0; time < 100; time += 20) {
    batch.add(`at ${time}`);
    vi.advanceTimersByTime(20);
  }
  expect(handed).toEqual([['at 0', 'at 20', 'at 40', 'at 60', 'at 80']]);
  batch.add('later');
  vi.advanceTimersByTime(30);
  expect(handed).toHaveLength(2);
});

it('forgets when told to', () => {
  const { batch, handed } = gathering();
  batch.add('a');
  batch.clear();
  vi.advanceTimersByTime(1000);
  expect(handed).toEqual([]);
});
