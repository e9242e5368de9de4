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
  /** Its attributes, without the elements in them. */
  attributes: string;
  /** The text and code it holds, without the elements in it. */
  content: string;
  /** Equal for nodes with the same tag, attributes and content, whatever elements are in them. */
  own: number;
  /** Equal for nodes that are the same with all that is in them. */
  whole: number;
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
  const ranges = new Map<MatchNode, Range>([[root, { start: 0, end: Number.POSITIVE_INFINITY }]]);
  let around = root;
  for (const item of inOrder(module)) {
    const { start, end } = item.node;
    while ((ranges.get(around)?.end ?? 0) <= start && around.parent) around = around.parent;
    const node = newNode(around, item);
    ranges.set(node, { start, end });
    around.children.push(node);
    if (node.element) around.elements.push(node);
    nodes.push(node);
    around = node;
  }
  for (const node of nodes.toReversed()) describe(module, node, ranges, numbers);
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
    attributes: '',
    content: '',
    own: -1,
    whole: -1,
    weight: 0,
    pair: undefined,
  };
}

function describe(
  module: SourceModule,
  node: MatchNode,
  ranges: ReadonlyMap<MatchNode, Range>,
  numbers: TextNumbers,
): void {
  if (node.element) {
    const { openingElement: tag, closingElement, end } = node.element.node;
    const inner = node.children.flatMap((child) => ranges.get(child) ?? []);
    const attributes = { start: (tag.typeArguments ?? tag.name).end, end: tag.end };
    node.attributes = textBetween(module, attributes, inner).replace(/\/?>$/, '');
    const content = { start: tag.end, end: closingElement?.start ?? end };
    node.content = textBetween(module, content, inner);
  }
  const { tag, children } = node;
  const attributes = withoutLayout(node.attributes);
  const content = withoutLayout(node.content);
  node.own = numbers.of(`${tag}\0${attributes}\0${content}`);
  node.whole = numbers.of(`\0${node.own}\0${children.map(({ whole }) => whole).join()}`);
  node.weight = children.reduce(
    (sum, child) => sum + child.weight,
    attributes.length + content.length,
  );
}

/** A text without white space and the signs that come and go when code is laid out anew. */
export function withoutLayout(text: string): string {
  return text.replace(/[\s(),;]+/g, '');
}

/** The text of a range that is outside of the inner ones. */
function textBetween(module: SourceModule, range: Range, inner: readonly Range[]): string {
  const pieces: string[] = [];
  let from = range.start;
  for (const { start, end } of inner) {
    if (start < range.start || end > range.end) continue;
    pieces.push(module.text.slice(from, start));
    from = end;
  }
  pieces.push(module.text.slice(from, range.end));
  return pieces.join(' ');
}
