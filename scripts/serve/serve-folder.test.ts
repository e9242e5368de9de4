import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../services/free-port.ts';
import { type StaticServer, serveFolder } from './serve-folder.ts';

const files = {
  'index.html': '<h1>Home</h1>',
  'tools/morse/index.html': '<h1>Morse</h1>',
  '404.html': '<h1>No such page</h1>',
  'assets/a.js': 'export {};',
  'assets/a.css': 'p{}',
  'manifest.webmanifest': '{}',
};

let folder: string;
let server: StaticServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  await writeFile(join(folder, 'assets/a.js.gz'), gzipSync(files['assets/a.js']));
  server = await serveFolder(folder, await freePort(0));
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

describe('serveFolder', () => {
  it.each([
    ['', 'Home'],
    ['tools/morse', 'Morse'],
    ['tools/morse/', 'Morse'],
    ['tools/morse?shift=3', 'Morse'],
  ])('answers /%s with its page', async (path, heading) => {
    const response = await fetch(server.address + path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(heading);
  });

  it.each(['tools/none', 'index.php', '%2e%2e/secret', '../package.json'])(
    'answers /%s with the not-found page and its status',
    async (path) => {
      const response = await fetch(server.address + path);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await response.text()).toContain('No such page');
    },
  );

  it.each([
    ['', 'text/html'],
    ['assets/a.js', 'text/javascript'],
    ['assets/a.css', 'text/css'],
    ['manifest.webmanifest', 'application/manifest+json'],
  ])('sends /%s as %s', async (path, type) => {
    const { headers } = await fetch(server.address + path);
    expect(headers.get('content-type')).toContain(type);
  });

  it('sends the compressed file to those who take it, and tells its size', async () => {
    const sent: [string, number][] = [];
    const told = (path: string, bytes: number) => sent.push([path, bytes]);
    const compressing = await serveFolder(folder, await freePort(0), {
      compressed: true,
      sent: told,
    });
    const address = `${compressing.address}assets/a.js`;
    const plain = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
    const small = await fetch(address, { headers: { 'accept-encoding': 'gzip' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(small.headers.get('content-encoding')).toBe('gzip');
    expect(await small.text()).toBe(files['assets/a.js']);
    expect(sent).toEqual([
      ['/assets/a.js', files['assets/a.js'].length],
      ['/assets/a.js', gzipSync(files['assets/a.js']).length],
    ]);
    await compressing.close();
  });

  it('refuses a folder that does not exist, and says what makes it', async () => {
    await expect(serveFolder(join(folder, 'none'), 0)).rejects.toThrow('npm run build');
  });
});
