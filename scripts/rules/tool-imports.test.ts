import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../package-bin.ts';
import { importsAcrossTools } from './tool-imports.ts';

describe('importsAcrossTools', () => {
  it.each([
    ['cleaning/a.ts', "import { tool } from './b.ts';", 'cleaning/a.ts → cleaning/b.ts'],
    ['cleaning/a.ts', "import type { T } from '../case/b.ts';", 'cleaning/a.ts → case/b.ts'],
    ['cleaning/a.ts', "export * from './b/parts.ts';", 'cleaning/a.ts → cleaning/b/parts.ts'],
    ['cleaning/a/x.ts', "import { b } from '../b.ts';", 'cleaning/a/x.ts → cleaning/b.ts'],
    ['cleaning/a/x.ts', "import '../../case/b/y.ts';", 'cleaning/a/x.ts → case/b/y.ts'],
    ['cleaning/a.ts', "const b = await import('./b.ts');", 'cleaning/a.ts → cleaning/b.ts'],
    ['engines/e.ts', "import { b } from '../case/b.ts';", 'engines/e.ts → case/b.ts'],
  ])('finds that %s does: %s', (path, source, found) => {
    expect(importsAcrossTools([{ path, source }])).toEqual([found]);
  });

  it.each([
    ['cleaning/a.ts', "import { x } from './a/x.ts';"],
    ['cleaning/a/x.ts', "import { y } from './y.ts';"],
    ['cleaning/a/x.ts', "import { e } from '../../engines/bytes/e.ts';"],
    ['cleaning/a.ts', "import { e } from '../engines/e.ts';"],
    ['cleaning/a.ts', "import { text } from '@textbench/kit';"],
    ['cleaning/a.test.ts', "import { tool } from './a.ts';"],
    ['engines/e.ts', "import { f } from './f.ts';"],
    ['engines/bytes/e.ts', "import { f } from '../f.ts';"],
  ])('allows that %s does: %s', (path, source) => {
    expect(importsAcrossTools([{ path, source }])).toEqual([]);
  });

  it('finds nothing in the tools there are', () => {
    const folder = join(root, 'textbench/tools/src');
    const modules = globSync('*/**/*.ts', { cwd: folder })
      .filter((path) => !path.endsWith('.test.ts'))
      .map((path) => ({ path, source: readFileSync(join(folder, path), 'utf8') }));
    expect(modules.length).toBeGreaterThan(0);
    expect(importsAcrossTools(modules)).toEqual([]);
  });
});
