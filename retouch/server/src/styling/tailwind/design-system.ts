import { pathToFileURL } from 'node:url';
import type { StyleSheets } from './style-sheets.ts';

/** What Retouch uses of the object that Tailwind 4 makes of a project's style sheet. */
export interface DesignSystem {
  readonly theme: {
    readonly prefix: string | null;
    get(keys: string[]): string | null;
    /** The tokens of a namespace such as `--color`, by name; null for the namespace's own value. */
    namespace(name: string): Map<string | null, string>;
  };
  readonly utilities: { keys(kind: 'static' | 'functional'): string[] };
  /** The CSS of each class; null for one that is not Tailwind's. */
  candidatesToCss(classes: string[]): (string | null)[];
}

/** The part of the package `tailwindcss` that makes it. */
interface TailwindPackage {
  __unstable__loadDesignSystem(css: string, options: LoadOptions): Promise<DesignSystem>;
}

interface LoadOptions {
  readonly base: string;
  readonly loadStylesheet: StyleSheets['load'];
  readonly loadModule: (
    id: string,
    base: string,
  ) => Promise<{ path: string; base: string; module: unknown }>;
}

/**
 * The design system of a style sheet that imports Tailwind.
 * @param base the folder that the sheet's own imports are relative to.
 * @throws what Tailwind throws for a sheet it can't read.
 */
export async function loadDesignSystem(
  packageFile: string,
  css: string,
  base: string,
  sheets: StyleSheets,
): Promise<DesignSystem> {
  const tailwind = await importTailwind(packageFile);
  return tailwind.__unstable__loadDesignSystem(css, {
    base,
    loadStylesheet: (id, from) => sheets.load(id, from),
    loadModule: async (id, from) => {
      const path = sheets.resolveModule(id, from);
      const module: unknown = await import(pathToFileURL(path).href);
      return { path, base: from, module: defaultOf(module) };
    },
  });
}

async function importTailwind(packageFile: string): Promise<TailwindPackage> {
  const module: unknown = await import(pathToFileURL(packageFile).href);
  if (isTailwind(module)) return module;
  const inner = defaultOf(module);
  if (isTailwind(inner)) return inner;
  throw new TypeError(`${packageFile} is no Tailwind CSS 4.`);
}

function isTailwind(module: unknown): module is TailwindPackage {
  // As CommonJS the package is a function that has these as properties.
  const canHold = typeof module === 'function' || (typeof module === 'object' && module !== null);
  return (
    canHold &&
    '__unstable__loadDesignSystem' in module &&
    typeof module.__unstable__loadDesignSystem === 'function'
  );
}

function defaultOf(module: unknown): unknown {
  return typeof module === 'object' && module !== null && 'default' in module
    ? module.default
    : module;
}
