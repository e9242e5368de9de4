import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { testMain } from '../testing/spawned.testing.ts';
import { completionScripts } from './completion-scripts.ts';

const hasBash = spawnSync('bash', ['-c', 'true']).status === 0;

/** What bash offers for these words; it cuts `--flag=value` into three before it asks. */
function offered(...words: string[]): string[] {
  const script = `
    textbench() { "$NODE" "$MAIN" "$@"; }
    ${completionScripts.bash}
    COMP_WORDS=(textbench "$@"); COMP_CWORD=$#
    _textbench
    printf '%s\\n' "\${COMPREPLY[@]}"`;
  const env = { ...process.env, NODE: process.execPath, MAIN: testMain };
  const { stdout } = spawnSync('bash', ['-c', script, 'bash', ...words], { env, encoding: 'utf8' });
  return stdout.split('\n').filter((line) => line !== '');
}

describe.runIf(hasBash)('the script for bash', () => {
  it('offers tools, flags and values', () => {
    expect(offered('sho')).toEqual(['shout']);
    expect(offered('shout', '--no')).toEqual(['--no-loud']);
    expect(offered('shout', '--ending', 'b')).toEqual(['bang']);
  });

  it('offers values behind an equals sign', () => {
    expect(offered('shout', '--ending', '=', 'b')).toEqual(['bang']);
    expect(offered('shout', '--ending', '=')).toEqual(['none', 'bang']);
    expect(offered('shout', '--ending', '=', 'bang', '--lo')).toEqual(['--loud']);
  });

  it('leaves files to bash', () => {
    expect(offered('shout', '')).toEqual([]);
  });
});
