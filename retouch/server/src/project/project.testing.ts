import { posix } from 'node:path';
import { isModulePath, SourceError, SourceModule } from '@retouch/source';
import type { Project } from './project.ts';

/** A project that is only in memory. Imports resolve relatively, `@/` from `src/`. */
export function memoryProject(files: ReadonlyMap<string, string>): Project {
  const modules = new Map<string, SourceModule>();
  const module = (path: string): SourceModule | undefined => {
    const text = files.get(path);
    if (text === undefined || !isModulePath(path)) return undefined;
    const known = modules.get(path) ?? new SourceModule(path, text);
    modules.set(path, known);
    return known;
  };
  const paths = [...files.keys()].sort();
  return {
    module,
    text: (path) => files.get(path),
    modulePaths: () => paths.filter(isModulePath),
    styleSheetPaths: () => paths.filter((path) => /\.(css|pcss|scss|less)$/.test(path)),
    mayWrite: (path) => !path.startsWith('../') && !path.startsWith('/'),
    resolveImport: (from, specifier) => resolved(files, from, specifier),
    locate: (codebaseId) => {
      for (const path of paths) {
        const found = module(path);
        const element = found?.element(codebaseId);
        if (found !== undefined && element !== undefined) return { module: found, element };
      }
      throw new SourceError('unknown_element', `No file has the element ${codebaseId}.`);
    },
  };
}

function resolved(files: ReadonlyMap<string, string>, from: string, specifier: string) {
  if (!/^(\.|@\/)/.test(specifier)) return undefined;
  const base = specifier.startsWith('@/')
    ? `src/${specifier.slice(2)}`
    : posix.join(posix.dirname(from), specifier);
  const endings = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.jsx'];
  return endings.map((ending) => base + ending).find((path) => files.has(path));
}
