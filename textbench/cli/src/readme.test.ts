import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { realMain } from './testing/spawned.testing.ts';

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'textbench-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Shown {
  readonly command: string;
  readonly output: string;
}

/** Commands behind `$` with what stands below them; a here-document belongs to its command. */
function shownIn(block: string): Shown[] {
  return block.split(/^\$ /m).flatMap((entry): Shown[] => {
    const parts = /^(.*<<'END'\n[\s\S]*?\nEND\n|.*\n)([\s\S]*)$/.exec(entry);
    return parts?.[1] ? [{ command: parts[1], output: parts[2] ?? '' }] : [];
  });
}

function ran(command: string): string {
  const script = `textbench() { "$NODE" "$MAIN" "$@"; }\n${command}`;
  const env = { ...process.env, NODE: process.execPath, MAIN: realMain };
  const { status, output } = spawnSync('bash', ['-c', script], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  const all = (output ?? []).join('');
  const ended = all === '' || all.endsWith('\n') ? all : `${all}\n`;
  return status === 0 ? ended : `${ended}[exit code ${status}]\n`;
}

/** The output as it is; `…` at the end of a line stands for the rest of it. */
function asPattern(output: string): RegExp {
  const lines = output.split('\n').map((line) => {
    const literal = line.replace(/ …$/, '').replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
    return line.endsWith(' …') ? `${literal}.*` : literal;
  });
  return new RegExp(`^${lines.join('\n')}$`);
}

const blocks = [...readme.matchAll(/^```console\n([\s\S]*?)^```$/gm)].map(
  ([, block = '']) => block,
);
const hasBash = spawnSync('bash', ['-c', 'true']).status === 0;

describe.runIf(hasBash)('the guide', () => {
  it('has commands', () => {
    expect(blocks.flatMap(shownIn).length).toBeGreaterThan(8);
  });

  it.each(blocks.flatMap(shownIn).map((shown) => [shown.command.trim(), shown] as const))(
    'shows what is printed: %s',
    (_name, { command, output }) => {
      expect(ran(command)).toMatch(asPattern(output));
    },
  );
});
