import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BurstReminder } from './burst-reminder.ts';

const longAgo = new Date('2020-01-01');
let root: string;
let errors: unknown[];
let reminder: BurstReminder;

/** The file, last changed long ago: a reminder shows in its time. */
function reset(): string {
  const path = join(root, 'a.tsx');
  writeFileSync(path, 'bytes');
  utimesSync(path, longAgo, longAgo);
  return path;
}

const wasReminded = (path: string) => statSync(path).mtime.getTime() !== longAgo.getTime();

/** Timers first, then the file system's own time to answer. */
async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  root = mkdtempSync(join(tmpdir(), 'reminder-'));
  errors = [];
  reminder = new BurstReminder(root, Date.now, (error) => errors.push(error));
});

afterEach(() => {
  reminder.close();
  vi.useRealTimers();
  rmSync(root, { recursive: true });
});

describe('a reminder after a burst of saves', () => {
  it('comes once, after the last of them, and leaves the bytes', async () => {
    const path = reset();
    reminder.saved(['a.tsx']);
    await pass(30);
    reminder.saved(['a.tsx']);
    await pass(100);
    reminder.saved(['a.tsx']);
    await pass(1_290);
    expect(wasReminded(path)).toBe(false);
    await pass(20);
    await vi.waitFor(() => expect(wasReminded(path)).toBe(true));
    expect(readFileSync(path, 'utf8')).toBe('bytes');
  });

  it('does not come where saves stand alone', async () => {
    const path = reset();
    reminder.saved(['a.tsx', 'b.tsx']);
    await pass(1_500);
    reminder.saved(['a.tsx']);
    await pass(3_000);
    expect(wasReminded(path)).toBe(false);
  });

  it('is seldom needed: saves are kept 60 ms apart', async () => {
    await reminder.pace();
    reminder.saved(['a.tsx']);
    let isOver = false;
    const waiting = reminder.pace().then(() => {
      isOver = true;
    });
    await pass(50);
    expect(isOver).toBe(false);
    await pass(10);
    await waiting;
    expect(isOver).toBe(true);
  });

  it('is no error for a file that has gone', async () => {
    reminder.saved(['gone.tsx']);
    reminder.saved(['gone.tsx']);
    await pass(1_400);
    expect(errors).toEqual([]);
  });
});
