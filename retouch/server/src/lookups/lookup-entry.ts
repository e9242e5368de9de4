import type { Scope, TreeElement } from '@retouch/protocol';
import { definitionOf, type FactSource } from './definitions.ts';
import { displayName } from './display-name.ts';
import type { ComponentFacts, ElementFacts, ModuleFacts } from './module-facts.ts';

/** What one module adds to the lookups. */
export interface ModuleEntries {
  readonly elements: ReadonlyMap<string, TreeElement>;
  readonly scopes: ReadonlyMap<string, Scope>;
}

export function entriesOf(module: ModuleFacts, source: FactSource): ModuleEntries {
  const names = new Map(module.components.map(({ id, name }) => [id, name]));
  const definitions = new Map<string, string | undefined>();
  const definitionId = (tag: string, scopeName: string) => {
    const key = `${scopeName}\0${tag}`;
    if (!definitions.has(key)) {
      definitions.set(key, definitionOf(tag, scopeName, module, source)?.id);
    }
    return definitions.get(key);
  };
  const elements = new Map<string, TreeElement>();
  const scopes = new Map<string, Scope>();
  for (const component of module.components) {
    scopes.set(component.id, scopeEntry(component, module));
    if (component.name !== '') elements.set(component.id, componentEntry(component, module));
  }
  for (const element of module.elements) {
    const scopeName = names.get(element.scopeId) ?? '';
    const definition = element.isNative ? undefined : definitionId(element.tag, scopeName);
    elements.set(element.id, elementEntry(element, module.path, definition));
  }
  return { elements, scopes };
}

function elementEntry(
  element: ElementFacts,
  filename: string,
  definition: string | undefined,
): TreeElement {
  const { id, tag, isNative, inProp, line, column } = element;
  return {
    codebaseId: id,
    type: isNative ? 'native' : 'component-instance',
    componentName: tag,
    ...(isNative ? { nativeTag: tag } : {}),
    filename,
    staticTextContents: element.hasStaticText,
    parentCodebaseId: element.parentId,
    childCodebaseIds: element.childIds,
    scopeId: element.scopeId,
    ...(inProp === undefined ? {} : { inProp }),
    ...(definition === undefined ? {} : { definitionCodebaseId: definition }),
    line,
    column,
  };
}

function componentEntry(
  { id, name, rootIds, line, column }: ComponentFacts,
  { path }: ModuleFacts,
): TreeElement {
  return {
    codebaseId: id,
    type: 'component',
    componentName: displayName(path, name),
    filename: path,
    childCodebaseIds: rootIds,
    scopeId: id,
    line,
    column,
  };
}

function scopeEntry(component: ComponentFacts, module: ModuleFacts): Scope {
  const { name, elementIds, rootIds, line, column } = component;
  return {
    codebaseIds: elementIds,
    name: displayName(module.path, name),
    filename: module.path,
    rootCodebaseIds: rootIds,
    exportNames: exportNamesOf(component, module),
    line,
    column,
  };
}

/** The names by which a module exports one of its components. */
export function exportNamesOf({ name }: ComponentFacts, { exports }: ModuleFacts): string[] {
  if (name === '') return [];
  return [...exports].filter(([, local]) => local === name).map(([exported]) => exported);
}
