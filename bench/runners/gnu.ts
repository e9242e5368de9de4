import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import type { CommandRival, Contest } from '../contest.ts';
import { type Samples, sample } from '../measure/samples.ts';

const environment = { ...process.env, LC_ALL: 'C.UTF-8' };

/** Times a command line from its start to its end: it reads files and writes to /dev/null. */
export function gnuSamples({ gnu }: Contest, files: readonly string[]): Promise<Samples> {
  const line = lineOf(gnu);
  return sample(async () => {
    const input = openSync(files[0] ?? '/dev/null', 'r');
    const output = openSync('/dev/null', 'w');
    const start = performance.now();
    const child = spawn('sh', ['-c', line, 'sh', ...files], {
      stdio: [input, output, 'inherit'],
      env: environment,
    });
    const [code] = await once(child, 'exit');
    const took = performance.now() - start;
    closeSync(input);
    closeSync(output);
    if (code > 1) throw new Error(`"${line}" ended with ${code}.`); // 1 is no match, differences
    return took;
  });
}

/** What a command line writes. */
export async function gnuOutput({ gnu }: Contest, files: readonly string[]): Promise<string> {
  const line = lineOf(gnu);
  const input = openSync(files[0] ?? '/dev/null', 'r');
  const child = spawn('sh', ['-c', line, 'sh', ...files], {
    stdio: [input, 'pipe', 'inherit'],
    env: environment,
  });
  const pieces: Buffer[] = [];
  child.stdout?.on('data', (piece: Buffer) => pieces.push(piece));
  await once(child, 'close');
  closeSync(input);
  return Buffer.concat(pieces).toString('utf8');
}

function lineOf(rival: CommandRival | undefined): string {
  if (!rival) throw new Error('There is no command.');
  return rival.line;
}
