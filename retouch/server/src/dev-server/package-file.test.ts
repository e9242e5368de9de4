import { expect, it } from 'vitest';
import { scratchProject } from '../project/scratch-project.testing.ts';
import { packageEntry, packageFolder } from './package-file.ts';

it.each([
  ['{ "exports": "./a.js" }', 'a.js'],
  ['{ "exports": { ".": "./a.js", "./b": "./b.js" } }', 'a.js'],
  [
    '{ "exports": { ".": { "require": "./a.cjs", "import": { "types": "./a.d.ts", "default": "./a.mjs" } } } }',
    'a.mjs',
  ],
  ['{ "exports": { "import": "./a.mjs" }, "main": "./b.js" }', 'a.mjs'],
  ['{ "main": "./b.js" }', 'b.js'],
  ['{}', 'index.js'],
])('the entry of %s is %s', (manifest, file) => {
  const root = scratchProject({ 'node_modules/vite/package.json': manifest });
  const folder = packageFolder(`${root}/apps/shop`, 'vite');
  expect(folder).toBe(`${root}/node_modules/vite`);
  expect(packageEntry(folder)).toBe(`${folder}/${file}`);
});
