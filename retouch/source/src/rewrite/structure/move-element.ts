import type { Variable } from '@typescript-eslint/scope-manager';
import type { RewriteDraft } from '../../edits/rewrite.ts';
import type { SourceElement } from '../../elements/source-element.ts';
import type { SourceModule } from '../../module.ts';
import { notEditable } from '../../source-error.ts';
import { placeOf } from '../../style/place-of.ts';
import { freeNames, isTooEarly, variableAt } from '../bindings/free-names.ts';
import { functionAround, functionWordIn } from '../bindings/function-words.ts';
import type { PlaceInParent } from './child-place.ts';
import { meaningfulChildren } from './content-range.ts';
import { insertChild } from './insert-child.ts';
import { removeOccupants } from './remove-elements.ts';
import { type TakenElement, takeElement } from './take-element.ts';

/**
 * Moves an element to another place of its file. Where it is there already, nothing changes.
 * @throws SourceError `not_editable` where it would move into itself, or a name it uses means
 * something else there.
 */
export function moveElement(
  draft: RewriteDraft,
  module: SourceModule,
  element: SourceElement,
  target: PlaceInParent,
): void {
  refuseIntoItself(module, element, target);
  const taken = takeElement(module, element);
  if (isThere(module, taken, target)) return;
  refuseLostNames(module, element, taken, offsetOf(target));
  insertChild(draft, module, target.parent, target.place, taken.block);
  removeOccupants(draft, module, [taken.leaves]);
}

/** @throws SourceError `not_editable` where the target lies inside the element. */
export function refuseIntoItself(
  module: SourceModule,
  element: SourceElement,
  { parent }: PlaceInParent,
): void {
  if (parent.start < element.node.start || parent.end > element.node.end) return;
  throw notEditable(
    `<${element.tag}> can't move into itself; choose a place outside it.`,
    placeOf(module, element),
  );
}

/** @throws SourceError `not_editable` where it says `this` or `await` and would leave its function. */
export function refuseLostFunction(
  module: SourceModule,
  element: SourceElement,
  taken: TakenElement,
  isSameFunction: boolean,
): void {
  const word = isSameFunction ? undefined : functionWordIn(taken.node);
  if (word === undefined) return;
  throw notEditable(
    `<${element.tag}> uses ${word} of the function it stands in; move it within that function.`,
    placeOf(module, element),
  );
}

function refuseLostNames(
  module: SourceModule,
  element: SourceElement,
  taken: TakenElement,
  offset: number,
): void {
  const isSameFunction = functionAround(module, element.node) === functionAt(module, offset);
  refuseLostFunction(module, element, taken, isSameFunction);
  for (const { name, variable } of freeNames(module, taken.node)) {
    const there = variableAt(module, name, offset);
    if (there !== variable) throw lostName(module, element, name, there);
    if (variable !== undefined && isTooEarly(module, variable, offset)) {
      throw notEditable(
        `\`${name}\` has no value yet where <${element.tag}> would stand; move it below the line that declares it.`,
        placeOf(module, element),
      );
    }
  }
}

function lostName(
  module: SourceModule,
  element: SourceElement,
  name: string,
  there: Variable | undefined,
) {
  const problem = there === undefined ? 'does not exist' : 'means something else';
  return notEditable(
    `<${element.tag}> uses \`${name}\`, which ${problem} at the new place; pass it there as a prop first.`,
    placeOf(module, element),
  );
}

/** Whether nothing but white space parts the element from where it is to stand. */
function isThere(module: SourceModule, { node }: TakenElement, { parent, place }: PlaceInParent) {
  const children: readonly { readonly start: number; readonly end: number }[] = meaningfulChildren(
    module,
    parent,
  );
  const index = children.findIndex(({ start, end }) => start === node.start && end === node.end);
  if (index === -1) return false;
  if ('before' in place) return place.before === node || children[index + 1] === place.before;
  if ('after' in place) return place.after === node || children[index - 1] === place.after;
  return index === children.length - 1;
}

function offsetOf({ parent, place }: PlaceInParent): number {
  if ('before' in place) return place.before.start;
  if ('after' in place) return place.after.end;
  return parent.type === 'JSXElement' ? parent.openingElement.end : parent.openingFragment.end;
}

function functionAt(module: SourceModule, offset: number) {
  const inside = module.elements.findLast(({ node }) => node.start <= offset && offset <= node.end);
  return inside === undefined ? undefined : functionAround(module, inside.node);
}
