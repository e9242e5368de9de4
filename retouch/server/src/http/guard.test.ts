import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { Guard } from './guard.ts';
import { runningApp, token } from './running-app.testing.ts';

/** The status of a GET of the canvases with exactly these headers. */
function statusWith(port: number, headers: Record<string, string>, query = ''): Promise<number> {
  return new Promise((resolve, reject) => {
    const path = `/__retouch/api/canvases${query}`;
    const sent = request({ host: '127.0.0.1', port, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.end();
  });
}

const authorization = `Bearer ${token}`;

describe('over the wire', () => {
  it('lets in who has the token, at every name of this machine', async () => {
    const { port } = await runningApp({});
    for (const name of ['127.0.0.1', 'localhost', 'LOCALHOST', '[::1]']) {
      expect(await statusWith(port, { host: `${name}:${port}`, authorization })).toBe(200);
    }
  });

  it('takes the token from the query and from the cookie of its own port', async () => {
    const { port } = await runningApp({});
    const cookie = (name: string, value = token) => ({ cookie: `a=b; ${name}=${value}; c=d` });
    expect(await statusWith(port, {}, `?token=${token}`)).toBe(200);
    expect(await statusWith(port, cookie(`retouch_token_${port}`))).toBe(200);
    expect(await statusWith(port, cookie('retouch_token_1'))).toBe(403);
    expect(await statusWith(port, cookie(`retouch_token_${port}`, 'x'))).toBe(403);
  });

  it.each([
    ['no token', {}, ''],
    ['a wrong one', { authorization: 'Bearer nonsense' }, ''],
    ['a shorter one', { authorization: `Bearer ${token.slice(1)}` }, ''],
    ['an empty one', { authorization: 'Bearer ' }, ''],
    ['one in another scheme', { authorization: `Basic ${token}` }, ''],
    ['an empty one in the query', {}, '?token='],
    ['a wrong one in the query', {}, '?token=x'],
  ])('refuses %s', async (_name, headers, query) => {
    const { port } = await runningApp({});
    expect(await statusWith(port, headers, query)).toBe(403);
  });

  it.each([
    ['a foreign name that leads here', 'evil.example'],
    ['a name that begins like ours', 'localhost.evil.example'],
    ['a name that holds ours', 'evil.example/localhost'],
    ['another address', '0.0.0.0'],
  ])('refuses %s', async (_name, host) => {
    const { port } = await runningApp({});
    expect(await statusWith(port, { host: `${host}:${port}`, authorization })).toBe(403);
  });

  it('refuses our name with another port, and health under a foreign name', async () => {
    const { base, port } = await runningApp({});
    expect(await statusWith(port, { host: 'localhost:1', authorization })).toBe(403);
    expect(await statusWith(port, { host: 'localhost', authorization })).toBe(403);
    const foreign = await fetch(`${base}health`, { headers: { origin: 'http://evil.example' } });
    expect(foreign.status).toBe(403);
  });

  it.each([
    ['another origin', 'http://evil.example'],
    ['an opaque one', 'null'],
    ['another port of this machine', 'http://localhost:1'],
    ['another scheme', 'https://localhost'],
  ])('refuses a page of %s', async (_name, origin) => {
    const { port } = await runningApp({});
    const host = `localhost:${port}`;
    expect(await statusWith(port, { host, authorization, origin })).toBe(403);
    expect(await statusWith(port, { host, authorization, origin: `http://${host}` })).toBe(200);
  });

  it('refuses what a browser says comes from another site', async () => {
    const { port } = await runningApp({});
    const from = (site: string) => ({ authorization, 'sec-fetch-site': site });
    expect(await statusWith(port, from('cross-site'))).toBe(403);
    expect(await statusWith(port, from('same-site'))).toBe(403);
    expect(await statusWith(port, from('same-origin'))).toBe(200);
    expect(await statusWith(port, from('none'))).toBe(200);
  });
});

describe('the default port of HTTP', () => {
  it('may be left out of the host', () => {
    const guard = new Guard(token, () => 80);
    expect(guard.isOwnHost('localhost')).toBe(true);
    expect(guard.isOwnHost('localhost:80')).toBe(true);
    expect(guard.isOwnHost('evil.example')).toBe(false);
    expect(guard.isOwnHost(undefined)).toBe(false);
  });
});
