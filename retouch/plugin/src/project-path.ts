import { realpathSync } from 'node:fs';
import { isAbsolute, relative, sep } from 'node:path';

/** A folder as modules below it are named: without links. */
export function realFolder(folder: string): string {
  return realpathSync.native(folder);
}

/**
 * The path by which ids are made: relative to the project's root, with forward slashes. None for a
 * file outside the root and for one of a package, which is not the project's to edit.
 */
export function projectPath(root: string, file: string): string | undefined {
  const path = relative(root, file);
  if (path === '' || isAbsolute(path)) return undefined;
  const steps = path.split(sep);
  if (steps[0] === '..' || steps.includes('node_modules')) return undefined;
  return steps.join('/');
}
