import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { lastAnswer } from './answers.ts';
import { freePort } from './free-port.ts';
import { type RunningService, startService } from './service.ts';

const fixtures = join(import.meta.dirname, 'fixtures');
const server = join(fixtures, 'server-with-child.mjs');

function start(port: number, command = [server, `${port}`]): RunningService {
  const service = { name: 'Example', preferredPort: 0, folder: fixtures, command: () => command };
  return startService(service, port);
}

/** The server's own process and the one it started, once it answers. */
async function processesBehind(address: string): Promise<number[]> {
  expect(await lastAnswer(address, 20_000)).toBe(200);
  const text = await (await fetch(address)).text();
  return text.split(' ').map(Number);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false; // there is no such process
  }
}

async function allGone(pids: readonly number[]): Promise<boolean> {
  for (let look = 0; look < 100 && pids.some(isAlive); look++) await wait(50);
  return !pids.some(isAlive);
}

describe('a service', () => {
  it('answers at its address, and ends with all it started when it is stopped', async () => {
    const service = start(await freePort(0));
    const pids = await processesBehind(service.address);
    expect(pids.every(isAlive)).toBe(true);
    await service.stop();
    expect(await allGone(pids)).toBe(true);
    expect(await service.ended).toBe('SIGTERM');
  });

  it('tells when it ends by itself', async () => {
    const service = start(await freePort(0), ['--eval', 'process.exit(3)']);
    expect(await service.ended).toBe('exit code 3');
    await service.stop();
  });

  it('ends when the process that started it is killed', async () => {
    const port = await freePort(0);
    const parent = spawn(
      process.execPath,
      [join(fixtures, 'starts-a-service.ts'), server, `${port}`],
      { stdio: 'ignore' },
    );
    const [pid = 0, child = 0] = await processesBehind(`http://127.0.0.1:${port}/`);
    parent.kill('SIGKILL');
    expect(await allGone([pid])).toBe(true);
    if (isAlive(child)) process.kill(child); // the example's own, which it did not look after
  });
});
