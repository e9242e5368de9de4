import type { ComponentProp } from '@retouch/protocol';
import {
  LineStarts,
  type SourceComponent,
  type SourceElement,
  type SourceModule,
} from '@retouch/source';
import { propsOf } from './component-props.ts';
import { bindingsOf, type ModuleBindings } from './module-bindings.ts';
import { hasStaticText } from './static-text.ts';

/** One element, as far as its own module tells. */
export interface ElementFacts {
  readonly id: string;
  readonly tag: string;
  readonly isNative: boolean;
  readonly scopeId: string;
  readonly parentId: string | null;
  readonly childIds: readonly string[];
  /** The prop of its parent that it stands in. */
  readonly inProp: string | undefined;
  readonly hasStaticText: boolean;
  readonly line: number;
  readonly column: number;
}

/** One component, as far as its own module tells. */
export interface ComponentFacts {
  readonly id: string;
  /** Empty for elements that stand in no function. */
  readonly name: string;
  readonly elementIds: readonly string[];
  readonly rootIds: readonly string[];
  readonly props: readonly ComponentProp[];
  readonly line: number;
  readonly column: number;
}

/** What lookups need of a module; unlike its tree, small enough to keep for a whole project. */
export interface ModuleFacts extends ModuleBindings {
  readonly path: string;
  readonly elements: readonly ElementFacts[];
  readonly components: readonly ComponentFacts[];
}

export function factsOf(module: SourceModule): ModuleFacts {
  const places = new LineStarts(module.text);
  return {
    path: module.path,
    elements: module.elements.map((element) => elementFacts(element, module, places)),
    components: module.components.map((component) => componentFacts(component, module, places)),
    ...bindingsOf(module.program),
  };
}

function elementFacts(
  element: SourceElement,
  module: SourceModule,
  places: LineStarts,
): ElementFacts {
  return {
    id: element.id,
    tag: element.tag,
    isNative: element.kind === 'native',
    scopeId: element.component.id,
    parentId: element.parent?.id ?? null,
    childIds: element.children.map(({ id }) => id),
    inProp: element.inProp,
    hasStaticText: hasStaticText(module, element),
    ...places.at(element.node.start),
  };
}

function componentFacts(
  { id, name, node, elements }: SourceComponent,
  module: SourceModule,
  places: LineStarts,
): ComponentFacts {
  const roots = elements.filter(({ parent }) => parent === undefined);
  return {
    id,
    name,
    elementIds: elements.map((element) => element.id),
    rootIds: roots.map((element) => element.id),
    props: name === '' ? [] : propsOf(node, module),
    ...places.at(node.start),
  };
}
