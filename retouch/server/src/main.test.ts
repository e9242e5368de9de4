import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Failure, Lookups, MutationSuccess, TreeElement } from '@retouch/protocol';
import { describe, expect, it, onTestFinished } from 'vitest';
import { version } from './command/version.ts';
import { freePort } from './dev-server/free-port.ts';
import { packageFolder } from './dev-server/package-file.ts';
import { scratchProject } from './project/scratch-project.testing.ts';

const main = join(import.meta.dirname, 'main.ts');
const playground = join(import.meta.dirname, '../../playgrounds/vite-react');

/** A copy of the playground whose packages are the real ones. */
function copiedPlayground(): string {
  const root = scratchProject();
  for (const path of ['index.html', 'package.json', 'src', 'vite.config.ts']) {
    cpSync(join(playground, path), join(root, path), { recursive: true });
  }
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const link = join(root, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(packageFolder(playground, name), link);
  }
  return root;
}

/** The command, and what it has printed so far. */
function run(...args: string[]) {
  const child = spawn(process.execPath, [main, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => {
    child.kill('SIGTERM');
  });
  const printed = { output: '', errors: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => {
    printed.output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    printed.errors += text;
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { child, printed, ended };
}

async function started(...args: string[]) {
  const port = await freePort();
  const running = run(...args, '--no-open', '--port', `${port}`);
  await expect
    .poll(() => running.printed.output + running.printed.errors, { timeout: 50_000 })
    .toContain('Ctrl-C');
  const token = /token=(\S+)/.exec(running.printed.output)?.[1] ?? '';
  const origin = `http://127.0.0.1:${port}`;
  const call = async <Body>(path: string, body?: unknown): Promise<Body> => {
    const response = await fetch(`${origin}/__retouch/api/${path}`, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    return (await response.json()) as Body;
  };
  return { ...running, origin, token, call };
}

describe('retouch on an app of Vite', () => {
  it('edits its source, and the app follows', async () => {
    const root = copiedPlayground();
    const { origin, token, call, child, ended } = await started(root);

    expect(await (await fetch(origin, { headers: { accept: 'text/html' } })).text()).toContain(
      '<div id="root">',
    );
    const { treeElementLookup } = await call<Lookups>('canvases/app/lookups');
    const element = staticText(treeElementLookup);
    const served = async () => (await fetch(`${origin}/${element.filename}`)).text();
    expect(await served()).toContain(element.codebaseId);

    const updates = await hotUpdates(origin);
    const answer = await call<MutationSuccess>('canvases/app/parseAndMutate/mutate/editText', {
      element: { codebaseId: element.codebaseId },
      newText: 'Changed by the test',
    });
    expect(answer.files.map(({ path }) => path)).toEqual([element.filename]);
    const source = () => readFileSync(join(root, element.filename), 'utf8');
    expect(source()).toContain('>Changed by the test<');
    await expect.poll(() => updates.join(), { timeout: 10_000 }).toContain(element.filename);
    expect(await served()).toContain('Changed by the test');

    const events = await fetch(`${origin}/__retouch/api/canvases/app/events?token=${token}`);
    const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
    writeFileSync(join(root, element.filename), source().replace('Changed by the test', 'By hand'));
    let heard = '';
    while (!heard.includes('files_changed')) heard += (await reader?.read())?.value;
    expect(heard).toContain(`"paths":["${element.filename}"],"activityId":null`);

    const undone = await call<Failure>(
      'canvases/app/parseAndMutate/activities/undoChangeToFiles',
      {},
    );
    expect(undone.error.code).toBe('undo_conflict');
    const { rules } = await call<{ rules: Record<string, string> }>(
      'canvases/app/tailwind?classes=p-4',
    );
    expect(rules['p-4']).toContain('padding');

    const children = childrenOf(child);
    expect(children.length).toBeGreaterThan(0);
    child.kill('SIGINT');
    expect(await ended).toBe(0);
    await expect.poll(() => children.filter(isRunning), { timeout: 10_000 }).toEqual([]);
  }, 90_000);

  it('ends what it has started also while that is starting', async () => {
    const { child, ended } = run(copiedPlayground(), '--no-open', '--port', `${await freePort()}`);
    await expect.poll(() => childrenOf(child).length, { timeout: 30_000 }).toBeGreaterThan(0);
    const children = childrenOf(child);
    child.kill('SIGTERM');
    expect(await ended).toBe(130);
    await expect.poll(() => children.filter(isRunning), { timeout: 10_000 }).toEqual([]);
  }, 60_000);

  it('says where the dev server fails', async () => {
    const root = copiedPlayground();
    writeFileSync(join(root, 'vite.config.ts'), 'throw new Error("broken on purpose");');
    const { printed, ended } = run(root, '--no-open', '--port', `${await freePort()}`);
    expect(await ended).toBe(1);
    expect(printed.errors).toContain('broken on purpose');
    expect(printed.errors.trim().split('\n').at(-1)).toMatch(
      /^retouch: The dev server of .* ended before it answered/,
    );
  }, 60_000);
});

describe('what can’t be done is one line', () => {
  it.each([
    [['--nonsense'], /^retouch: .*--nonsense.*--help lists what there is\.\n$/],
    [['/nowhere/at/all'], /^retouch: There is no folder \/nowhere\/at\/all\.\n$/],
    [[import.meta.dirname], /^retouch: .* has no package\.json\. Name the folder of an app\.\n$/],
  ])('%j', async (args, message) => {
    const { printed, ended } = run(...args);
    expect(await ended).toBe(1);
    expect(printed).toEqual({ output: '', errors: expect.stringMatching(message) });
  });

  it('--help and --version', async () => {
    const help = run('--help');
    expect(await help.ended).toBe(0);
    for (const flag of ['--port', '--url', '--no-open', '--read-only', '--help', '--version']) {
      expect(help.printed.output).toContain(flag);
    }
    const told = run('--version');
    expect(await told.ended).toBe(0);
    expect(told.printed.output).toBe(`${version}\n`);
  });
});

function staticText(lookup: Readonly<Record<string, TreeElement>>): TreeElement {
  const found = Object.values(lookup).find(
    ({ nativeTag, staticTextContents }) => nativeTag === 'h1' && staticTextContents,
  );
  if (found === undefined) throw new Error('The playground has no heading of plain text.');
  return found;
}

/** What Vite tells pages over the websocket that goes through the proxy. */
async function hotUpdates(origin: string): Promise<string[]> {
  const client = await (await fetch(`${origin}/@vite/client`)).text();
  const token = /wsToken = "([^"]+)"/.exec(client)?.[1] ?? '';
  const updates: string[] = [];
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/?token=${token}`, 'vite-hmr');
  onTestFinished(() => socket.close());
  socket.addEventListener('message', ({ data }) => updates.push(String(data)));
  await expect.poll(() => updates.join()).toContain('connected');
  return updates;
}

function childrenOf({ pid }: ChildProcess): number[] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return stdout.trim().split(/\s+/).filter(Boolean).map(Number);
}

/** Whether a process is at work; one that has ended but was not asked how is not. */
function isRunning(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return /^[^Z\s]/.test(stdout);
}
