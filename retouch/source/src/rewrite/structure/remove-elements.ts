import type { Node } from '@oxc-project/types';
import type { RewriteDraft } from '../../edits/rewrite.ts';
import type { SourceElement } from '../../elements/source-element.ts';
import type { SourceModule } from '../../module.ts';
import { notEditable } from '../../source-error.ts';
import { isFirstOnLine, isLastOnLine, lineStart, lineStop } from '../../style/indentation.ts';
import { lineAndColumn } from '../../syntax/line-and-column.ts';
import { type JsxParent, type Occupant, occupantOf } from './occupant.ts';
import { removeChildren } from './remove-children.ts';

/**
 * Removes elements of one module with what only serves them: the condition of `{open && <a/>}`, the
 * call of `{items.map(() => <a/>)}`, the prop of `icon={<a/>}`. Where a value is needed, as in a
 * return or a branch, `null` takes their place.
 */
export function removeElements(
  draft: RewriteDraft,
  module: SourceModule,
  elements: readonly SourceElement[],
): void {
  const outermost = withoutNested(elements);
  const nodes = new Set<Node>(outermost.map(({ node }) => node));
  const occupants = distinct(
    outermost.map((element) => occupantOf(module, element, (node) => nodes.has(node))),
  );
  removeOccupants(draft, module, occupants);
}

/** Removes what elements occupy. */
export function removeOccupants(
  draft: RewriteDraft,
  module: SourceModule,
  occupants: readonly Occupant[],
): void {
  const children = new Map<JsxParent, Set<Node>>();
  const items = new Map<readonly (Node | null)[], Set<Node>>();
  for (const occupant of occupants) {
    switch (occupant.kind) {
      case 'child': {
        const known = children.get(occupant.parent) ?? new Set();
        children.set(occupant.parent, known.add(occupant.node));
        break;
      }
      case 'prop':
        removeProp(draft, module, occupant.node);
        break;
      case 'fallback':
        draft.replace(occupant.node.start, occupant.node.end, module.slice(occupant.left));
        break;
      case 'item': {
        const known = items.get(occupant.list) ?? new Set();
        items.set(occupant.list, known.add(occupant.node));
        break;
      }
      case 'value':
        refuseWhereNeeded(module, occupant.node);
        draft.replace(occupant.node.start, occupant.node.end, 'null');
    }
  }
  for (const [parent, gone] of children) removeChildren(draft, module, parent, gone);
  for (const [list, gone] of items) removeItems(draft, module, list, gone);
}

/** The elements that are in none of the others, each once. */
export function withoutNested(elements: readonly SourceElement[]): SourceElement[] {
  const unique = [...new Set(elements)];
  return unique.filter(
    ({ node }) =>
      !unique.some(
        (other) =>
          other.node !== node && other.node.start <= node.start && node.end <= other.node.end,
      ),
  );
}

/** `cloneElement` fails at run time without an element. */
function refuseWhereNeeded(module: SourceModule, value: Node): void {
  const parent = module.parentOf(value);
  if (parent?.type !== 'CallExpression' || !/cloneElement$/.test(module.slice(parent.callee)))
    return;
  throw notEditable(
    `The element is given to ${module.slice(parent.callee)}, which needs one; remove the call in the source.`,
    { file: module.path, ...lineAndColumn(module.text, value.start) },
  );
}

/** A prop goes with the space before it, or with its line where it stands alone on one. */
function removeProp(draft: RewriteDraft, { text }: SourceModule, { start, end }: Node): void {
  if (isFirstOnLine(text, start) && isLastOnLine(text, end)) {
    const stop = lineStop(text, end);
    draft.remove(lineStart(text, start), stop + (text.slice(stop, stop + 2) === '\r\n' ? 2 : 1));
    return;
  }
  const space = /[\t ]*$/.exec(text.slice(0, start))?.[0].length ?? 0;
  draft.remove(start - space, end);
}

/** Items go with the comma and the space behind them, the last ones with those before them. */
function removeItems(
  draft: RewriteDraft,
  { text }: SourceModule,
  list: readonly (Node | null)[],
  gone: ReadonlySet<Node>,
): void {
  const kept = list.filter((item) => item !== null && !gone.has(item));
  const last = list.findLast((item) => item !== null);
  if (kept.length === 0 && list[0] && last) {
    draft.remove(list[0].start, last.end + (/^\s*,/.exec(text.slice(last.end))?.[0].length ?? 0));
    return;
  }
  const end = kept.at(-1)?.end ?? 0;
  const isTail = (item: Node | null) => item !== null && item.start >= end;
  for (const [index, item] of list.entries()) {
    const next = list[index + 1];
    if (item !== null && gone.has(item) && !isTail(item) && next)
      draft.remove(item.start, next.start);
  }
  const tail = list.findLast(isTail);
  if (tail) draft.remove(end, tail.end);
}

/** The occupants that are in none of the others, each once. */
function distinct(occupants: readonly Occupant[]): Occupant[] {
  const nodes = new Set(occupants.map(({ node }) => node));
  const seen = new Set<Node>();
  return occupants.filter(({ node }) => {
    const isInside = [...nodes].some(
      (other) => other !== node && other.start <= node.start && node.end <= other.end,
    );
    if (isInside || seen.has(node)) return false;
    seen.add(node);
    return true;
  });
}
