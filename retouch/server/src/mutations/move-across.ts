import {
  declarationOf,
  type FreeName,
  freeNames,
  Imports,
  insertChild,
  isOfModule,
  notEditable,
  type PlaceInParent,
  type Plan,
  placeOf,
  planOf,
  RewriteDraft,
  refuseLostFunction,
  removeOccupants,
  type SourceElement,
  type SourceModule,
  takeElement,
  variableAt,
} from '@retouch/source';
import { exportedName } from '../imports/exported-name.ts';
import { specifierFor } from '../imports/specifier.ts';
import type { LocatedElement, Project } from '../project/project.ts';

/** What a name used by a moved element is imported as at its new place. */
interface Origin {
  readonly from: string;
  readonly name: string;
}

/**
 * Moves an element to another file; what it uses of its own file's imports and exports is imported
 * there.
 * @throws SourceError `not_editable` where it uses what the other file can't have.
 */
export function moveAcross(
  project: Project,
  { module, element }: LocatedElement,
  targetModule: SourceModule,
  target: PlaceInParent,
): Plan {
  const taken = takeElement(module, element);
  refuseLostFunction(module, element, taken, false);
  const imports = new Imports(targetModule);
  for (const free of freeNames(module, taken.node)) {
    bring(project, { module, element }, targetModule, target, free, imports);
  }
  const leaving = new RewriteDraft(module.path);
  removeOccupants(leaving, module, [taken.leaves]);
  const arriving = new RewriteDraft(targetModule.path);
  insertChild(arriving, targetModule, target.parent, target.place, taken.block);
  imports.writeTo(arriving);
  return planOf(leaving.finish(), arriving.finish());
}

function bring(
  project: Project,
  { module, element }: LocatedElement,
  targetModule: SourceModule,
  { parent }: PlaceInParent,
  free: FreeName,
  imports: Imports,
): void {
  const { name, variable } = free;
  const there = variableAt(targetModule, name, parent.start);
  if (variable === undefined) {
    if (there !== undefined) throw otherMeaning(module, element, name, targetModule);
    return;
  }
  const origin = originOf(project, module, element, free, targetModule);
  if (origin === undefined) {
    if (there === undefined || !isOfModule(there))
      throw otherMeaning(module, element, name, targetModule);
    return;
  }
  const local = imports.add({ ...origin, local: name });
  const isHidden = there !== undefined && !isOfModule(there);
  if (local !== name || isHidden) throw otherMeaning(module, element, name, targetModule);
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

function otherMeaning(
  module: SourceModule,
  element: SourceElement,
  name: string,
  { path }: SourceModule,
) {
  return notEditable(
    `<${element.tag}> uses \`${name}\`, which means something else in ${path}; rename one of them first.`,
    placeOf(module, element),
  );
}
