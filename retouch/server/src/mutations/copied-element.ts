import type { AddJsxBody } from '@retouch/protocol';
import {
  type BlockAt,
  copyOf,
  elementCode,
  freeNames,
  type Imports,
  indentationAt,
  type NewProps,
  notEditable,
  placeOf,
  SourceError,
  SourceModule,
  styleOf,
  variableAt,
  withProps,
} from '@retouch/source';
import { bringNames } from '../imports/bring-names.ts';
import { exportedName } from '../imports/exported-name.ts';
import { specifierFor } from '../imports/specifier.ts';
import type { LocatedElement, Project } from '../project/project.ts';
import { readableModule } from '../project/readable-module.ts';

/** What a copy is made of, and where it goes. */
export interface CopyRequest {
  readonly project: Project;
  readonly container: LocatedElement;
  readonly imports: Imports;
  readonly body: AddJsxBody;
  /** The id of an element or of a component. */
  readonly id: string;
  readonly props: NewProps;
}

/**
 * A copy of an element, or an instance of a component, with the imports it needs.
 * @throws SourceError `unknown_element` for an id that neither has, `not_editable` for what the file
 * can't have.
 */
export function copiedBlock(request: CopyRequest): BlockAt {
  const component = componentOf(request);
  if (component !== undefined) return instanceBlock(request, component.module, component.name);
  return elementBlock(request, pastedElement(request) ?? request.project.locate(request.id));
}

function elementBlock(request: CopyRequest, source: LocatedElement): BlockAt {
  const { project, container, imports, props } = request;
  const { module, element } = source;
  if (module === container.module) refuseLostNames(source, container);
  else {
    bringNames(project, source, element.node, placeIn(container), imports);
  }
  const was = indentationAt(module.text, element.node.start);
  return (becomes) => ({
    text: withProps(copyOf(module, element.node, element, { was, becomes }, 'none'), props),
    placed: [],
  });
}

function refuseLostNames({ module, element }: LocatedElement, container: LocatedElement): void {
  const offset = container.element.node.openingElement.end;
  for (const { name, variable } of freeNames(module, element.node)) {
    if (variableAt(module, name, offset) === variable) continue;
    throw notEditable(
      `<${element.tag}> uses \`${name}\`, which is not the same at the new place; pass it there as a prop first.`,
      placeOf(module, element),
    );
  }
  if (element.tag === container.element.component.name) throw endless(element.tag, container);
}

function instanceBlock(request: CopyRequest, module: SourceModule, name: string): BlockAt {
  const { project, container, imports, props } = request;
  const local = name === 'default' ? nameOfFile(module.path) : name;
  if (module === container.module) {
    if (name === container.element.component.name) throw endless(name, container);
    return () => ({ text: elementCode(name, 'component', props, styleOf(module)), placed: [] });
  }
  const exported = name === 'default' ? name : exportedName(module, name);
  if (exported === undefined) {
    throw notEditable(`\`${name}\` is not exported from ${module.path}; export it first.`, {
      file: module.path,
    });
  }
  const from = specifierFor(project, container.module.path, module.path);
  const tag = imports.add({ from, name: exported, local });
  const text = elementCode(tag, 'component', props, styleOf(container.module));
  return () => ({ text, placed: [] });
}

/** The component of an id, and the file that has it. */
function componentOf({ project, id }: CopyRequest) {
  for (const path of project.modulePaths()) {
    const module = readableModule(project, path);
    const component = module?.components.find((one) => one.id === id);
    if (module !== undefined && component !== undefined) return { module, name: component.name };
  }
  return undefined;
}

/** The element in the source that the request itself brings along. */
function pastedElement({ body, id }: CopyRequest): LocatedElement | undefined {
  const text = body.fileContentsToSourceFrom;
  if (typeof text !== 'string') return undefined;
  const module = new SourceModule(body.fileContentsSourceFilename ?? 'pasted.tsx', text);
  const element = module.element(id);
  if (element !== undefined) return { module, element };
  throw new SourceError(
    'unknown_element',
    `fileContentsToSourceFrom: it does not hold the element ${id}.`,
    { codebaseId: id },
  );
}

function placeIn({ module, element }: LocatedElement) {
  return {
    module,
    offset: element.node.openingElement.end,
    componentName: element.component.name,
  };
}

function endless(name: string, { module, element }: LocatedElement) {
  return notEditable(
    `\`${name}\` would render itself without end; choose a place outside it.`,
    placeOf(module, element),
  );
}

/** `user-card.tsx` is `UserCard`, `card/index.tsx` `Card`. */
function nameOfFile(path: string): string {
  const bare = path.replace(/\.[^./]+$/, '').replace(/\/index$/, '');
  const words = bare.slice(bare.lastIndexOf('/') + 1).split(/[^A-Za-z0-9]+/);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('') || 'Component';
}
