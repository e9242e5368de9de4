import { describe, expect, it } from 'vitest';
import { finish, started } from './testing/started-runner.testing.ts';

describe('a pattern that a person wrote', () => {
  const patternLimited = true;

  it('is stopped when its time is over, which is said at its option', () => {
    const { around, run, events } = started();
    run('aaaaaaaa!', { patternLimited });
    around.worker.answer({ type: 'started', id: 1 });
    around.pass(1_999);
    expect(events['aaaaaaaa!']).toEqual([]);
    around.pass(1);
    expect(around.worker.ended).toBe(true);
    const [event] = events['aaaaaaaa!'] ?? [];
    expect(event).toMatchObject({ type: 'refused', refusal: { option: 'pattern' } });
    expect(event?.type === 'refused' && event.refusal.message).toMatch(
      /^The pattern was stopped after 2 seconds: .*\(a\+\)\+.*\.$/,
    );
  });

  it('has a second without text, and one more for every million characters begun', () => {
    for (const [text, seconds, words] of [
      ['', 1, '1 second:'],
      ['x'.repeat(2_500_000), 4, '4 seconds:'],
    ] as const) {
      const { around, run, events } = started();
      run(text, { patternLimited });
      around.worker.answer({ type: 'started', id: 1 });
      around.pass(seconds * 1_000 - 1);
      expect(events[text]).toEqual([]);
      around.pass(1);
      const [event] = events[text] ?? [];
      expect(event?.type === 'refused' && event.refusal.message).toContain(words);
    }
  });

  it('has its time from when it starts, not from when its code is fetched', () => {
    const { around, run, types } = started();
    run('a', { patternLimited });
    around.pass(10_000);
    around.worker.answer({ type: 'started', id: 1 });
    around.pass(1_999);
    finish(around.worker, 'A');
    expect(types('a')).toEqual(['finished']);
  });

  it('is not stopped once it has finished, was cancelled or gave way', () => {
    const { around, runner, run, types } = started();
    run('a', { patternLimited });
    around.worker.answer({ type: 'started', id: 1 });
    finish(around.worker, 'A');
    expect(around.runningTimers).toBe(0);
    run('b', { patternLimited });
    around.worker.answer({ type: 'started', id: 2 });
    runner.cancel();
    expect(around.runningTimers).toBe(0);
    run('c', { patternLimited });
    around.worker.answer({ type: 'started', id: 3 });
    around.pass(200);
    run('d');
    around.pass(100_000);
    finish(around.worker, 'D');
    expect(['a', 'b', 'c', 'd'].map(types)).toEqual([['finished'], [], [], ['finished']]);
  });

  it('does not hold others to its limit', () => {
    const { around, run, types } = started();
    run('a');
    around.worker.answer({ type: 'started', id: 1 });
    around.pass(1_000_000);
    finish(around.worker, 'A');
    expect(types('a')).toEqual(['finished']);
  });

  it('lets the next run begin afterwards', () => {
    const { around, run, types } = started();
    run('a', { patternLimited });
    around.worker.answer({ type: 'started', id: 1 });
    around.pass(2_000);
    run('b', { patternLimited });
    finish(around.worker, 'B');
    expect([types('a'), types('b')]).toEqual([['refused'], ['finished']]);
  });
});
