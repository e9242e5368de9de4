import { symlinkSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ProjectRules } from './project-rules.ts';
import { scratchProject } from './scratch-project.testing.ts';

describe('what belongs to a project', () => {
  const rules = new ProjectRules('/nowhere/app');

  it.each(['src/card.tsx', 'app.css', 'src/build/step.tsx', 'src/dist.ts'])('%s does', (path) => {
    expect(rules.includes(path)).toBe(true);
  });

  it.each([
    '../card.tsx',
    'src/../../card.tsx',
    '/etc/passwd',
    'src//card.tsx',
    './card.tsx',
    'src\\card.tsx',
    'src/card\0.tsx',
    '',
    'node_modules/react/index.js',
    'src/node_modules/a.ts',
    '.git/config.ts',
    'src/.cache/a.tsx',
    'dist/main.js',
    'build/client/a.js',
  ])('%j does not', (path) => {
    expect(rules.includes(path)).toBe(false);
    expect(rules.mayRead(path)).toBe(false);
    expect(rules.mayWrite(path)).toBe(false);
  });

  it('a project that is ignored as a whole has its own rules only', () => {
    const root = scratchProject({ '.git/HEAD': '', '.gitignore': 'tmp\n*.gen.tsx\n' });
    const inside = `${root}/tmp/app`;
    expect(new ProjectRules(inside).includes('src/a.tsx')).toBe(true);
    expect(new ProjectRules(`${root}/app`).includes('src/a.gen.tsx')).toBe(false);
  });
});

describe('what may be written', () => {
  it.each(['src/new.tsx', 'src/deep/new.module.css', 'src/logo.svg', 'data.json'])('%s', (path) => {
    expect(new ProjectRules(scratchProject()).mayWrite(path)).toBe(true);
  });

  it.each(['package.json', 'run.sh', '.env', 'src/a', 'a.exe', 'a.lock'])('not %s', (path) => {
    expect(new ProjectRules(scratchProject()).mayWrite(path)).toBe(false);
  });

  it('not through a link that leaves the root, to a file or a folder', () => {
    const outside = scratchProject({ 'a.tsx': '', 'folder/b.tsx': '' });
    const root = scratchProject({ 'src/own.tsx': '' });
    symlinkSync(`${outside}/a.tsx`, `${root}/src/a.tsx`);
    symlinkSync(`${outside}/folder`, `${root}/src/folder`);
    symlinkSync(`${outside}/gone.tsx`, `${root}/src/gone.tsx`);
    symlinkSync(`${root}/src/own.tsx`, `${root}/src/link.tsx`);
    const rules = new ProjectRules(root);
    expect(rules.mayWrite('src/a.tsx')).toBe(false);
    expect(rules.mayWrite('src/folder/b.tsx')).toBe(false);
    expect(rules.mayWrite('src/folder/new.tsx')).toBe(false);
    expect(rules.mayWrite('src/gone.tsx')).toBe(false);
    expect(rules.mayWrite('src/link.tsx')).toBe(true);
  });
});
