import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** Path of a command that an installed package brings, to be run by Node.js. */
export function packageBin(name: string, command: string): string {
  const folder = join(root, 'node_modules', name);
  const { bin }: { bin: string | Record<string, string> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const file = typeof bin === 'string' ? bin : bin[command];
  if (file === undefined) throw new Error(`The package ${name} has no command ${command}.`);
  return join(folder, file);
}
