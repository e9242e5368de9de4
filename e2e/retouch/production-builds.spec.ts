import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { retouch } from '@retouch/plugin/vite';
import { build } from 'vite';
import { root } from '../../scripts/package-bin.ts';
import { copyApp } from './support/app-copy.ts';
import { buildNextApp } from './support/next-app.ts';

test.describe.configure({ timeout: 180_000 });

const trace = /tempoelementid|tempo-[0-9a-f]{8}-[0-9a-f]{4}-|[@/]retouch/i;

/** The files below a folder in which anything of Retouch is found, and how many were looked at. */
function traces(folder: string): { readonly looked: number; readonly found: readonly string[] } {
  const files = globSync('**/*.{html,js,mjs,cjs,css,json,map,rsc,txt}', { cwd: folder });
  const found = files.filter((file) => trace.test(readFileSync(join(folder, file), 'utf8')));
  return { looked: files.length, found };
}

test('a build by Vite holds nothing of Retouch, also where the plugin is configured', async () => {
  const copy = copyApp('retouch/playgrounds/vite-react', 2);
  const { NODE_ENV } = process.env; // which Vite sets, for this whole process
  try {
    await build({
      root: copy.folder,
      configFile: join(copy.folder, 'vite.config.ts'),
      logLevel: 'error',
      plugins: [retouch()],
      build: { sourcemap: true },
    });
    const { looked, found } = traces(join(copy.folder, 'dist'));
    expect(looked).toBeGreaterThan(3);
    expect(found).toEqual([]);
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
    copy.remove();
  }
});

test('a build by Next.js holds nothing of Retouch', async () => {
  const copy = copyApp('retouch/playgrounds/next-app', 2);
  try {
    expect(await buildNextApp(copy.folder)).toBeUndefined();
    for (const part of ['static', 'server']) {
      const { looked, found } = traces(join(copy.folder, '.next', part));
      expect(looked).toBeGreaterThan(3);
      expect(found).toEqual([]);
    }
  } finally {
    copy.remove();
  }
});

test('the built site holds nothing of Retouch', () => {
  const { looked, found } = traces(join(root, 'textbench/site/build/client'));
  expect(looked).toBeGreaterThan(30);
  expect(found).toEqual([]);
});
