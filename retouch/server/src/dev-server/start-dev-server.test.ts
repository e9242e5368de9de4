import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { scratchProject } from '../project/scratch-project.testing.ts';
import { DevServerStatus } from './dev-server-status.ts';
import { projectFolder } from './project-folder.ts';
import { joinDevServer, startDevServer } from './start-dev-server.ts';

const manifest = '{ "dependencies": { "next": "1" } }';

/** A project whose Next.js is this script, given `dev --hostname 127.0.0.1 --port <port>`. */
function start(script: string, signal = new AbortController().signal) {
  const root = scratchProject({
    'package.json': manifest,
    'node_modules/next/package.json': '{}',
    'node_modules/next/dist/bin/next': script,
  });
  const status = new DevServerStatus();
  let output = '';
  const onOutput = (text: string) => {
    output += text;
  };
  const started = startDevServer({ project: projectFolder(root, '/'), status, onOutput, signal });
  return { started, status, output: () => output };
}

const answering = `
  const { createServer } = require('node:http');
  const { spawn } = require('node:child_process');
  const inner = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  createServer((request, response) => response.end(JSON.stringify([process.argv.slice(2), inner.pid])))
    .listen(Number(process.argv.at(-1)), '127.0.0.1');
  console.log('hello');
`;

describe('a dev server', () => {
  it('is started and ended, with what it has started in turn', async () => {
    const { started, status, output } = start(answering);
    const { address, stop } = await started;
    expect(status.now).toEqual({ state: 'ready' });
    const [args, inner]: [string[], number] = JSON.parse(await (await fetch(address)).text());
    expect(args.slice(0, 4)).toEqual(['dev', '--hostname', '127.0.0.1', '--port']);
    expect(output()).toBe('hello\n');
    await stop();
    await expect(fetch(address)).rejects.toThrow();
    await expect.poll(() => isRunning(inner)).toBe(false);
    expect(status.now.state).toBe('stopped');
  });

  it('that does not end when asked to is made to', async () => {
    const { started } = start(`process.on('SIGTERM', () => {}); ${answering}`);
    const { address, stop } = await started;
    await stop();
    await expect(fetch(address)).rejects.toThrow();
  }, 20_000);

  it('that ends before it answers is an error that says so', async () => {
    const { started, status } = start('console.error("it broke"); process.exit(3);');
    await expect(started).rejects.toMatchObject({
      name: 'CommandError',
      message: expect.stringMatching(/ended before it answered/),
    });
    expect(status.now.message).toMatch(/code 3[\s\S]*it broke/);
  });

  it('that ends later is told of', async () => {
    const { started, status } = start(`${answering} setTimeout(() => process.exit(1), 300);`);
    await started;
    await expect.poll(() => status.now.state, { timeout: 10_000 }).toBe('stopped');
  });

  it('is given up when asked to while it starts', async () => {
    const ending = new AbortController();
    const { started } = start('setInterval(() => {}, 1000);', ending.signal);
    const failed = expect(started).rejects.toThrow(/ended before it answered/);
    await setTimeout(300);
    ending.abort();
    await failed;
  });

  it('of a project that is none of those known can’t be started', async () => {
    const project = projectFolder(scratchProject({ 'package.json': '{}' }), '/');
    const { signal } = new AbortController();
    const started = startDevServer({
      project,
      status: new DevServerStatus(),
      onOutput: () => {},
      signal,
    });
    await expect(started).rejects.toThrow(/retouch --url http:\/\/localhost:3000$/);
  });

  it('whose package is not installed is named', async () => {
    const project = projectFolder(scratchProject({ 'package.json': manifest }), '/');
    const { signal } = new AbortController();
    const started = startDevServer({
      project,
      status: new DevServerStatus(),
      onOutput: () => {},
      signal,
    });
    await expect(started).rejects.toThrow(/^next is not installed in /);
  });
});

describe('one that runs already', () => {
  it('is joined where it answers, whatever it says', async () => {
    const server = createServer((_request, response) => response.writeHead(500).end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.close();
    });
    const address = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const status = new DevServerStatus();
    expect((await joinDevServer(address, status)).address).toBe(address);
    expect(status.now.state).toBe('ready');
  });

  it('is an error where it does not', async () => {
    const joined = joinDevServer(new URL('http://127.0.0.1:1'), new DevServerStatus());
    await expect(joined).rejects.toThrow('Nothing answers at http://127.0.0.1:1/');
  }, 20_000);
});

/** Whether a process is at work; one that has ended but was not asked how is not. */
function isRunning(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return /^[^Z\s]/.test(stdout);
}
