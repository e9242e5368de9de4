import type { JSXElement, Node, Program } from '@oxc-project/types';
import { forEachChild } from '../syntax/walk.ts';
import { codebaseIdOf } from './codebase-id.ts';
import { definitionName, nameGiven } from './definition-name.ts';
import type { SourceComponent, SourceElement } from './source-element.ts';
import { isNativeTag, tagName } from './tag-name.ts';

/** Every element and component of a module, in source order. */
export interface ElementIndex {
  readonly elements: readonly SourceElement[];
  readonly components: readonly SourceComponent[];
}

/** A component while its elements are being found. */
interface OpenComponent extends SourceComponent {
  readonly elements: SourceElement[];
  readonly isClass: boolean;
  readonly counts: Map<string, number>;
}

/** An element while those in it are being found. */
interface OpenElement extends SourceElement {
  readonly children: SourceElement[];
  readonly chain: string;
  readonly counts: Map<string, number>;
}

/** What stands around the node being visited. */
interface Around {
  readonly component: OpenComponent;
  readonly parent?: OpenElement;
  readonly inProp?: string;
  /** The functions and variables between the component and elements that no element surrounds. */
  readonly label: string;
  /** The name that the next function, class or value takes. */
  readonly given?: string | undefined;
}

/**
 * Finds the elements of a module and gives each its id: a UUID of the file's path, the component's
 * name and the chain of `tag[nth of that tag among its siblings]` from the component's root. The ids
 * depend on nothing else, so the build's plugin and the server agree on them without talking.
 */
export function indexElements(path: string, program: Program): ElementIndex {
  const elements: OpenElement[] = [];
  const components: OpenComponent[] = [];
  const taken = new Map<string, number>();

  const openComponent = (name: string, node: Node): OpenComponent => {
    const nth = (taken.get(name) ?? 0) + 1;
    taken.set(name, nth);
    const unique = nth === 1 ? name : `${name}#${nth}`;
    const id = codebaseIdOf(`component\0${path}\0${unique}`);
    const isClass = node.type === 'ClassDeclaration' || node.type === 'ClassExpression';
    const opened = { id, name: unique, node, isClass, elements: [], counts: new Map() };
    components.push(opened);
    return opened;
  };

  const openElement = (node: JSXElement, around: Around): OpenElement => {
    const { component, parent, inProp, label } = around;
    const tag = tagName(node.openingElement.name);
    const step = parent === undefined ? label + tag : (inProp ?? '') + tag;
    const chain = `${parent === undefined ? '' : `${parent.chain}/`}${nthOf(step, around)}`;
    const opened: OpenElement = {
      id: codebaseIdOf(`element\0${path}\0${component.name}\0${chain}`),
      node,
      tag,
      kind: isNativeTag(tag) ? 'native' : 'component-instance',
      component,
      parent,
      ...(inProp === undefined ? {} : { inProp: inProp.slice(0, -1) }),
      children: [],
      chain,
      counts: new Map(),
    };
    elements.push(opened);
    component.elements.push(opened);
    parent?.children.push(opened);
    return opened;
  };

  const visit = (node: Node, around: Around): void => {
    if (node.type === 'JSXElement') {
      const parent = openElement(node, around);
      visitElement(node, { component: around.component, parent, label: '' }, visit);
      return;
    }
    const inside = aroundContent(node, around, openComponent);
    forEachChild(node, (child, key) => visit(child, withName(inside, node, key)));
  };

  const whole = openComponent('', program);
  forEachChild(program, (child) => visit(child, { component: whole, label: '' }));
  return { elements, components: components.filter((found) => found.elements.length > 0) };
}

/** What is around the content of a function, class or variable; of any other node, what is around it. */
function aroundContent(
  node: Node,
  around: Around,
  open: (name: string, node: Node) => OpenComponent,
): Around {
  const { component, given, parent, label } = around;
  if (node.type === 'VariableDeclarator' && parent === undefined && node.id.type === 'Identifier') {
    return { ...around, label: `${label}${node.id.name}=` };
  }
  if (!isDefinition(node)) return around;
  const name = definitionName(node, given);
  if (name === undefined) return around;
  if (isComponentName(name) || (component.name === '' && parent === undefined)) {
    const qualified = component.name === '' ? name : `${component.name}.${name}`;
    return { component: open(qualified, node), label: '' };
  }
  if (parent !== undefined || (component.isClass && name === 'render')) return around;
  return { ...around, label: `${label}${name}()` };
}

/** The content of an element: its props, each under its name, then its children. */
function visitElement(node: JSXElement, inside: Around, visit: (node: Node, at: Around) => void) {
  for (const attribute of node.openingElement.attributes) {
    const isNamed = attribute.type === 'JSXAttribute' && attribute.name.type === 'JSXIdentifier';
    const inProp = isNamed ? `${attribute.name.name}=` : '...=';
    forEachChild(attribute, (child) => visit(child, { ...inside, inProp }));
  }
  for (const child of node.children) visit(child, inside);
}

function withName(around: Around, node: Node, key: string): Around {
  const given = nameGiven(node, key, around.given);
  return given === around.given ? around : { ...around, given };
}

function nthOf(step: string, { component, parent }: Around): string {
  const { counts } = parent ?? component;
  const nth = (counts.get(step) ?? 0) + 1;
  counts.set(step, nth);
  return `${step}[${nth}]`;
}

function isDefinition(node: Node): boolean {
  return (
    node.type === 'FunctionDeclaration' ||
    node.type === 'FunctionExpression' ||
    node.type === 'ArrowFunctionExpression' ||
    node.type === 'ClassDeclaration' ||
    node.type === 'ClassExpression'
  );
}

/** `Card`, `default`, `Story.render`: a function of this name has elements of its own. */
function isComponentName(name: string): boolean {
  return name === 'default' || /^\p{Lu}/u.test(name);
}
