import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { retouch } from '@retouch/plugin/vite';
import { createServer, type Plugin } from 'vite';

/** One start of a dev server with nothing kept from an earlier one. */
export interface ColdStart {
  /** From nothing to the first page loaded, in milliseconds. */
  readonly wholeMs: number;
  /** Of those, what stamping took. */
  readonly stampingMs: number;
  readonly modules: number;
}

/** Starts an app's dev server without a cache and opens its first page. */
export async function coldStart(folder: string, browser: Browser): Promise<ColdStart> {
  const cacheDir = mkdtempSync(join(tmpdir(), 'bench-vite-'));
  const stamping = timed(retouch());
  const page = await browser.newPage();
  const begun = performance.now();
  const server = await createServer({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    cacheDir,
    logLevel: 'error',
    plugins: [stamping.plugin],
    server: { host: '127.0.0.1', port: 4700 }, // or the next one that is free
  });
  try {
    await server.listen();
    await page.goto(server.resolvedUrls?.local[0] ?? '', { waitUntil: 'load' });
    const wholeMs = performance.now() - begun;
    return { wholeMs, stampingMs: stamping.spentMs(), modules: stamping.modules() };
  } finally {
    await page.close();
    await server.close();
    rmSync(cacheDir, { recursive: true, force: true });
  }
}

/** The plugin with a clock around what it does to a module, which is done at once. */
function timed(plugin: Plugin) {
  const { transform } = plugin;
  if (typeof transform !== 'object') throw new Error('The plugin transforms in another way now.');
  let spent = 0;
  let modules = 0;
  const handler: typeof transform.handler = function (...args) {
    const start = performance.now();
    const result = transform.handler.apply(this, args);
    spent += performance.now() - start;
    modules += 1;
    return result;
  };
  const clocked: Plugin = { ...plugin, transform: { ...transform, handler } };
  return { plugin: clocked, spentMs: () => spent, modules: () => modules };
}
