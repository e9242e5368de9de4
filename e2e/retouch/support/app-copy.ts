import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../../../scripts/package-bin.ts';

const leftOut = new Set(['node_modules', 'build', '.react-router', '.next']);

/** A copy of an app, to edit while its dev server runs. */
export interface AppCopy {
  readonly folder: string;
  /** Replaces a text that stands once in a file, and gives the file's whole text after it. */
  edit(file: string, before: string, after: string): string;
  remove(): void;
}

/**
 * Copies an app of this repository into a folder that git ignores, inside the repository: there the
 * app finds its packages as at its own place.
 * @param app relative to the repository
 * @param levels folders between the repository and the app, which its configuration counts on
 */
export function copyApp(app: string, levels: 1 | 2): AppCopy {
  const parent = join(root, 'tmp', ...(levels === 2 ? ['apps'] : []));
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, `${basename(app)}-`));
  const original = join(root, app);
  cpSync(original, folder, {
    recursive: true,
    filter: (path) => path === original || !leftOut.has(basename(path)),
  });
  const packages = join(original, 'node_modules');
  if (existsSync(join(packages, '@vitejs'))) symlinkSync(packages, join(folder, 'node_modules'));
  return {
    folder,
    edit(file, before, after) {
      const path = join(folder, file);
      const parts = readFileSync(path, 'utf8').split(before);
      if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${before}`);
      const text = parts.join(after);
      writeFileSync(path, text);
      return text;
    },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }),
  };
}
