import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, release, totalmem, type } from 'node:os';
import { join } from 'node:path';

/** On what and with what was measured. */
export type Machine = Readonly<Record<string, string>>;

export function describeMachine(): Machine {
  const [processor] = cpus();
  return {
    processor: `${processor?.model ?? 'unknown'}, ${cpus().length} cores`,
    memory: `${Math.round(totalmem() / 2 ** 30)} GiB`,
    system: `${type()} ${release()}`,
    'Node.js': process.versions.node,
  };
}

/** Versions of the programs that tools are measured against. */
export function peerVersions(): Machine {
  const cyberChef: { version: string } = JSON.parse(
    readFileSync(join(import.meta.dirname, 'peers/node_modules/cyberchef/package.json'), 'utf8'),
  );
  const versions = ['sort', 'sed', 'grep', 'diff', 'awk'].map((command) => [
    command,
    version(command),
  ]);
  return { CyberChef: cyberChef.version, ...Object.fromEntries(versions) };
}

function version(command: string): string {
  const args = command === 'awk' ? ['-W', 'version'] : ['--version'];
  const { stdout } = spawnSync(command, args, { encoding: 'utf8' });
  return stdout?.split('\n')[0]?.trim() || 'not there';
}
