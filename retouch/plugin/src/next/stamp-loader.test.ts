import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { SourceModule } from '@retouch/source';
import MagicString from 'magic-string';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LoaderOptions, LoaderSourceMap } from './loader-context.ts';
import stampLoader from './stamp-loader.ts';

let project = '';

beforeEach(() => {
  project = realpathSync(mkdtempSync(join(tmpdir(), 'retouch-next-')));
});

afterEach(() => {
  rmSync(project, { recursive: true });
});

const card = 'export const Card = () => <p>Text</p>;\n';

/** What the loader makes of a module of the project, and what it says that this depends on. */
function load(
  file: string,
  source = card,
  options: Partial<LoaderOptions> = {},
  map?: LoaderSourceMap,
) {
  const dependencies: string[] = [];
  const results: { code: string; map: object | undefined }[] = [];
  stampLoader.call(
    {
      resourcePath: join(project, file),
      rootContext: project,
      getOptions: () => ({ exclude: [], version: '1', ...options }),
      addDependency: (dependency) => dependencies.push(dependency),
      callback: (_error, code, composed) => results.push({ code, map: composed }),
    },
    source,
    map,
  );
  expect(results).toHaveLength(1);
  return { code: '', map: undefined, ...results[0], dependencies };
}

/** Where a module imports its runtime from, as a file's path without its ending. */
function runtimeOf(file: string, code: string): string {
  const [, specifier = ''] = /@jsxImportSource (\S+)/.exec(code) ?? [];
  return resolve(project, dirname(file), specifier);
}

describe('a module of the app', () => {
  it('has the id that the server finds it by', () => {
    const [element] = new SourceModule('app/card.tsx', card).elements;
    expect(load('app/card.tsx').code).toContain(`<p tempoelementid="${element?.id}">`);
  });

  it('has an id that counts from the folder told', () => {
    const [element] = new SourceModule('web/app/card.tsx', card).elements;
    project = join(project, 'web');
    mkdirSync(project);
    const { code } = load('app/card.tsx', card, { root: dirname(project) });
    project = dirname(project);
    expect(code).toContain(String(element?.id));
  });

  it.each(['card.tsx', 'app/card.tsx', 'app/(shop)/[slug]/card.tsx'])(
    'finds its runtime from %s',
    (file) => {
      const runtime = runtimeOf(file, load(file).code);
      expect(runtime).toBe(join(project, 'node_modules/.cache/retouch/around/react'));
      const text = readFileSync(join(runtime, 'jsx-dev-runtime.js'), 'utf8');
      expect(text).toContain("from 'react/jsx-dev-runtime'");
      expect(existsSync(join(runtime, 'stamping.js'))).toBe(true);
    },
  );

  it('depends on its runtime and on what says where JSX comes from', () => {
    const { code, dependencies } = load('app/card.tsx');
    expect(dependencies).toContain(join(runtimeOf('app/card.tsx', code), 'jsx-dev-runtime.js'));
    expect(dependencies).toContain(join(project, 'tsconfig.json'));
    expect(dependencies).toContain(join(project, 'jsconfig.json'));
  });

  it('gets a runtime again where it has gone or is another', () => {
    const runtime = runtimeOf('card.tsx', load('card.tsx').code);
    writeFileSync(join(runtime, 'jsx-runtime.js'), 'old');
    rmSync(join(runtime, 'stamping.js'));
    load('card.tsx');
    expect(readFileSync(join(runtime, 'jsx-runtime.js'), 'utf8')).toContain('stamping');
    expect(existsSync(join(runtime, 'stamping.js'))).toBe(true);
  });
});

describe('another import source', () => {
  it.each<[string, string, Partial<LoaderOptions>, string]>([
    ['the module', '/** @jsxImportSource @emotion/react */\n', {}, ''],
    ['the options', '', { jsxImportSource: '@emotion/react' }, ''],
    ['tsconfig.json', '', {}, '{ "compilerOptions": { "jsxImportSource": "@emotion/react" } }'],
  ])('that %s names is wrapped', (_, head, options, tsconfig) => {
    if (tsconfig !== '') writeFileSync(join(project, 'tsconfig.json'), tsconfig);
    const runtime = runtimeOf('card.tsx', load('card.tsx', head + card, options).code);
    const text = readFileSync(join(runtime, 'jsx-runtime.js'), 'utf8');
    expect(text).toContain("from '@emotion/react/jsx-runtime'");
  });
});

describe('what goes on as it came', () => {
  it.each([
    ['a module of a package', 'node_modules/cards/card.jsx', card],
    ['a module without elements', 'app/tides.js', 'export const a = 1;\n'],
    ['a module that does not parse', 'app/card.tsx', 'const a = <p>;'],
  ])('%s', (_, file, source) => {
    const map: LoaderSourceMap = { version: 3, sources: ['a'], names: [], mappings: '' };
    const result = load(file, source, {}, map);
    expect(result).toEqual({ code: source, map, dependencies: [] });
  });

  it('is an element that is excluded', () => {
    expect(load('card.tsx', card, { exclude: ['p'] }).code).toBe(card);
  });
});

it('a source map of an earlier loader is followed to its source', () => {
  const original = 'const heading = 1;\n\nexport const Card = () => <p>{marker}</p>;\n';
  const earlier = new MagicString(original).remove(0, original.indexOf('export'));
  const map = earlier.generateMap({ source: 'card.mdx', hires: true });
  const handed: LoaderSourceMap = JSON.parse(map.toString());
  const { code, map: composed } = load('card.jsx', earlier.toString(), {}, handed);
  const sourceMap = new SourceMap(JSON.parse(JSON.stringify(composed)));
  // The third line of the original, which the earlier loader made the first.
  expect(sourceMap.findOrigin(1, code.indexOf('marker') + 1)).toMatchObject({
    fileName: 'card.mdx',
    lineNumber: 3,
    columnNumber: 'export const Card = () => <p>{'.length + 1,
  });
});
