import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CommandError } from '../command/command-error.ts';

/**
 * The folder of a package as a project would find it, from its own node_modules upwards.
 * @throws CommandError where it is not installed.
 */
export function packageFolder(root: string, name: string): string {
  for (let at = root; ; at = dirname(at)) {
    const folder = join(at, 'node_modules', name);
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (dirname(at) === at) {
      throw new CommandError(`${name} is not installed in ${root}. Install its packages first.`);
    }
  }
}

/** The file that `import` of a package loads (Node.js, package entry points). */
export function packageEntry(folder: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const exported = at(manifest, 'exports');
  const entry = entryIn(at(exported, '.') ?? exported) ?? at(manifest, 'main') ?? 'index.js';
  return join(folder, String(entry));
}

function entryIn(target: unknown): string | undefined {
  if (typeof target === 'string') return target;
  for (const condition of ['node', 'import', 'default']) {
    const found = at(target, condition);
    if (found !== undefined) return entryIn(found);
  }
  return undefined;
}

function at(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
