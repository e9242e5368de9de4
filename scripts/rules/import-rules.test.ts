import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageBin, root } from '../package-bin.ts';

const forbidden = [
  ['kit', 'textbench/kit/src/x.ts', 'node:fs'],
  ['kit', 'textbench/kit/src/x.ts', 'fs'],
  ['kit', 'textbench/kit/src/options/x.ts', 'fast-check'],
  ['kit', 'textbench/kit/src/x.ts', '@textbench/language'],
  ['kit', 'textbench/kit/src/options/x.ts', '../../../language/src/lines.ts'],
  ['language', 'textbench/language/src/x.ts', '@textbench/kit'],
  ['language', 'textbench/language/src/x.ts', 'react'],
  ['language', 'textbench/language/src/x.ts', 'entities/decode'],
  ['language', 'textbench/language/src/x.ts', '@sindresorhus/slugify'],
  ['tools', 'textbench/tools/src/cleaning/x.ts', 'react'],
  ['tools', 'textbench/tools/src/cleaning/x.ts', 'react/jsx-runtime'],
  ['tools', 'textbench/tools/src/cleaning/x.ts', 'react-dom/client'],
  ['tools', 'textbench/tools/src/engines/x.ts', 'node:crypto'],
  ['tools', 'textbench/tools/src/cleaning/x.ts', '../sorting/alphabetical-sorter.ts'],
  ['tools', 'textbench/tools/src/cleaning/x.ts', '../../../kit/src/index.ts'],
  ['tools', 'textbench/tools/src/cleaning/x.ts', '@textbench/cli'],
  ['the command', 'textbench/cli/src/x.ts', 'react'],
  ['the command', 'textbench/cli/src/x.ts', '@textbench/site'],
  ['the command', 'textbench/cli/src/x.ts', '@textbench/language/lines'],
  ['the command', 'textbench/cli/src/x.ts', '../../tools/src/cleaning/x.ts'],
  ['the site', 'textbench/site/app/x.ts', '@textbench/language'],
  ['the site', 'textbench/site/app/x.ts', '@textbench/cli'],
  ['the site', 'textbench/site/app/workbench/x.tsx', '../../../tools/src/cleaning/x.ts'],
  ['protocol', 'retouch/protocol/src/x.ts', 'node:crypto'],
  ['protocol', 'retouch/protocol/src/x.ts', 'fastify'],
  ['protocol', 'retouch/protocol/src/calls/x.ts', 'react'],
  ['protocol', 'retouch/protocol/src/x.ts', '@retouch/source'],
  ['protocol', 'retouch/protocol/src/x.ts', '@textbench/kit'],
  ['protocol', 'retouch/protocol/src/x.ts', '../../source/src/index.ts'],
  ['protocol', 'retouch/protocol/src/calls/x.ts', '../../../source/src/index.ts'],
  ['source', 'retouch/source/src/x.ts', 'node:fs'],
  ['source', 'retouch/source/src/x.ts', 'node:fs/promises'],
  ['source', 'retouch/source/src/x.ts', 'node:net'],
  ['source', 'retouch/source/src/x.ts', 'node:http'],
  ['source', 'retouch/source/src/x.ts', 'node:child_process'],
  ['source', 'retouch/source/src/x.ts', '@retouch/server'],
  ['source', 'retouch/source/src/x.ts', '@retouch/plugin/vite'],
  ['source', 'retouch/source/src/x.ts', '../../protocol/src/index.ts'],
  ['source', 'retouch/source/src/x.ts', 'react'],
  ['the plugin', 'retouch/plugin/src/vite/x.ts', '@retouch/server'],
  ['the plugin', 'retouch/plugin/src/vite/x.ts', '@retouch/protocol'],
  ['the plugin', 'retouch/plugin/src/vite/x.ts', '../../../source/src/index.ts'],
  ['the server', 'retouch/server/src/x.ts', '@retouch/canvas'],
  ['the server', 'retouch/server/src/x.ts', '@retouch/app'],
  ['the server', 'retouch/server/src/x.ts', '@textbench/kit'],
  ['the server', 'retouch/server/src/x.ts', 'react'],
  ['the server', 'retouch/server/src/x.ts', '../../protocol/src/index.ts'],
] as const;

