import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scratchProject } from '../project/scratch-project.testing.ts';
import { projectFolder } from './project-folder.ts';
import { missingConfiguration } from './start-dev-server.ts';

const folderWith = (files: Record<string, string>) => projectFolder(scratchProject(files), '/');

describe('a folder with an app', () => {
  it.each([
    ['{ "dependencies": { "next": "16" } }', {}, 'next'],
    ['{}', { 'next.config.mjs': '' }, 'next'],
    ['{ "devDependencies": { "@react-router/dev": "8", "vite": "8" } }', {}, 'react-router'],
    ['{ "devDependencies": { "vite": "8" } }', {}, 'vite'],
    ['{}', { 'vite.config.ts': '' }, 'vite'],
    ['{ "dependencies": { "react": "19" } }', {}, 'unknown'],
    ['[]', {}, 'unknown'],
  ])('%s %j is %s', (manifest, files, framework) => {
    expect(folderWith({ 'package.json': manifest, ...files }).framework).toBe(framework);
  });

  it('has the name of its package, else its own', () => {
    expect(folderWith({ 'package.json': '{ "name": "shop" }' }).name).toBe('shop');
    const root = scratchProject({ 'package.json': '{}' });
    expect(projectFolder(basename(root), `${root}/..`)).toMatchObject({
      root,
      name: basename(root),
    });
  });
});

describe('what is none is said in one line', () => {
  it('no folder, a file, no package.json, a broken one', () => {
    const root = scratchProject({ 'broken/package.json': '{ "name": ', 'bare/a.txt': '' });
    const refused = (folder: string) => {
      try {
        return String(projectFolder(folder, root).framework);
      } catch (error) {
        return String(error);
      }
    };
    expect(refused('gone')).toBe(`CommandError: There is no folder ${root}/gone.`);
    expect(refused('bare/a.txt')).toBe(`CommandError: There is no folder ${root}/bare/a.txt.`);
    expect(refused('bare')).toMatch(/^CommandError: .*bare has no package\.json\./);
    expect(refused('broken')).toMatch(/^CommandError: .*package\.json is not valid JSON/);
  });
});

describe('Next.js', () => {
  const manifest = '{ "dependencies": { "next": "16" } }';

  it('lacks a line where its configuration does not wrap what it exports', () => {
    const bare = folderWith({ 'package.json': manifest, 'next.config.ts': 'export default {};' });
    expect(missingConfiguration(bare)).toMatch(/until next\.config\.ts wraps/);
    expect(missingConfiguration(bare)).toContain('export default withRetouch(nextConfig);');
    expect(missingConfiguration(folderWith({ 'package.json': manifest }))).toBeDefined();
  });

  it('lacks nothing where it does', () => {
    const wrapped = 'export default withRetouch({});';
    const folder = folderWith({ 'package.json': manifest, 'next.config.ts': wrapped });
    expect(missingConfiguration(folder)).toBeUndefined();
  });
});
