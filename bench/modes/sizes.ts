import type { Browser } from '@playwright/test';
import { catalogue } from '@textbench/tools/catalogue';
import { serveFolder } from '../../scripts/serve/serve-folder.ts';
import { freePort } from '../../scripts/services/free-port.ts';
import { openBrowser } from '../browser/browser.ts';
import { buildSite, type Compression, withCompressedCopy } from '../browser/built-site.ts';
import { describeMachine } from '../machine.ts';
import type { BenchOrder } from '../order.ts';
import { markdownTable } from '../report/markdown-table.ts';
import { publish } from '../report/write-report.ts';

interface Load {
  /** Path of the page. */
  readonly page: string;
  readonly compression: Compression;
  /** Bytes as sent, without headers, by path. */
  readonly files: Readonly<Record<string, number>>;
}

/** Measures what a visitor loads who opens a page for the first time and uses its tool. */
export async function benchSizes(order: BenchOrder): Promise<boolean> {
  const site = buildSite();
  const browser = await openBrowser();
  const slugs = catalogue
    .map(({ slug }) => slug)
    .filter((slug) => order.only.length === 0 || order.only.includes(slug));
  const pages = ['', ...slugs.map((slug) => `tools/${slug}`)];
  try {
    const loads: Load[] = [];
    for (const compression of ['brotli', 'gzip'] as const) {
      const load = (folder: string) => loadPages(browser, folder, pages, compression);
      loads.push(...(await withCompressedCopy(site, compression, load)));
    }
    const machine = { ...describeMachine(), Chromium: browser.version() };
    const text = [explanation, table(pages, loads), strangers(loads)];
    publish({ title: 'What a visitor loads', machine, text, figures: loads }, order.name);
  } finally {
    await browser.close();
  }
  return true;
}

async function loadPages(
  browser: Browser,
  folder: string,
  pages: readonly string[],
  compression: Compression,
): Promise<Load[]> {
  let files: Record<string, number> = {};
  const server = await serveFolder(folder, await freePort(0), {
    compressed: true,
    sent: (path, bytes) => {
      files[path] = bytes;
    },
  });
  const loads: Load[] = [];
  for (const page of pages) {
    files = {};
    await useTool(browser, server.address + page);
    loads.push({ page: `/${page}`, compression, files });
  }
  await server.close();
  return loads;
}

/** Opens a page as a first visitor, types where one can, and waits until nothing more is loaded. */
async function useTool(browser: Browser, address: string): Promise<void> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  for (const box of await page.locator('textarea[data-input]').all()) {
    await box.fill('Some text, to see the tool work.');
  }
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1_000); // the worker loads the tool’s code
  await context.close();
}

const explanation = [
  'kB (1,000 bytes) as sent over HTTP, without headers, to a new visitor of the built site in',
  'Chromium who opens the page and types one text: everything until the network is at rest, the',
  'worker and the tool’s code included. What the site keeps for offline use afterwards is left out.',
].join('\n');

const isScript = (path: string) => path.endsWith('.js');

function bytes(load: Load | undefined, counts: (path: string) => boolean): number {
  return Object.entries(load?.files ?? {})
    .filter(([path]) => counts(path))
    .reduce((sum, [, size]) => sum + size, 0);
}

function table(pages: readonly string[], loads: readonly Load[]): string {
  const heading = [
    'Page',
    'script, brotli',
    'script, gzip',
    'script files',
    'all, brotli',
    'all, gzip',
  ];
  const rows = pages.map((name) => {
    const load = (compression: Compression) =>
      loads.find((one) => one.page === `/${name}` && one.compression === compression);
    return [
      `/${name}`,
      kilobytes(bytes(load('brotli'), isScript)),
      kilobytes(bytes(load('gzip'), isScript)),
      `${Object.keys(load('brotli')?.files ?? {}).filter(isScript).length}`,
      kilobytes(bytes(load('brotli'), () => true)),
      kilobytes(bytes(load('gzip'), () => true)),
    ];
  });
  return markdownTable(heading, rows);
}

/** Code of a tool, known by the name of its file, on the page of another. */
function strangers(loads: readonly Load[]): string {
  const found = loads.flatMap(({ page, files }) =>
    catalogue
      .filter(({ href }) => href !== page)
      .flatMap(({ slug }) =>
        Object.keys(files)
          .filter((path) => new RegExp(`/${slug}-[^/]{8}\\.js$`).test(path))
          .map((path) => `- ${page} loads ${path}`),
      ),
  );
  const list = [...new Set(found)].join('\n');
  return list === ''
    ? 'No page loads the code of another page’s tool.'
    : `Pages that load the code of another page’s tool:\n\n${list}`;
}

function kilobytes(count: number): string {
  return (count / 1_000).toFixed(1);
}
