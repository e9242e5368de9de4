import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ImportResolver } from './import-resolver.ts';
import { scratchProject } from './scratch-project.testing.ts';

const sources = {
  'src/app.tsx': '',
  'src/card.tsx': '',
  'src/menu/index.ts': '',
  'src/icon.js': '',
  'src/card.module.css': '',
  'src/lib/button.tsx': '',
};

function resolverIn(files: Readonly<Record<string, string>>) {
  const root = scratchProject({ ...sources, ...files });
  const reports: string[] = [];
  const isFile = (path: string) => /\.\w+$/.test(path) && existsSync(`${root}/${path}`);
  const resolver = new ImportResolver(root, isFile, (message) => reports.push(message));
  return { reports, resolve: (name: string, from = 'src/app.tsx') => resolver.resolve(from, name) };
}

describe('relative imports', () => {
  it.each([
    ['./card', 'src/card.tsx'],
    ['./card.tsx', 'src/card.tsx'],
    ['./card.js', 'src/card.tsx'],
    ['./icon', 'src/icon.js'],
    ['./menu', 'src/menu/index.ts'],
    ['./menu/index.js', 'src/menu/index.ts'],
    ['./card.module.css?inline', 'src/card.module.css'],
    ['../src/lib/button', 'src/lib/button.tsx'],
    ['/src/card', 'src/card.tsx'],
    ['./gone', undefined],
    ['../../card', undefined],
    ['react', undefined],
  ])('%s means %s', (specifier, path) => {
    expect(resolverIn({}).resolve(specifier)).toBe(path);
  });

  it('a dot is the folder', () => {
    expect(resolverIn({}).resolve('.', 'src/menu/item.tsx')).toBe('src/menu/index.ts');
  });
});

describe('aliases', () => {
  const paths =
    '{ "compilerOptions": { "paths": { "@/*": ["./src/*"], "button": ["./src/lib/button"] } } }';

  it('come from tsconfig.json, comments and all', () => {
    const { resolve } = resolverIn({ 'tsconfig.json': `// ours\n${paths}` });
    expect(resolve('@/card')).toBe('src/card.tsx');
    expect(resolve('button')).toBe('src/lib/button.tsx');
  });

  it('come from jsconfig.json', () => {
    expect(resolverIn({ 'jsconfig.json': paths }).resolve('@/card')).toBe('src/card.tsx');
  });

  it('come from a configuration that is referred to, as in Vite’s template', () => {
    const { resolve } = resolverIn({
      'tsconfig.json': '{ "files": [], "references": [{ "path": "./tsconfig.app.json" }] }',
      'tsconfig.app.json': paths,
    });
    expect(resolve('@/card')).toBe('src/card.tsx');
  });

  it('come from what is extended', () => {
    const { resolve } = resolverIn({
      'tsconfig.json': '{ "extends": "./base.json" }',
      'base.json': paths,
    });
    expect(resolve('@/card')).toBe('src/card.tsx');
  });

  it('baseUrl is one', () => {
    const { resolve } = resolverIn({
      'tsconfig.json': '{ "compilerOptions": { "baseUrl": "src" } }',
    });
    expect(resolve('lib/button')).toBe('src/lib/button.tsx');
  });

  it('a configuration that can’t be read is reported once', () => {
    const { resolve, reports } = resolverIn({ 'tsconfig.json': '{ "extends": "./gone.json" }' });
    expect(resolve('@/card')).toBeUndefined();
    expect(resolve('@/icon')).toBeUndefined();
    expect(reports).toHaveLength(1);
    expect(reports[0]).toMatch(/^tsconfig\.json can't be read/);
  });
});
