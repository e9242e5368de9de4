import { posix } from 'node:path';

/** A module of `textbench/tools/src`, its path from there: `cleaning/remove-duplicates.ts`. */
export interface ToolModule {
  readonly path: string;
  readonly source: string;
}

/**
 * Imports by which one tool would reach into another, as `importer → imported`. A tool is its file
 * and the folder of the same name beside it; what several share lives in `engines`.
 */
export function importsAcrossTools(modules: readonly ToolModule[]): string[] {
  return modules.flatMap(({ path, source }) => {
    const importer = ownerOf(path);
    return relativeImports(source)
      .map((specifier) => posix.join(posix.dirname(path), specifier))
      .filter((imported) => {
        const owner = ownerOf(imported);
        return owner !== undefined && owner !== importer;
      })
      .map((imported) => `${path} → ${imported}`);
  });
}

/** The tool a module belongs to, `family/slug`; none for engines and what all tools have in common. */
function ownerOf(path: string): string | undefined {
  const [family, module] = path.split('/');
  if (module === undefined || family === 'engines' || family === '..') return undefined;
  return `${family}/${module.replace(/(\.test|\.testing)?\.ts$/, '')}`;
}

function relativeImports(source: string): string[] {
  const specifiers = /\b(?:from|import)\s*\(?\s*['"](\.[^'"]*)['"]/g;
  return [...source.matchAll(specifiers)].map(([, specifier = '']) => specifier);
}
