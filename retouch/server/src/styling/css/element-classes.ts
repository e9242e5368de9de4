import {
  type ClassSources,
  classSources,
  importedSheets,
  notEditable,
  placeOf,
} from '@retouch/source';
import type { LocatedElement, Project } from '../../project/project.ts';
import { isCssModule } from './style-sheet.ts';

/** The classes that an element has in every state, by the sheets that can have rules for them. */
export interface ElementClasses {
  readonly sources: ClassSources;
  readonly tag: string | undefined;
  /** Those of no CSS module, in source order. */
  readonly global: readonly string[];
  /** Those of CSS modules, by the path of the sheet. */
  readonly byModule: ReadonlyMap<string, readonly string[]>;
}

/**
 * Finds out which classes an element has, and of which sheets.
 * @throws SourceError `not_editable`
 */
export function elementClasses(
  { module, element }: LocatedElement,
  project: Project,
): ElementClasses {
  const sources = classSources(module, element);
  const byModule = new Map<string, string[]>();
  for (const source of sources.always) {
    if (source.kind === 'name') continue;
    const path = project.resolveImport(module.path, source.from);
    if (path === undefined || project.text(path) === undefined || path.endsWith('.sass')) {
      throw notEditable(
        `The class of this <${element.tag}> comes from ${source.from}, which is no style sheet of this project that can be changed; style the element inline.`,
        placeOf(module, element),
      );
    }
    byModule.set(path, [...(byModule.get(path) ?? []), source.key]);
  }
  return {
    sources,
    tag: element.kind === 'native' ? element.tag : undefined,
    global: sources.always.flatMap((source) => (source.kind === 'name' ? [source.name] : [])),
    byModule,
  };
}

/** The sheets that can have rules for the element: later ones are nearer to it. */
export function sheetsFor(
  { global, byModule }: ElementClasses,
  { module }: LocatedElement,
  project: Project,
): string[] {
  const imported = importedSheets(module).flatMap(
    (from) => project.resolveImport(module.path, from) ?? [],
  );
  const all = global.length === 0 ? [] : project.styleSheetPaths();
  const paths = [...all, ...imported].filter((path) => !isCssModule(path) && isReadable(path));
  const near = new Set(
    [...(global.length === 0 ? [] : imported)].filter((path) => paths.includes(path)),
  );
  const far = paths.filter((path) => !near.has(path));
  return [...new Set([...far, ...near, ...byModule.keys()])];
}

function isReadable(path: string): boolean {
  return /\.(css|pcss|scss|less)$/.test(path);
}
