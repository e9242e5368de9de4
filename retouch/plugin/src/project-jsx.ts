import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { getTsconfig, parseTsconfig, type TsConfigJson } from 'get-tsconfig';

const names = ['tsconfig.json', 'jsconfig.json'];

/** The files in a project's folder that may say what its JSX comes from, also where they are not. */
export function configurationFiles(root: string): readonly string[] {
  return names.map((name) => join(root, name));
}

/**
 * The import source that a project's tsconfig.json or jsconfig.json names, or one of the
 * configurations that it refers to; none where React is taken.
 * @param root the project's folder
 */
export function configuredImportSource(root: string): string | undefined {
  for (const name of names) {
    const found = getTsconfig(root, name);
    if (found === null) continue;
    const referred = (found.config.references ?? []).map(({ path }) =>
      readReference(join(found.path, '..', path)),
    );
    for (const config of [found.config, ...referred]) {
      const importSource = config?.compilerOptions?.jsxImportSource;
      if (importSource !== undefined) return importSource;
    }
  }
  return undefined;
}

/** A reference names a file, or a folder with a tsconfig.json; what is not there counts as empty. */
function readReference(path: string): TsConfigJson | undefined {
  const file = path.endsWith('.json') ? path : join(path, 'tsconfig.json');
  return existsSync(file) ? parseTsconfig(file) : undefined;
}
