import { createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { DevServerStatus } from '../dev-server/dev-server-status.ts';
import { AppProxy } from '../proxy/app-proxy.ts';
import { Guard } from './guard.ts';
import { ownServer } from './own-server.ts';

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

async function running() {
  const app = createServer((_request, response) => response.end('app'));
  app.on('upgrade', (_request, socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'));
  const target = new URL(`http://127.0.0.1:${await listening(app)}`);
  const status = new DevServerStatus('ready');
  const proxy = new AppProxy({
    target: () => target,
    status,
    scripts: [],
    scriptFolder: '/__retouch/',
  });
  let port = 0;
  const guard = new Guard('t', () => port);
  port = await listening(
    ownServer(
      (_request, response) => response.end('own'),
      proxy,
      guard,
      () => {},
    ),
  );
  return port;
}

function get(port: number, path: string, headers: Record<string, string> = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers }, (response) => {
      let text = `${response.statusCode} `;
      response.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      response.on('end', () => resolve(text));
    });
    sent.on('error', reject);
    sent.end();
  });
}

function upgrade(port: number, path: string, headers: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    socket.on('data', (text) => resolve(String(text).split('\r\n', 1)[0] ?? ''));
    socket.on('error', reject);
    const lines = ['connection: Upgrade', 'upgrade: websocket', ...headers];
    socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  });
}

it('parts our own calls from the app', async () => {
  const port = await running();
  for (const path of ['/__retouch', '/__retouch/', '/__retouch/api/health', '/__retouch?a']) {
    expect(await get(port, path)).toBe('200 own');
  }
  for (const path of ['/', '/__retouched', '/a/__retouch/', '/?/__retouch/']) {
    expect(await get(port, path)).toBe('200 app');
  }
});

it('shows the app under names of this machine only', async () => {
  const port = await running();
  expect(await get(port, '/', { host: `localhost:${port}` })).toBe('200 app');
  expect(await get(port, '/', { host: `evil.example:${port}` })).toMatch(/^403 .*"forbidden"/);
});

it('joins websockets for pages of its own origin only', async () => {
  const port = await running();
  const own = `127.0.0.1:${port}`;
  const origin = `origin: http://${own}`;
  expect(await upgrade(port, '/', [`host: ${own}`, origin])).toBe(
    'HTTP/1.1 101 Switching Protocols',
  );
  for (const headers of [
    [`host: ${own}`, 'origin: http://evil.example'],
    [`host: evil.example:${port}`, `origin: http://evil.example:${port}`],
  ]) {
    expect(await upgrade(port, '/', headers)).toBe('HTTP/1.1 403 Forbidden');
  }
  expect(await upgrade(port, '/__retouch/api', [`host: ${own}`, origin])).toBe(
    'HTTP/1.1 403 Forbidden',
  );
});
