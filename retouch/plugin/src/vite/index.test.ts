import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { SourceModule } from '@retouch/source';
import { createServer, type InlineConfig, type Plugin } from 'vite';
import { afterEach, describe, expect, it } from 'vitest';
import byDefault, { retouch } from './index.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const card = 'export const Card = () => <p>Text</p>;\n';

/** A project of these files, with React where it looks for it. */
function projectOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'retouch-vite-'));
  folders.push(folder);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  const react = dirname(import.meta.resolve('react/package.json').replace('file://', ''));
  symlinkSync(react, join(folder, 'node_modules/react'));
  return folder;
}

/** What the dev server of a project makes of one of its modules. */
async function served(root: string, url: string, config: InlineConfig): Promise<string> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    ...config,
  });
  try {
    return (await server.environments.client.transformRequest(url))?.code ?? '';
  } finally {
    await server.close();
  }
}

function idOf(path: string, text = card): string {
  const [element] = new SourceModule(path, text).elements;
  return element?.id ?? 'no element';
}

const ownRuntime = '/@id/__x00__retouch/react/jsx-dev-runtime';

describe('a module of the project', () => {
  it('has the id that the server finds it by, and its JSX from the runtime around React', async () => {
    const root = projectOf({ 'src/card.tsx': card });
    const code = await served(root, '/src/card.tsx', { plugins: [retouch()] });
    expect(code).toContain(`tempoelementid: "${idOf('src/card.tsx')}"`);
    expect(code).toContain(ownRuntime);
  });

  it('has an id that counts from the folder told', async () => {
    const root = projectOf({ 'web/src/card.tsx': card });
    const config = { plugins: [byDefault({ root })] };
    const code = await served(join(root, 'web'), '/src/card.tsx', config);
    expect(code).toContain(idOf('web/src/card.tsx'));
  });

  it('is stamped before other plugins see it, and once where the plugin is there twice', async () => {
    const root = projectOf({ 'src/card.tsx': card });
    const seen: string[] = [];
    const other: Plugin = {
      name: 'compiler',
      enforce: 'pre',
      transform: (code, id) => void (id.endsWith('card.tsx') && seen.push(code)),
    };
    await served(root, '/src/card.tsx', { plugins: [other, retouch(), retouch()] });
    expect(seen.map((code) => code.split('tempoelementid').length)).toEqual([2]);
  });

  it('leaves tags alone that are excluded', async () => {
    const root = projectOf({ 'src/card.tsx': card });
    const config = { plugins: [retouch({ exclude: ['p'] })] };
    expect(await served(root, '/src/card.tsx', config)).not.toContain('tempoelementid');
  });
});

describe('what is left alone', () => {
  it('is one that Vitest loads', async () => {
    const root = projectOf({ 'src/card.tsx': card });
    const code = await served(root, '/src/card.tsx', { mode: 'test', plugins: [retouch()] });
    expect(code).toContain('Text');
    expect(code).not.toContain('tempoelementid');
  });

  it.each(['/node_modules/cards/card.jsx', '/../beside/card.tsx'])('is %s', async (url) => {
    const root = projectOf({
      'app/node_modules/cards/card.jsx': card,
      'beside/card.tsx': card,
      'app/index.html': '',
    });
    const config = {
      plugins: [retouch()],
      server: { middlewareMode: true, fs: { strict: false } },
    };
    const path = url.startsWith('/..') ? `/@fs${root}/beside/card.tsx` : url;
    const code = await served(join(root, 'app'), path, config);
    expect(code).toContain('Text');
    expect(code).not.toContain('tempoelementid');
  });
});

describe('where the project has its JSX from', () => {
  const around = '/@id/__x00__retouch/other-jsx/jsx-dev-runtime';
  const other = { 'node_modules/other-jsx/jsx-dev-runtime.js': 'export const jsxDEV = 0;' };

  it.each<[string, Record<string, string>, InlineConfig]>([
    ['Vite', {}, { oxc: { jsx: { importSource: 'other-jsx' } } }],
    [
      'tsconfig.json',
      { 'tsconfig.json': '{ "compilerOptions": { "jsxImportSource": "other-jsx" } }' },
      {},
    ],
    [
      'a configuration that tsconfig.json refers to',
      {
        'tsconfig.json': '{ "files": [], "references": [{ "path": "./tsconfig.app.json" }] }',
        'tsconfig.app.json': '{ "compilerOptions": { "jsxImportSource": "other-jsx" } }',
      },
      {},
    ],
  ])('as %s says', async (_, files, config) => {
    const root = projectOf({ 'src/card.tsx': card, ...other, ...files });
    const code = await served(root, '/src/card.tsx', { ...config, plugins: [retouch()] });
    expect(code).toContain(around);
  });

  it('as the plugin is told', async () => {
    const root = projectOf({ 'src/card.tsx': card, ...other });
    const config = { plugins: [retouch({ jsxImportSource: 'other-jsx' })] };
    expect(await served(root, '/src/card.tsx', config)).toContain(around);
  });

  it('is no module for the classic runtime: attributes only', async () => {
    const root = projectOf({ 'src/card.tsx': card });
    const config: InlineConfig = { oxc: { jsx: { runtime: 'classic' } }, plugins: [retouch()] };
    const code = await served(root, '/src/card.tsx', config);
    expect(code).toContain(`tempoelementid: "${idOf('src/card.tsx')}"`);
    expect(code).not.toContain('retouch/');
  });

  it('is createElement of the import source where a key stands behind a spread', async () => {
    const text = 'export const Card = (all: object) => <p {...all} key="a">Text</p>;\n';
    const root = projectOf({ 'src/card.tsx': text });
    const code = await served(root, '/src/card.tsx', { plugins: [retouch()] });
    expect(code).toContain('/@id/__x00__retouch/react"');
  });
});

describe('the runtime', () => {
  it.each([
    ['jsx-dev-runtime', /import .* from "[^"]*\/react\/jsx-dev-runtime\.js/],
    ['jsx-runtime', /import .* from "[^"]*\/react\/jsx-runtime\.js/],
  ])('%s imports what the project has installed', async (entry, own) => {
    const root = projectOf({ 'index.html': '' });
    const code = await served(root, `\0retouch/react/${entry}`, { plugins: [retouch()] });
    expect(code).toMatch(own);
    expect(code).toContain('/@id/__x00__retouch/stamping.js');
  });
});
