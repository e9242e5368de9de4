import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openProject } from '../project/open-project.testing.ts';
import { scratchProject, writeFiles } from '../project/scratch-project.testing.ts';
import { ProjectWatcher } from './project-watcher.ts';

async function watched(files: Readonly<Record<string, string>>) {
  const root = scratchProject(files);
  const project = openProject(root);
  const seen = new Set<string>();
  const errors: unknown[] = [];
  let configured = 0;
  const watcher = new ProjectWatcher({
    root,
    rules: () => project.files.rules,
    onFiles: async (paths) => {
      for (const path of paths) seen.add(path);
    },
    onConfiguration: async () => {
      configured += 1;
      project.reconfigure();
    },
    onError: (error) => errors.push(error),
  });
  onTestFinished(() => watcher.close());
  await watcher.ready();
  return { root, seen, errors, configured: () => configured };
}

it('notices files that are changed, made, replaced and removed', async () => {
  const { root, seen, errors } = await watched({
    'src/a.tsx': '',
    'src/b.css': '',
    'src/c.tsx': '',
    'src/same.tsx': '',
  });
  writeFiles(root, { 'src/a.tsx': 'changed', 'src/deep/new.tsx': '' });
  writeFileSync(`${root}/src/b.css.tmp`, 'a {}');
  renameSync(`${root}/src/b.css.tmp`, `${root}/src/b.css`);
  rmSync(`${root}/src/c.tsx`);
  await vi.waitFor(
    () =>
      expect(seen).toEqual(new Set(['src/a.tsx', 'src/b.css', 'src/c.tsx', 'src/deep/new.tsx'])),
    { timeout: 20_000 },
  );
  expect(errors).toEqual([]);
});

it('does not look at what is no part of the project', async () => {
  const { root, seen } = await watched({
    '.git/HEAD': '',
    '.gitignore': 'generated',
    'src/a.tsx': '',
    'node_modules/x/index.js': '',
    'generated/b.tsx': '',
  });
  writeFiles(root, {
    'node_modules/x/index.js': 'changed',
    'generated/b.tsx': 'changed',
    '.retouch/c.tsx': '',
    'notes.md': '',
  });
  mkdirSync(`${root}/node_modules/y`);
  writeFiles(root, { 'src/a.tsx': 'changed' });
  await vi.waitFor(() => expect(seen).toContain('src/a.tsx'), { timeout: 20_000 });
  expect(seen).toEqual(new Set(['src/a.tsx']));
});

it('notices when other files belong to the project, and watches those', async () => {
  const { root, seen, configured } = await watched({
    '.git/HEAD': '',
    '.gitignore': 'generated',
    'generated/b.tsx': '',
  });
  writeFiles(root, { '.gitignore': 'other' });
  await vi.waitFor(() => expect(configured()).toBe(1), { timeout: 20_000 });
  await vi.waitFor(
    () => {
      writeFiles(root, { 'generated/b.tsx': `${Math.random()}` });
      expect(seen).toContain('generated/b.tsx');
    },
    { timeout: 20_000, interval: 200 },
  );
});
