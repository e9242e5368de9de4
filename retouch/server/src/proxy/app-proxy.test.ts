import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import zlib from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DevServerStatus } from '../dev-server/dev-server-status.ts';
import { AppProxy } from './app-proxy.ts';

const tag = '<script src="/__retouch/frame.js" data-a="&quot;b"></script>';
const scripts = [{ src: '/__retouch/frame.js', attributes: { 'data-a': '"b' } }];
const page = '<!doctype html><html><head><title>a</title></head></html>';
const edited = page.replace('<head>', `<head>${tag}`);

async function listening(server: http.Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** A proxy in front of an app that answers so. */
async function proxied(app: (request: IncomingMessage, response: ServerResponse) => void) {
  const upstream = http.createServer(app);
  const appPort = await listening(upstream);
  const status = new DevServerStatus('ready');
  const target = new URL(`http://127.0.0.1:${appPort}`);
  const proxy = new AppProxy({
    target: () => target,
    status,
    scripts,
    scriptFolder: '/__retouch/',
  });
  const server = http.createServer((request, response) => proxy.serve(request, response));
  server.on('upgrade', (request, socket, head) => proxy.upgrade(request, socket, head));
  const port = await listening(server);
  return { url: `http://127.0.0.1:${port}`, port, appPort, upstream, status };
}

const html =
  (body: string | Buffer, headers: http.OutgoingHttpHeaders = {}) =>
  (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);
  };

describe('a page of the app', () => {
  it('gets the scripts', async () => {
    const { url } = await proxied(html(page, { etag: 'a', 'content-length': page.length }));
    const response = await fetch(url);
    expect(await response.text()).toBe(edited);
    expect(response.headers.get('etag')).toBeNull();
  });

  it.each([
    ['gzip', zlib.gzipSync],
    ['deflate', zlib.deflateSync],
    ['br', zlib.brotliCompressSync],
    ['zstd', zlib.zstdCompressSync],
  ])('also where it comes as %s', async (encoding, compress) => {
    const { url } = await proxied(html(compress(page), { 'content-encoding': encoding }));
    const response = await fetch(url);
    expect(await response.text()).toBe(edited);
    expect(response.headers.get('content-encoding')).toBeNull();
  });

  it('in an encoding nobody knows goes through as it is', async () => {
    const { url } = await proxied(html('odd', { 'content-encoding': 'odd' }));
    const response = await fetch(url);
    expect(response.headers.get('content-encoding')).toBe('odd');
    expect(await response.text()).toBe('odd');
  });

  it('may stand in a frame of ours, with its nonce on our scripts', async () => {
    const policy = "script-src 'nonce-n1'; frame-ancestors 'none'";
    const headers = { 'content-security-policy': policy, 'x-frame-options': 'DENY' };
    const { url } = await proxied(html(page, headers));
    const response = await fetch(url);
    expect(await response.text()).toContain(tag.replace('></', ' nonce="n1"></'));
    expect(response.headers.get('x-frame-options')).toBeNull();
    expect(response.headers.get('content-security-policy')).toBe(
      "script-src 'nonce-n1'; frame-ancestors 'self', frame-ancestors 'self'",
    );
  });

  it('is streamed: each part arrives as the app sends it', async () => {
    let finish = () => {};
    const { url } = await proxied((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.write('<html><head>');
      finish = () => response.end('<p>late</p>');
    });
    const reader = (await fetch(url)).body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (!text.includes(tag)) text += (await reader?.read())?.value;
    finish();
    expect((await reader?.read())?.value).toBe('<p>late</p>');
  });

  it('is streamed also where it is compressed', async () => {
    const gzip = zlib.createGzip();
    const { url } = await proxied((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' });
      gzip.pipe(response);
      gzip.write('<html><head><title>');
      gzip.flush();
    });
    const reader = (await fetch(url)).body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (!text.includes('<title>')) text += (await reader?.read())?.value;
    gzip.end('late');
    expect(text).toContain(tag);
  });
});

