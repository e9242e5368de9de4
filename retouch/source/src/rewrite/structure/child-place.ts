import type { Node } from '@oxc-project/types';
import type { SourceElement } from '../../elements/source-element.ts';
import type { SourceModule } from '../../module.ts';
import { notEditable } from '../../source-error.ts';
import { placeOf } from '../../style/place-of.ts';
import { attributeNamed } from '../attributes/find-attribute.ts';
import { voidTags } from '../tags/tag-names.ts';
import type { ChildPlace } from './insert-child.ts';
import { childAround, type JsxParent } from './occupant.ts';

/** The element beside which a child is to stand. */
export interface Beside {
  readonly after?: SourceElement | undefined;
  readonly before?: SourceElement | undefined;
}

/** Where a child is to be written: in which element or fragment, and where among its children. */
export interface PlaceInParent {
  readonly parent: JsxParent;
  readonly place: ChildPlace;
}

/** HTML's elements that hold text only. */
const textOnly = new Set(['textarea', 'title', 'script', 'style', 'option']);

/**
 * Where in `container` a child beside one of its children, or after its last, is written.
 * @throws SourceError `not_editable` where it can have no children, or the sibling is not its child.
 */
export function placeIn(
  module: SourceModule,
  container: SourceElement,
  { after, before }: Beside,
): PlaceInParent {
  refuseChildless(module, container);
  const sibling = after ?? before;
  if (sibling === undefined) return { parent: container.node, place: { atEnd: true } };
  const parent = sibling.parent === container ? parentOfChild(module, sibling.node) : undefined;
  const child = parent === undefined ? undefined : childAround(module, sibling.node, parent);
  if (parent === undefined || child === undefined) {
    throw notEditable(
      `<${sibling.tag}> is not a child of <${container.tag}> in the source; choose a place beside one of its children.`,
      placeOf(module, sibling),
    );
  }
  return { parent, place: after === undefined ? { before: child } : { after: child } };
}

function refuseChildless(module: SourceModule, container: SourceElement): void {
  const { tag } = container;
  const own = ['children', 'dangerouslySetInnerHTML'].find((name) =>
    attributeNamed(container, name),
  );
  if (voidTags.has(tag) || textOnly.has(tag)) {
    throw notEditable(
      `<${tag}> can't have elements in it; choose the element around it.`,
      placeOf(module, container),
    );
  }
  if (own !== undefined || hasFunctionChild(container)) {
    const what = own === undefined ? 'a function' : `the prop ${own}`;
    throw notEditable(
      `The content of <${tag}> comes from ${what}; change it there, or choose another element.`,
      placeOf(module, container),
    );
  }
}

function hasFunctionChild({ node }: SourceElement): boolean {
  return node.children.some(
    (child) =>
      child.type === 'JSXExpressionContainer' &&
      (child.expression.type === 'ArrowFunctionExpression' ||
        child.expression.type === 'FunctionExpression'),
  );
}

/** The element or fragment that a node is a child of, through conditions, not through props. */
function parentOfChild(module: SourceModule, node: Node): JsxParent | undefined {
  for (let around = module.parentOf(node); around !== undefined; around = module.parentOf(around)) {
    if (around.type === 'JSXElement' || around.type === 'JSXFragment') return around;
    if (around.type === 'JSXAttribute') return undefined;
  }
  return undefined;
}
