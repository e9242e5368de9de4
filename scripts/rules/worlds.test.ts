import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageBin, root } from '../package-bin.ts';

/** What the compiler says to a module under the settings of a package. */
function compile(project: string, source: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'worlds-'));
  const include = [join(folder, 'module.ts'), join(root, 'textbench/platform.d.ts')];
  writeFileSync(join(folder, 'module.ts'), source);
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: join(root, project), include }),
  );
  const { stdout } = spawnSync(process.execPath, [packageBin('typescript', 'tsc'), '-p', folder], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  return stdout;
}

const pure = ['textbench/kit', 'textbench/language', 'textbench/tools', 'retouch/protocol'].map(
  (folder) => `${folder}/tsconfig.json`,
);

describe.each(pure)('under %s', (project) => {
  it.each(['document', 'window', 'process', 'Buffer', 'fetch', 'crypto', 'setTimeout', 'console'])(
    'the global %s does not compile',
    (name) => {
      expect(compile(project, `export const found = ${name};\n`)).toContain(
        `Cannot find name '${name}'`,
      );
    },
  );

  it('what browsers and Node.js share does', () => {
    const source = `export const bytes = new TextEncoder().encode(new URL('a:b').href);\n`;
    expect(compile(project, source)).toBe('');
  });
});
