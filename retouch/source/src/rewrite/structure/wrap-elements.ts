import type { Node } from '@oxc-project/types';
import type { RewriteDraft } from '../../edits/rewrite.ts';
import type { SourceElement } from '../../elements/source-element.ts';
import type { SourceModule } from '../../module.ts';
import { notEditable } from '../../source-error.ts';
import { placeOf } from '../../style/place-of.ts';
import { attributeNamed } from '../attributes/find-attribute.ts';
import { removeAttribute } from '../attributes/remove-attribute.ts';
import { meaningfulChildren } from './content-range.ts';
import { childAround, type JsxParent } from './occupant.ts';
import { withoutNested } from './remove-elements.ts';
import { surround } from './surround.ts';

/**
 * Puts one `div` around neighbouring elements; text and comments between them come in too. Around a
 * single element the `div` takes over its key.
 * @throws SourceError `not_editable` where another element stands between them, or they have
 * no parent in common.
 */
export function wrapElements(
  draft: RewriteDraft,
  module: SourceModule,
  elements: readonly SourceElement[],
): void {
  const outermost = withoutNested(elements).sort((one, other) => one.node.start - other.node.start);
  const [first, ...others] = outermost;
  if (first === undefined) return;
  refuseWithoutDivs(module, first);
  if (others.length === 0) {
    wrapOne(draft, module, first);
    return;
  }
  const parent = commonParent(module, outermost);
  const children = outermost.map(({ node }) => childAround(module, node, parent) ?? node);
  refuseGaps(module, parent, children, outermost);
  const start = Math.min(...children.map((child) => child.start));
  const end = Math.max(...children.map((child) => child.end));
  surround(draft, module, { start, end }, { open: '<div>', close: '</div>' });
}

/** Elements whose content HTML's parser or SVG lets hold no `div`. */
const withoutDivs = new Set(
  'svg g defs symbol table thead tbody tfoot tr colgroup select optgroup'.split(' '),
);

function refuseWithoutDivs(module: SourceModule, element: SourceElement): void {
  const { parent } = element;
  if (parent === undefined || !withoutDivs.has(parent.tag)) return;
  throw notEditable(
    `A <div> can't stand in <${parent.tag}>; wrap <${parent.tag}> or what is around it.`,
    placeOf(module, element),
  );
}

function wrapOne(draft: RewriteDraft, module: SourceModule, element: SourceElement): void {
  const key = attributeNamed(element, 'key');
  const open = key === undefined ? '<div>' : `<div ${module.slice(key)}>`;
  if (key !== undefined) removeAttribute(draft, module, element, key);
  surround(draft, module, element.node, { open, close: '</div>' });
}

function commonParent(module: SourceModule, elements: readonly SourceElement[]): JsxParent {
  const parents = new Set(elements.map(({ node }) => jsxParent(module, node)));
  const [parent] = parents;
  if (parents.size === 1 && parent !== undefined) return parent;
  const [first] = elements;
  throw notEditable(
    'These elements have no parent in common; wrap elements that are children of the same element.',
    first === undefined ? {} : placeOf(module, first),
  );
}

/** The nearest element or fragment that a node is a child of, through conditions and lists. */
function jsxParent(module: SourceModule, node: Node): JsxParent | undefined {
  for (let around = module.parentOf(node); around !== undefined; around = module.parentOf(around)) {
    if (around.type === 'JSXElement' || around.type === 'JSXFragment') return around;
    if (around.type === 'JSXAttribute') return undefined;
  }
  return undefined;
}

function refuseGaps(
  module: SourceModule,
  parent: JsxParent,
  children: readonly Node[],
  elements: readonly SourceElement[],
): void {
  const all: readonly Node[] = meaningfulChildren(module, parent);
  const places = children.map((child) => all.indexOf(child));
  const between = all.slice(Math.min(...places), Math.max(...places) + 1);
  const gap = between.find((child) => !children.includes(child) && !isTextOrComment(child));
  const [first] = elements;
  if (gap === undefined || first === undefined) return;
  const what = module.slice(gap).split(/\s/, 1)[0] ?? '';
  throw notEditable(
    `${what.slice(0, 40)} stands between these elements; wrap neighbours, or include it.`,
    placeOf(module, first),
  );
}

function isTextOrComment(node: Node): boolean {
  if (node.type === 'JSXText') return true;
  return node.type === 'JSXExpressionContainer' && node.expression.type === 'JSXEmptyExpression';
}
