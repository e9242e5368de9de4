import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageBin, root } from './package-bin.ts';

const definition = 'retouch/protocol/src/change-items/set-title.ts';
const mutation = 'retouch/server/src/mutations/set-title.ts';
let copy: string;

/** The parts of the repository that the script touches, with the packages linked, ours as copied. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-change-'));
  for (const name of ['package.json', 'biome.json', 'tsconfig.base.json', 'scripts']) {
    cpSync(join(root, name), join(copy, name), { recursive: true });
  }
  for (const name of ['protocol', 'source', 'server']) copyPackage(name);
  linkEntries(
    join(root, 'node_modules'),
    join(copy, 'node_modules'),
    (name) => name !== '@retouch',
  );
  mkdirSync(join(copy, 'node_modules/@retouch'));
  for (const name of ['protocol', 'source', 'server']) {
    symlinkSync(join(copy, 'retouch', name), join(copy, 'node_modules/@retouch', name));
  }
});

afterAll(() => rmSync(copy, { recursive: true }));

function copyPackage(name: string): void {
  const from = join(root, 'retouch', name);
  const to = join(copy, 'retouch', name);
  const filter = (path: string) => basename(path) !== 'node_modules';
  cpSync(from, to, { recursive: true, filter });
  if (readdirSync(from).includes('node_modules')) {
    symlinkSync(join(from, 'node_modules'), join(to, 'node_modules'));
  }
}

function linkEntries(from: string, to: string, wanted: (name: string) => boolean): void {
  mkdirSync(to);
  for (const name of readdirSync(from).filter(wanted))
    symlinkSync(join(from, name), join(to, name));
}

function newChange(...args: string[]) {
  return spawnSync(process.execPath, [join(copy, 'scripts/new-change.ts'), ...args], {
    encoding: 'utf8',
  });
}

/** Files in which the compiler finds errors, each once. */
function filesWithErrors(project: string): string[] {
  const { stdout } = spawnSync(
    process.execPath,
    [packageBin('typescript', 'tsc'), '--pretty', 'false', '-p', project],
    { cwd: copy, encoding: 'utf8' },
  );
  const found = [...stdout.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, file = '']) => file);
  return [...new Set(found)].toSorted();
}

function edit(path: string, from: string, to: string): void {
  const source = readFileSync(join(copy, path), 'utf8');
  expect(source).toContain(from);
  writeFileSync(join(copy, path), source.replace(from, to));
}

describe('npm run new:change', () => {
  it.each(['', 'setTitle', 'SET-TITLE', 'SET__TITLE', '_SET', 'set_title'])(
    'refuses %j',
    (type) => {
      const { status, stderr } = newChange(type);
      expect(status).toBe(2);
      expect(stderr).toContain('A type of change is upper case with underscores: CHANGE_TAG.');
    },
  );

  it('refuses a type that is there', () => {
    const { status, stderr } = newChange('CHANGE_TAG');
    expect(status).toBe(2);
    expect(stderr).toContain('change-tag.ts exists already.');
  });

  it('leaves one thing of the protocol that does not compile: what the request holds', () => {
    expect(filesWithErrors('retouch/protocol/tsconfig.json')).toEqual([]);
    const { status, stderr } = newChange('SET_TITLE');
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(filesWithErrors('retouch/protocol/tsconfig.json')).toEqual([definition]);
  });

  it('leaves the protocol’s tests without their cases of it', () => {
    expect(filesWithErrors('retouch/protocol/tsconfig.test.json')).toEqual([
      'retouch/protocol/src/calls/mutations.test.ts',
      'retouch/protocol/src/change-items/change-items.testing.ts',
      'retouch/protocol/src/change-items/change-request.test.ts',
      definition,
    ]);
  });

  it('leaves a mutation that plans nothing, which does not compile either', () => {
    expect(filesWithErrors('retouch/server/tsconfig.json')).toContain(mutation);
  });

  it('compiles once both are filled in', () => {
    edit(definition, 'body: {}', 'body: { reactElement: { codebaseId: fields.codebaseId } }');
    edit(mutation, '=> {}', '=> { throw new Error(project + reactElement.codebaseId); }');
    expect(filesWithErrors('retouch/protocol/tsconfig.json')).toEqual([]);
    expect(filesWithErrors('retouch/server/tsconfig.json')).not.toContain(mutation);
  });

  it('writes what the linter takes, in tables sorted as before', () => {
    const biome = packageBin('@biomejs/biome', 'biome');
    const { status } = spawnSync(
      process.execPath,
      [biome, 'check', '--vcs-enabled=false', 'retouch/protocol'],
      { cwd: copy, encoding: 'utf8' },
    );
    expect(status).toBe(0);
  });
});
