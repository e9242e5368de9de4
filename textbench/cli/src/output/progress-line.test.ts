import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { progressLine } from './progress-line.ts';

function watched(totalBytes?: number) {
  const written: string[] = [];
  const clock = { time: 0 };
  const terminal = new Writable({
    write(chunk: Buffer, _encoding, done) {
      written.push(chunk.toString());
      done();
    },
  });
  return { written, clock, progress: progressLine(terminal, totalBytes, () => clock.time) };
}

describe('progressLine', () => {
  it('shows nothing for two seconds, then a few times a second', () => {
    const { written, clock, progress } = watched(1_000);
    for (clock.time = 0; clock.time < 2_600; clock.time += 100) progress.read(10);
    expect(written).toEqual([
      '\r\u001b[Ktextbench: 21 %', // at 2,000 ms, after 21 reads
      '\r\u001b[Ktextbench: 24 %', // at 2,300 ms: 250 ms later at the earliest
    ]);
  });

  it('counts megabytes where the size is not known', () => {
    const { written, clock, progress } = watched();
    clock.time = 3_000;
    progress.read(1_234_567_890);
    expect(written).toEqual(['\r\u001b[Ktextbench: 1,234 MB read']);
  });

  it('shows the share that a tool tells, and goes away', () => {
    const { written, clock, progress } = watched();
    progress.clear();
    clock.time = 2_000;
    progress.share(0.509);
    progress.clear();
    progress.clear();
    expect(written).toEqual(['\r\u001b[Ktextbench: 50 %', '\r\u001b[K']);
  });
});
