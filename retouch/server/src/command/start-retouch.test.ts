import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Failure, Lookups } from '@retouch/protocol';
import { describe, expect, it, onTestFinished } from 'vitest';
import { projectFolder } from '../dev-server/project-folder.ts';
import { idAt } from '../mutations/fixtures.testing.ts';
import { scratchProject, writeFiles } from '../project/scratch-project.testing.ts';
import { startRetouch } from './start-retouch.ts';

const path = 'src/card.tsx';
const card = 'export const Card = () => <p>Hello</p>;\n';
const element = { codebaseId: idAt(`${path}#Card/p[1]`) };

/** An app's dev server that runs already, with a websocket that stays open. */
async function runningApp(): Promise<URL> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<head></head>the app');
  });
  server.on('upgrade', (_request, socket) => {
    socket.write(
      'HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\n\r\n',
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
}

async function start(root: string, readOnly = false) {
  const notices: string[] = [];
  const running = await startRetouch({
    project: projectFolder(root, '/'),
    port: undefined,
    url: await runningApp(),
    readOnly,
    scripts: [{ src: '/__retouch/frame.js' }],
    signal: new AbortController().signal,
    onOutput: () => {},
    onNotice: (text) => notices.push(text),
  });
  onTestFinished(() => running.close());
  const call = async <Body>(name: string, body?: unknown) => {
    const response = await fetch(`${running.appUrl}__retouch/api/canvases/app/${name}`, {
      headers: { authorization: `Bearer ${running.token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Body };
  };
  return { ...running, call, notices };
}

const shop = () => scratchProject({ 'package.json': '{ "name": "shop" }', [path]: card });

describe('retouch beside a dev server that runs already', () => {
  it('shows the app, edits its source and notices edits from outside', async () => {
    const root = shop();
    const { appUrl, editorUrl, call, notices } = await start(root);
    expect(await (await fetch(appUrl)).text()).toBe(
      '<head><script src="/__retouch/frame.js"></script></head>the app',
    );
    expect((await fetch(editorUrl, { redirect: 'manual' })).status).toBe(302);
    await call('parseAndMutate/mutate/editText', { element, newText: 'Bye' });
    expect(readFileSync(`${root}/${path}`, 'utf8')).toBe(card.replace('Hello', 'Bye'));

    writeFiles(root, { 'src/new.tsx': 'export const New = () => <i />;' });
    await expect
      .poll(async () => Object.keys((await call<Lookups>('lookups')).body.scopeLookup).length, {
        timeout: 20_000,
      })
      .toBe(2);
    expect(notices).toEqual([]);
  });

  it('is one at a time in a folder', async () => {
    const root = shop();
    const { close } = await start(root);
    await expect(start(root)).rejects.toMatchObject({ name: 'CommandError' });
    await close();
    await (await start(root)).close();
  });

  it('ends with websockets and events still open', async () => {
    const { appUrl, token, close } = await start(shop());
    await fetch(`${appUrl}__retouch/api/canvases/app/events?token=${token}`);
    const socket = new WebSocket(appUrl.replace('http', 'ws'));
    const closed = new Promise((resolve) => socket.addEventListener('close', resolve));
    await close();
    await closed;
    await expect(fetch(appUrl)).rejects.toThrow();
  });

  it('that only reads changes nothing and leaves nothing behind', async () => {
    const root = shop();
    const { call } = await start(root, true);
    const body = { element, newText: 'Bye' };
    const refused = await call<Failure>('parseAndMutate/mutate/editText', body);
    expect([refused.status, refused.body.error.code]).toEqual([403, 'forbidden']);
    expect(readFileSync(`${root}/${path}`, 'utf8')).toBe(card);
    expect(existsSync(`${root}/.retouch`)).toBe(false);
    expect((await call<Lookups>('lookups')).body.treeElementLookup).toHaveProperty(
      element.codebaseId,
    );
  });
});

it('what fails leaves nothing running', async () => {
  const root = shop();
  const failing = startRetouch({
    project: projectFolder(root, '/'),
    port: undefined,
    url: undefined,
    readOnly: false,
    scripts: [],
    signal: new AbortController().signal,
    onOutput: () => {},
    onNotice: () => {},
  });
  await expect(failing).rejects.toThrow(/retouch --url/);
  await (await start(root)).close();
});
