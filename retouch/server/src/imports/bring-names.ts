import {
  declarationOf,
  type FreeName,
  freeNames,
  type Imports,
  isOfModule,
  notEditable,
  placeOf,
  type SourceElement,
  type SourceModule,
  variableAt,
} from '@retouch/source';
import type { LocatedElement, Project } from '../project/project.ts';
import { exportedName } from './exported-name.ts';
import { specifierFor } from './specifier.ts';

/** What a name is imported as. */
interface Origin {
  readonly from: string;
  readonly name: string;
}

/** A place in a file that a piece of another file comes to. */
export interface NewPlace {
  readonly module: SourceModule;
  readonly offset: number;
  /** The component that the place is in. */
  readonly componentName: string;
}

/**
 * Imports at a new place what an element of another file uses there: its imports and its exports.
 * @throws SourceError `not_editable` for a name the other file can't have, or has with another
 * meaning, and for a component that would be put into itself.
 */
export function bringNames(
  project: Project,
  located: LocatedElement,
  range: { readonly start: number; readonly end: number },
  place: NewPlace,
  imports: Imports,
): void {
  for (const free of freeNames(located.module, range))
    bring(project, located, place, free, imports);
}

function bring(
  project: Project,
  { module, element }: LocatedElement,
  place: NewPlace,
  free: FreeName,
  imports: Imports,
): void {
  const { name, variable } = free;
  const there = variableAt(place.module, name, place.offset);
  if (variable === undefined) {
    if (there !== undefined) throw otherMeaning(module, element, name, place);
    return;
  }
  const origin = originOf(project, module, element, free, place.module);
  if (origin === undefined) {
    if (name === place.componentName) throw intoItself(module, element, name);
    if (there === undefined || !isOfModule(there)) throw otherMeaning(module, element, name, place);
    return;
  }
  const local = imports.add({ ...origin, local: name });
  const isHidden = there !== undefined && !isOfModule(there);
  if (local !== name || isHidden) throw otherMeaning(module, element, name, place);
}

function intoItself(module: SourceModule, element: SourceElement, name: string) {
  return notEditable(
    `\`${name}\` would render itself without end; choose a place outside it.`,
    placeOf(module, element),
  );
}

/** Where the other file gets a name from; none where it declares it itself. */
function originOf(
  project: Project,
  module: SourceModule,
  element: SourceElement,
  { name, variable }: FreeName,
  targetModule: SourceModule,
): Origin | undefined {
  const at = variable === undefined ? undefined : declarationOf(variable);
  const imported = at === undefined ? undefined : importAt(module, at);
  if (imported !== undefined) {
    const file = project.resolveImport(module.path, imported.from);
    if (file === undefined) return imported;
    if (file === targetModule.path) return undefined;
    return { from: specifierFor(project, targetModule.path, file), name: imported.name };
  }
  const exported =
    variable !== undefined && isOfModule(variable) ? exportedName(module, name) : undefined;
  if (exported === undefined) {
    throw notEditable(
      `<${element.tag}> uses \`${name}\`, which only ${module.path} has; export it, or pass it as a prop first.`,
      placeOf(module, element),
    );
  }
  return { from: specifierFor(project, targetModule.path, module.path), name: exported };
}

/** The import that declares a name at an offset. */
function importAt({ program }: SourceModule, offset: number): Origin | undefined {
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration') continue;
    const found = statement.specifiers.find(({ local }) => local.start === offset);
    if (found === undefined) continue;
    const from = statement.source.value;
    if (found.type === 'ImportDefaultSpecifier') return { from, name: 'default' };
    if (found.type === 'ImportNamespaceSpecifier') return { from, name: '*' };
    const { imported } = found;
    return { from, name: imported.type === 'Identifier' ? imported.name : imported.value };
  }
  return undefined;
}

function otherMeaning(module: SourceModule, element: SourceElement, name: string, place: NewPlace) {
  return notEditable(
    `<${element.tag}> uses \`${name}\`, which means something else in ${place.module.path}; rename one of them first.`,
    placeOf(module, element),
  );
}
