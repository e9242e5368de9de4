import type { JSXChild } from '@oxc-project/types';
import type { SourceComponent, SourceElement } from '../elements/source-element.ts';
import type { SourceModule } from '../module.ts';

/** An element or a component of one version of a file, and what of its text tells it from others. */
export interface MatchNode {
  readonly element: SourceElement | undefined;
  readonly component: SourceComponent | undefined;
  readonly parent: MatchNode | undefined;
  readonly children: MatchNode[];
  /** The elements among `children`. */
  readonly elements: MatchNode[];
  readonly tag: string;
  readonly start: number;
  readonly end: number;
  /** Its attributes, without those that hold elements. */
  attributes: string;
  /** The text and code it holds, without code that holds elements, trimmed. */
  content: string;
  /** Equal for nodes with the same tag and attributes. */
  shell: number;
  /** Equal for nodes with the same tag, attributes and content, whatever elements are in them. */
  own: number;
  /** Equal for nodes that are the same with all that is in them. */
  whole: number;
  /** Equal for nodes that are the same, and stand in the same code: `{open && <a />}`. */
  placed: number;
  /** How many characters of attributes and content it has, with all that is in it. */
  weight: number;
  /** The node of the other version that it is. */
  pair: MatchNode | undefined;
}

/** A version of a file as a tree; `nodes` has every node after the one it stands in. */
export interface MatchTree {
  readonly root: MatchNode;
  readonly nodes: readonly MatchNode[];
}

/** Gives equal texts equal numbers, over both versions of a file. */
export class TextNumbers {
  readonly #known = new Map<string, number>();

  of(text: string): number {
    const number = this.#known.get(text) ?? this.#known.size;
    this.#known.set(text, number);
    return number;
  }
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** The tree of a module's components and elements, by what stands in what. */
export function matchTree(module: SourceModule, numbers: TextNumbers): MatchTree {
  const root = newNode(undefined);
  const nodes = [root];
  let around = root;
  for (const item of inOrder(module)) {
    while (around.end <= item.node.start && around.parent) around = around.parent;
    const node = newNode(around, item);
    around.children.push(node);
    if (node.element) around.elements.push(node);
    nodes.push(node);
    around = node;
  }
  for (const node of nodes.toReversed()) describe(module, node, numbers);
  return { root, nodes };
}

/** Components and elements, each after what is around it. */
function inOrder({ components, elements }: SourceModule): (SourceComponent | SourceElement)[] {
  const named = components.filter(({ name }) => name !== '');
  return [...named, ...elements].sort(
    (one, other) =>
      one.node.start - other.node.start ||
      other.node.end - one.node.end ||
      Number('tag' in one) - Number('tag' in other),
  );
}

function newNode(parent: MatchNode | undefined, item?: SourceComponent | SourceElement): MatchNode {
  const element = item && 'tag' in item ? item : undefined;
  return {
    element,
    component: item && !('tag' in item) ? item : undefined,
    parent,
    children: [],
    elements: [],
    tag: element?.tag ?? '',
    start: item?.node.start ?? 0,
    end: item?.node.end ?? Number.POSITIVE_INFINITY,
    attributes: '',
    content: '',
    shell: -1,
    own: -1,
    whole: -1,
    placed: -1,
    weight: 0,
    pair: undefined,
  };
}

function describe({ text }: SourceModule, node: MatchNode, numbers: TextNumbers): void {
  const { children, tag } = node;
  if (node.element) {
    const { openingElement, children: inner } = node.element.node;
    const parts = withoutFragments(inner);
    node.attributes = textOf(text, openingElement.attributes, children);
    node.content = textOf(text, parts, children).trim();
    describePlaces(text, [...openingElement.attributes, ...parts], children, numbers);
  } else {
    describePlaces(text, [node], children, numbers);
  }
  const attributes = withoutLayout(node.attributes);
  const content = withoutLayout(node.content);
  node.shell = numbers.of(`${tag}\0${attributes}`);
  node.own = content === '' ? node.shell : numbers.of(`${tag}\0${attributes}\0${content}`);
  node.weight = attributes.length + content.length;
  let whole = `${node.own}`;
  for (const child of children) {
    node.weight += child.weight;
    whole += ` ${child.whole}`;
  }
  node.whole = children.length === 0 ? node.own : numbers.of(whole);
}

/** A text without white space and the signs that come and go when code is laid out anew. */
function withoutLayout(text: string): string {
  return text === '' ? '' : text.replace(/[\s(),;]+/g, '');
}

/** Tells of each node what code stands before it in the part that holds it. */
function describePlaces(
  text: string,
  parts: readonly Range[],
  nodes: readonly MatchNode[],
  numbers: TextNumbers,
): void {
  let part = 0;
  let done = 0;
  for (const node of nodes) {
    while ((parts[part]?.end ?? node.end) < node.end) part += 1;
    const from = Math.max(done, parts[part]?.start ?? 0);
    const code = withoutLayout(text.slice(from, node.start));
    node.placed = code === '' ? node.whole : numbers.of(`${node.whole} in ${code}`);
    done = node.end;
  }
}

/** The children of an element, with those of fragments in place of these. */
function withoutFragments(children: readonly JSXChild[]): readonly JSXChild[] {
  if (children.every(({ type }) => type !== 'JSXFragment')) return children;
  return children.flatMap((child) =>
    child.type === 'JSXFragment' ? withoutFragments(child.children) : [child],
  );
}

/** The text of those parts that hold none of the nodes. Both are in source order. */
function textOf(text: string, parts: readonly Range[], nodes: readonly MatchNode[]): string {
  let pieces = '';
  let next = 0;
  for (const { start, end } of parts) {
    while ((nodes[next]?.start ?? end) < start) next += 1;
    if ((nodes[next]?.start ?? end) >= end) pieces += `${text.slice(start, end)} `;
  }
  return pieces;
}
