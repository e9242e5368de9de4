import { Buffer } from 'node:buffer';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { realMain, spawned, testMain } from './testing/spawned.testing.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'textbench-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function started(args: readonly string[], nodeArgs: readonly string[] = []) {
  return spawn(process.execPath, [...nodeArgs, testMain, ...args], { cwd: folder });
}

/** Exit code or signal, and all of standard error. */
async function ended(child: ChildProcessWithoutNullStreams) {
  const errors: Buffer[] = [];
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
  const [code, signal]: unknown[] = await once(child, 'close');
  return { code, signal, stderr: Buffer.concat(errors).toString() };
}

/** Writes this piece as often as told, no faster than it is read. */
async function feed(child: ChildProcessWithoutNullStreams, piece: Buffer, times: number) {
  for (let i = 0; i < times; i++) if (!child.stdin.write(piece)) await once(child.stdin, 'drain');
  child.stdin.end();
}

describe('the process', () => {
  it('passes arguments, input, output and the exit code', () => {
    expect(spawned(['shout'], { input: 'é\n' })).toMatchObject({
      code: 0,
      stdout: 'É\n',
      stderr: '',
    });
    expect(spawned([])).toMatchObject({ code: 2, stdout: '' });
    expect(spawned(['shuot']).code).toBe(2);
    expect(spawned(['dice', '--sides', '1']).code).toBe(2);
    expect(spawned(['strict'], { input: 'x' }).code).toBe(1);
    expect(spawned(['buggy']).code).toBe(70);
  });

  it('writes bytes as they are', () => {
    const { bytes } = spawned(['dot']);
    expect(bytes.subarray(0, 4)).toEqual(Buffer.from('\x89PNG', 'latin1'));
  });

  it('ends at once although nobody closed its input', async () => {
    const child = started(['shuot']);
    expect((await ended(child)).code).toBe(2);
  });

  it('runs a person’s pattern in a thread and ends', () => {
    const search = ['search', '--pattern', 'b+'];
    expect(spawned(search, { input: 'abb' }).stdout).toBe('Found\tAt\nbb\t1\n');
  });

  it('puts pairs that a tool cut in two out as one character', () => {
    expect(spawned(['cut'], { input: '😀'.repeat(100_000) }).stdout).toBe('😀'.repeat(100_000));
  });
});

describe('a stream', () => {
  it('gives output before its input has ended', async () => {
    const child = started(['shout']);
    child.stdin.write('first');
    const [chunk]: unknown[] = await once(child.stdout, 'data');
    expect(String(chunk)).toBe('FIRST');
    child.stdin.end();
    expect((await ended(child)).code).toBe(0);
  });

  it('ends quietly when its reader goes away', async () => {
    const child = started(['shout']);
    child.stdin.on('error', () => {}); // it stops reading us as well
    const feeding = setInterval(() => child.stdin.write('more and more\n'.repeat(10_000)), 5);
    await once(child.stdout, 'data');
    child.stdout.destroy();
    const end = await ended(child);
    clearInterval(feeding);
    expect(end).toEqual({ code: 0, signal: null, stderr: '' });
  });

  it('keeps its exit code when nobody reads what it tells', async () => {
    const child = started(['strict']);
    child.stderr.destroy();
    child.stdin.end('x');
    const [code]: unknown[] = await once(child, 'close');
    expect(code).toBe(1);
  });

  it('takes 200 MB in little memory', async () => {
    const report = 'process.on("exit",()=>console.error(process.resourceUsage().maxRSS))';
    const child = started(['shout'], ['--import', `data:text/javascript,${report}`]);
    child.stdout.resume();
    const end = ended(child);
    await feed(
      child,
      Buffer.from('a line with é in it, and a few more words\n'.repeat(1_500)),
      3_200,
    );
    const { code, stderr } = await end;
    expect(code).toBe(0);
    expect(Number(stderr)).toBeGreaterThan(30_000); // kilobytes
    expect(Number(stderr)).toBeLessThan(200_000);
  });
});

describe('-o', () => {
  it('leaves nothing half written when the command is stopped', async () => {
    const target = join(folder, 'out.txt');
    writeFileSync(target, 'old');
    const child = started(['shout', '-o', target]);
    const end = ended(child);
    child.stdin.write('new');
    while (readdirSync(folder).length < 2) await wait(10); // until it writes beside the file
    expect(readFileSync(target, 'utf8')).toBe('old');
    child.kill('SIGTERM');
    expect(await end).toMatchObject({ code: null, signal: 'SIGTERM' });
    expect(readdirSync(folder)).toEqual(['out.txt']);
    expect(readFileSync(target, 'utf8')).toBe('old');
  });

  it('writes to standard output by its other names, which is not replaced', () => {
    for (const output of ['-', '/dev/stdout']) {
      expect(spawned(['shout', '-o', output], { input: 'a' }).stdout).toBe('A');
    }
  });

  it.runIf(existsSync('/dev/full'))('says that a disk is full', () => {
    expect(spawned(['shout', '-o', '/dev/full'], { input: 'a' })).toMatchObject({
      code: 74,
      stderr: 'textbench: /dev/full: cannot be written: the disk is full.\n',
    });
  });

  it('appears whole at the end', async () => {
    const input = 'line\n'.repeat(200_000);
    expect(spawned(['shout', '-o', 'out.txt'], { input, cwd: folder }).code).toBe(0);
    expect(readFileSync(join(folder, 'out.txt'), 'utf8') === input.toUpperCase()).toBe(true);
    expect(readdirSync(folder)).toEqual(['out.txt']);
  });
});

describe('the command with its own tools', () => {
  it('lists and describes them', () => {
    const { code, stdout } = spawned(['list', '--json'], { main: realMain });
    expect(code).toBe(0);
    for (const { slug } of JSON.parse(stdout).slice(0, 2)) {
      const described = spawned(['describe', slug, '--json'], { main: realMain });
      expect(described.stderr).toBe('');
      expect(JSON.parse(described.stdout).slug).toBe(slug);
    }
  });

  it('finds files where npm run was called, not where the script runs', () => {
    writeFileSync(join(folder, 'here.txt'), 'a');
    const env = { ...process.env, npm_lifecycle_event: 'textbench', INIT_CWD: folder };
    expect(spawned(['shout', 'here.txt'], { env }).stdout).toBe('A');
  });

  it('can be started by its name', () => {
    expect(readFileSync(realMain, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
  });
});