const allowed = [
  ['kit', 'textbench/kit/src/options/x.ts', '../result/parts.ts'],
  ['language', 'textbench/language/src/x.ts', './lines.ts'],
  ['language', 'textbench/language/src/words/x.ts', '../lines.ts'],
  ['tools', 'textbench/tools/src/cleaning/x.ts', '@textbench/kit'],
  ['tools', 'textbench/tools/src/cleaning/x.ts', '@textbench/language/lines'],
  ['tools', 'textbench/tools/src/cleaning/x.ts', '../engines/escapes.ts'],
  ['tools', 'textbench/tools/src/cleaning/x.ts', 'diff'],
  ['the command', 'textbench/cli/src/x.ts', 'node:fs'],
  ['the command', 'textbench/cli/src/x.ts', '@textbench/tools/modules'],
  ['the site', 'textbench/site/app/x.ts', 'react'],
  ['the site', 'textbench/site/app/x.ts', '@textbench/tools/catalogue'],
  ['protocol', 'retouch/protocol/src/x.ts', 'typebox'],
  ['protocol', 'retouch/protocol/src/x.ts', 'typebox/value'],
  ['protocol', 'retouch/protocol/src/calls/mutate/x.ts', '../body-fields.ts'],
  ['protocol', 'retouch/protocol/src/calls/mutate/x.ts', '../../tree-element.ts'],
  ['source', 'retouch/source/src/x.ts', '@retouch/protocol'],
  ['source', 'retouch/source/src/x.ts', 'oxc-parser'],
  ['source', 'retouch/source/src/x.ts', 'node:path'],
  ['source', 'retouch/source/src/edit/plan/x.ts', '../../elements/element-index.ts'],
  ['the plugin', 'retouch/plugin/src/vite/x.ts', '@retouch/source/stamp'],
  ['the plugin', 'retouch/plugin/src/vite/x.ts', '../stamping/stamp.ts'],
  ['the plugin', 'retouch/plugin/src/jsx-runtime/x.ts', 'react/jsx-runtime'],
  ['the server', 'retouch/server/src/x.ts', '@retouch/protocol'],
  ['the server', 'retouch/server/src/x.ts', '@retouch/source'],
  ['the server', 'retouch/server/src/x.ts', '@retouch/plugin/vite'],
  ['the server', 'retouch/server/src/canvases/x.ts', '../files/read.ts'],
  ['the server', 'retouch/server/src/x.ts', 'node:fs'],
] as const;

interface LintReport {
  readonly diagnostics: readonly {
    readonly category: string;
    readonly location: { readonly path: string };
  }[];
}

let folder: string;
let refused: ReadonlySet<string>;

/** Every case becomes a module of its own, in a copy of the tree with the repository's own rules. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rules-'));
  copyFileSync(join(root, 'biome.json'), join(folder, 'biome.json'));
  for (const [_, path, imported] of [...forbidden, ...allowed]) {
    const file = join(folder, caseFile(path, imported));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `export * from '${imported}';\n`);
  }
  refused = lint(folder);
});

afterAll(() => rmSync(folder, { recursive: true }));

function caseFile(path: string, imported: string): string {
  return path.replace('x.ts', `${imported.replaceAll(/[^a-z]+/g, '-')}.ts`);
}

/** Paths of the modules whose import the linter refuses. */
function lint(cwd: string): ReadonlySet<string> {
  const { stdout } = spawnSync(
    process.execPath,
    [
      packageBin('@biomejs/biome', 'biome'),
      'lint',
      '--vcs-enabled=false',
      '--reporter=json',
    ].concat('--max-diagnostics=none', '.'),
    { cwd, encoding: 'utf8' },
  );
  const report: LintReport = JSON.parse(stdout);
  const broken = report.diagnostics.filter(({ category }) =>
    category.endsWith('noRestrictedImports'),
  );
  return new Set(broken.map(({ location }) => location.path));
}

describe('import rules', () => {
  it.each(forbidden)('%s: %s may not import %s', (_, path, imported) => {
    expect(refused).toContain(caseFile(path, imported));
  });

  it.each(allowed)('%s: %s may import %s', (_, path, imported) => {
    expect(refused).not.toContain(caseFile(path, imported));
  });
});
