import { describe, expect, it } from 'vitest';
import { race, usualPatience } from './race.ts';

/** A racer whose runs take the times given, the last one over and over; it notes each in the log. */
function racer(name: string, log: string[], ...times: (number | undefined)[]) {
  let runs = 0;
  return {
    async once() {
      log.push(name);
      return times[Math.min(runs++, times.length - 1)];
    },
  };
}

describe('race', () => {
  it('leaves out the runs that warmed up', async () => {
    const [samples] = await race([racer('a', [], 500, 400, 10)]);
    expect(samples).toEqual(Array.from({ length: usualPatience.mostRuns }, () => 10));
  });

  it('warms a quick job up for longer', async () => {
    const log: string[] = [];
    const patience = { ...usualPatience, warmMs: 30, leastRuns: 1, mostRuns: 5, enoughMs: 0 };
    expect(await race([racer('a', log, 10, 10, 10, 7)], patience)).toEqual([[7]]);
    expect(log).toHaveLength(4);
  });

  it('repeats a quick job as often as is allowed', async () => {
    const [samples] = await race([racer('a', [], 1)]);
    expect(samples).toHaveLength(usualPatience.mostRuns);
  });

  it('repeats a long job the least number of times', async () => {
    const [samples] = await race([racer('a', [], 5_000)]);
    expect(samples).toHaveLength(usualPatience.leastRuns);
  });

  it('takes the first run of a slow job for all', async () => {
    const log: string[] = [];
    expect(await race([racer('a', log, 20_000)])).toEqual([[20_000]]);
    expect(log).toEqual(['a']);
  });

  it('does not run again who was given up', async () => {
    const log: string[] = [];
    expect(await race([racer('a', log, undefined)])).toEqual(['slow']);
    expect(log).toEqual(['a']);
  });

  it('takes for slow who was given up in a later run', async () => {
    expect(await race([racer('a', [], 5, 5, 5, undefined)])).toEqual(['slow']);
  });

  it('keeps what one threw, and lets the others go on', async () => {
    const broken = {
      async once(): Promise<number> {
        throw new Error('out of memory');
      },
    };
    const [fault, samples] = await race([broken, racer('a', [], 5_000)]);
    expect(fault).toEqual({ fault: 'out of memory' });
    expect(samples).toHaveLength(usualPatience.leastRuns);
  });

  it('lets all run in turn, and the rest go on when one is done', async () => {
    const log: string[] = [];
    const patience = { ...usualPatience, warmUps: 1, warmMs: 0, leastRuns: 2, enoughMs: 0 };
    await race([racer('a', log, 1), racer('b', log, 9_000), racer('c', log, 1)], patience);
    expect(log.join('')).toBe('abcacac');
  });
});
