import { mkdirSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { openProject } from '../project/open-project.testing.ts';
import { scratchProject } from '../project/scratch-project.testing.ts';
import { tailwindRules } from './tailwind-rules.ts';

const tailwindFolder = dirname(createRequire(import.meta.url).resolve('tailwindcss/package.json'));

function projectWith(css: string) {
  const root = scratchProject({ 'package.json': '{}', 'src/app.css': css });
  mkdirSync(join(root, 'node_modules'));
  symlinkSync(tailwindFolder, join(root, 'node_modules/tailwindcss'));
  return openProject(root);
}

it('gives the rule of each class and the variables of the theme it needs', async () => {
  const project = projectWith('@import "tailwindcss";\n@theme { --color-brand: #123456; }\n');
  const { rules, theme } = await tailwindRules(['text-brand', 'hover:p-2', 'nonsense'], project);
  expect(rules['text-brand']?.replace(/\s+/g, ' ')).toContain('color: var(--color-brand)');
  expect(rules['hover:p-2']).toContain(':hover');
  expect(rules.nonsense).toBeNull();
  expect(theme).toMatch(/^@layer theme \{ :root, :host \{ .*--color-brand: #123456;/);
  expect(theme).toContain('--spacing: 0.25rem;');
});

it('needs no theme for classes that refer to nothing', async () => {
  expect(await tailwindRules(['flex'], projectWith('@import "tailwindcss";'))).toMatchObject({
    theme: '',
  });
});

it('finds variables under the prefix of the project', async () => {
  const project = projectWith('@import "tailwindcss" prefix(tw);');
  const { theme } = await tailwindRules(['tw:bg-red-500'], project);
  expect(theme).toMatch(/--tw-color-red-500: oklch/);
});

it('says so where the project has no Tailwind', async () => {
  const project = openProject(scratchProject({ 'package.json': '{}' }));
  await expect(tailwindRules(['flex'], project)).rejects.toMatchObject({
    code: 'not_editable',
    message: expect.stringMatching(/^This project does not use Tailwind/),
  });
});
