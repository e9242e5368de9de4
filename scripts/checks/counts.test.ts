import { describe, expect, it } from 'vitest';
import { none, one, sum, summary, withEnding } from './counts.ts';

describe('sum', () => {
  it('adds each kind', () => {
    const total = sum([
      { passed: 2, failed: 1, skipped: 0 },
      { passed: 40, failed: 0, skipped: 3 },
    ]);
    expect(total).toEqual({ passed: 42, failed: 1, skipped: 3 });
  });

  it('is nothing of nothing', () => {
    expect(sum([])).toEqual(none);
  });
});

describe('one', () => {
  it('is one passed or one failed', () => {
    expect(one(true)).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(one(false)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

describe('withEnding', () => {
  it('leaves a good run as it is', () => {
    const counts = { passed: 3, failed: 0, skipped: 1 };
    expect(withEnding(counts, 0)).toEqual(counts);
  });

  it('does not count a failure twice', () => {
    const counts = { passed: 3, failed: 2, skipped: 0 };
    expect(withEnding(counts, 1)).toEqual(counts);
  });

  it('counts a bad end in which no test failed', () => {
    expect(withEnding({ passed: 3, failed: 0, skipped: 0 }, 1).failed).toBe(1);
  });

  it.each([0, 1])('counts a run of no test as a failure (exit code %i)', (exitCode) => {
    expect(withEnding(none, exitCode).failed).toBe(1);
    expect(withEnding({ ...none, skipped: 9 }, exitCode).failed).toBe(1);
  });
});

describe('summary', () => {
  it('is the line that a CI reads', () => {
    expect(summary({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
  });

  it('names skipped ones only where there are some', () => {
    expect(summary({ passed: 1, failed: 2, skipped: 3 })).toBe('1 passed, 2 failed, 3 skipped');
  });
});