describe('all else goes through as it is', () => {
  it.each([
    ['a script', { 'content-type': 'text/javascript' }, {}],
    ['text that is called so', { 'content-type': 'text/htmlx' }, {}],
    [
      'a piece of a page that a script asks for',
      { 'content-type': 'text/html' },
      { 'sec-fetch-dest': 'empty' },
    ],
  ])('%s', async (_name, headers, asked) => {
    const { url } = await proxied((_request, response) => {
      response.writeHead(200, { ...headers, etag: 'a' }).end(page);
    });
    const response = await fetch(url, { headers: asked });
    expect(await response.text()).toBe(page);
    expect(response.headers.get('etag')).toBe('a');
  });

  it('method, path, query, body, status, cookies', async () => {
    const { url } = await proxied((request, response) => {
      response.writeHead(418, { 'set-cookie': ['a=1', 'b=2'], 'content-type': 'text/plain' });
      response.write(`${request.method} ${request.url} `);
      request.pipe(response);
    });
    const response = await fetch(`${url}/a%20b/?c=%2F`, { method: 'PUT', body: 'body' });
    expect(response.status).toBe(418);
    expect(await response.text()).toBe('PUT /a%20b/?c=%2F body');
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  });

  it('the app sees the address that the browser knows', async () => {
    const { url, port } = await proxied((request, response) => {
      const { host, 'x-forwarded-host': forwarded, 'x-forwarded-proto': proto } = request.headers;
      response.end(JSON.stringify([host, forwarded, proto]));
    });
    const host = `127.0.0.1:${port}`;
    expect(await (await fetch(url)).json()).toEqual([host, host, 'http']);
  });

  it('server-sent events, at once', async () => {
    let send = (_text: string) => {};
    const { url } = await proxied((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
      send = (text) => response.write(text);
    });
    const reader = (await fetch(url)).body?.pipeThrough(new TextDecoderStream()).getReader();
    for (const text of ['data: 1\n\n', 'data: 2\n\n']) {
      send(text);
      expect((await reader?.read())?.value).toBe(text);
    }
    await reader?.cancel();
  });

  it('a redirect within the app stays in front of it, another leaves', async () => {
    const { url, appPort } = await proxied((request, response) => {
      const location =
        request.url === '/in' ? `http://127.0.0.1:${appPort}/a?b#c` : 'http://other.example/a';
      response.writeHead(302, { location }).end();
    });
    const location = async (path: string) =>
      (await fetch(url + path, { redirect: 'manual' })).headers.get('location');
    expect(await location('/in')).toBe(`${url}/a?b#c`);
    expect(await location('/out')).toBe('http://other.example/a');
  });

  it('a path that looks like another host is a path', async () => {
    const { port } = await proxied((request, response) => response.end(request.url));
    expect(await rawGet(port, '//evil.example/a')).toMatch(/\/\/evil\.example\/a$/);
    expect(await rawGet(port, 'http://evil.example/a?b')).toMatch(/\r\n\/a\?b/);
  });

  it('a websocket, both ways, with what its headers ask for', async () => {
    const { port, upstream } = await proxied(html(page));
    upstream.on('upgrade', (request, socket, head) => {
      const protocol = request.headers['sec-websocket-protocol'];
      socket.write(
        `HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-protocol: ${protocol}\r\n\r\n${head}`,
      );
      socket.pipe(socket);
    });
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => {
      socket.destroy();
    });
    socket.write(
      'GET /hmr?token=a HTTP/1.1\r\nhost: localhost\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-protocol: vite-hmr\r\n\r\nfirst',
    );
    let text = '';
    socket.setEncoding('utf8').on('data', (part) => {
      text += part;
      if (text.endsWith('first')) socket.write(' second');
    });
    await expect.poll(() => text).toMatch(/vite-hmr\r\n\r\nfirst second$/);
  });
});

describe('an app that does not answer', () => {
  it('is replaced by a page that tries again', async () => {
    const { url, upstream, status } = await proxied(html(page));
    upstream.close();
    upstream.closeAllConnections();
    status.change({ state: 'failed', message: 'SyntaxError in <App>' });
    const response = await fetch(url, { headers: { accept: 'text/html' } });
    const text = await response.text();
    expect(response.status).toBe(502);
    expect(text).toContain('http-equiv="refresh"');
    expect(text).toContain('SyntaxError in &lt;App>');
    expect(await (await fetch(url)).text()).toMatch(/^The app’s dev server does not answer/);
  });

  it('says that it is starting while it is', async () => {
    const { url, upstream, status } = await proxied(html(page));
    upstream.close();
    upstream.closeAllConnections();
    status.change({ state: 'starting' });
    const response = await fetch(url, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('<h1>The app is starting</h1>');
  });

  it('that breaks off is broken off', async () => {
    const { url } = await proxied((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.write('<head>');
      void setTimeout(20).then(() => response.destroy());
    });
    await expect(fetch(url).then((response) => response.text())).rejects.toThrow();
  });
});

function rawGet(port: number, target: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.setEncoding('utf8').on('data', (part) => {
      text += part;
    });
    socket.on('end', () => resolve(text.trim().replace(/\r\n0$/, ''))).on('error', reject);
    socket.write(`GET ${target} HTTP/1.0\r\nhost: localhost\r\n\r\n`);
  });
}
