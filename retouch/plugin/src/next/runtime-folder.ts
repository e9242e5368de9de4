import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { runtimeAround, runtimeEntries, stampingModule } from '../around.ts';

/** Below a project's folder: bundlers take it for a package's, git and editors pass it over. */
const cache = join('node_modules', '.cache', 'retouch');

/**
 * Where the runtime around an import source stands in a project: real files, because nothing that
 * both bundlers of Next.js know gives a module without one.
 * @param root the project's folder
 */
export function runtimeFolder(root: string, importSource: string): string {
  return join(root, cache, 'around', ...importSource.split('/'));
}

/** The files of the runtime around an import source, written where they are missing or others. */
export function writeRuntime(root: string, importSource: string): readonly string[] {
  const folder = runtimeFolder(root, importSource);
  const files = runtimeEntries.map((entry) => ({
    path: join(folder, `${entry}.js`),
    text: runtimeAround(importSource, entry),
  }));
  files.push({ path: join(folder, 'stamping.js'), text: stampingModule() });
  files.push({ path: join(folder, 'package.json'), text: '{ "type": "module" }\n' });
  for (const { path, text } of files) if (!holds(path, text)) replaceFile(path, text);
  return files.map(({ path }) => path);
}

/** The import source as a module imports it that stands in `folder`. */
export function runtimeSpecifier(runtime: string, folder: string): string {
  const path = relative(folder, runtime).split(sep).join('/');
  return path.startsWith('.') ? path : `./${path}`;
}

function holds(path: string, text: string): boolean {
  try {
    return readFileSync(path, 'utf8') === text;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}

/** Several processes of Next.js write at the same time: each file appears whole. */
function replaceFile(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const whole = `${path}.${process.pid}`;
  writeFileSync(whole, text);
  renameSync(whole, path);
}
