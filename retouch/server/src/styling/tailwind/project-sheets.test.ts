import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { memoryProject } from '../../project/project.testing.ts';
import type { Project } from '../../project/project.ts';
import { tailwindOf } from './load-tailwind.ts';
import { styleEntryOf } from './style-entry.ts';

const inMemory = (files: Readonly<Record<string, string>>) =>
  memoryProject(new Map(Object.entries(files)));

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A project on disk; what is in node_modules is no file of the project's own. */
function onDisk(files: Readonly<Record<string, string>>): Project {
  const root = mkdtempSync(join(tmpdir(), 'retouch-tailwind-'));
  folders.push(root);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const own = Object.entries(files).filter(([path]) => !path.startsWith('node_modules/'));
  return { ...inMemory(Object.fromEntries(own)), root };
}

const brandClass = async (project: Project) =>
  (await tailwindOf(project, 'src/a.tsx'))?.classFor('color', '#123456');

describe('the sheet through which a project has Tailwind', () => {
  it.each([
    ['@import "tailwindcss";', { version: 4, path: 'src/a.css' }],
    ["@import 'tailwindcss' prefix(tw);", { version: 4, path: 'src/a.css' }],
    ['@import url("tailwindcss");', { version: 4, path: 'src/a.css' }],
    ['@import "tailwindcss/utilities.css" layer(utilities);', { version: 4, path: 'src/a.css' }],
    ['@tailwind utilities;', { version: 3, path: 'src/a.css' }],
    ['/* @import "tailwindcss"; */', undefined],
    ['@import "./tailwindcss";', undefined],
    ['.a { color: red }', undefined],
  ])('%s', (css, expected) => {
    expect(styleEntryOf(inMemory({ 'src/a.css': css }), 'src/a.tsx')).toEqual(expected);
  });

  it('is the nearest one', () => {
    const sheet = '@import "tailwindcss";';
    const project = inMemory({ 'apps/a/a.css': sheet, 'apps/b/src/b.css': sheet, 'c.css': sheet });
    const pathFor = (path: string) => styleEntryOf(project, path)?.path;
    expect(pathFor('apps/b/src/x.tsx')).toBe('apps/b/src/b.css');
    expect(pathFor('apps/a/x.tsx')).toBe('apps/a/a.css');
  });

  it.each([
    ['package.json', '{ "devDependencies": { "tailwindcss": "^4.1.0" } }', 4],
    ['package.json', '{ "devDependencies": { "tailwindcss": "~3.4.0" } }', 3],
    ['tailwind.config.ts', 'export default {}', 3],
  ])('without one, %s tells: %s', (path, text, version) => {
    expect(styleEntryOf(inMemory({ [path]: text }), 'src/a.tsx')).toEqual({ version });
  });
});

describe('the theme of a project', () => {
  it('is read anew when an imported sheet has changed', async () => {
    const files = (color: string) => ({
      'src/app.css': '@import "tailwindcss";\n@import "./theme";',
      'src/theme.css': `@theme { --color-brand: ${color}; }`,
    });
    expect(await brandClass(inMemory(files('#123456')))).toBe('text-brand');
    expect(await brandClass(inMemory(files('#654321')))).toBe('text-[#123456]');
    expect(await brandClass(inMemory(files('#123456')))).toBe('text-brand');
  });

  it('comes from packages and plugins on disk too', async () => {
    const project = onDisk({
      'src/app.css':
        '@import "tailwindcss";\n@import "brand/theme.css";\n@plugin "./tidy.mjs";\n@import "@acme/ui";',
      'src/tidy.mjs':
        'export default ({ addUtilities }) => addUtilities({ ".tidy": { "content-visibility": "auto" } });',
      'node_modules/brand/package.json':
        '{ "name": "brand", "exports": { "./theme.css": "./css/theme.css" } }',
      'node_modules/brand/css/theme.css': '@theme { --color-brand: #123456; }',
      'node_modules/@acme/ui/package.json': '{ "name": "@acme/ui", "style": "ui.css" }',
      'node_modules/@acme/ui/ui.css': '@theme { --color-acme: #abcdef; }',
    });
    const tailwind = await tailwindOf(project, 'src/a.tsx');
    expect(tailwind?.classFor('color', '#123456')).toBe('text-brand');
    expect(tailwind?.classFor('color', '#abcdef')).toBe('text-acme');
    expect(tailwind?.classFor('content-visibility', 'auto')).toBe('tidy');
  });

  it('is read by the project’s own Tailwind where that is version 4', async () => {
    const project = onDisk({
      'src/app.css': '@import "tailwindcss";',
      'node_modules/tailwindcss/package.json':
        '{ "name": "tailwindcss", "version": "4.0.0", "main": "lib.cjs", "style": "index.css" }',
      'node_modules/tailwindcss/index.css': '',
      'node_modules/tailwindcss/lib.cjs':
        'exports.__unstable__loadDesignSystem = () => { throw new Error("Asked the project."); };',
    });
    await expect(tailwindOf(project, 'src/a.tsx')).rejects.toMatchObject({
      code: 'not_editable',
      message: expect.stringContaining('Asked the project.'),
    });
  });

  it('is none where nothing tells of Tailwind', async () => {
    expect(await tailwindOf(inMemory({ 'src/a.css': '.a {}' }), 'src/a.tsx')).toBeUndefined();
  });
});
