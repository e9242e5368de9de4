import type { Node } from '@oxc-project/types';
import type { SourceElement } from '../../elements/source-element.ts';
import type { SourceModule } from '../../module.ts';
import { notEditable } from '../../source-error.ts';
import { indentationAt, reindentation, reindented } from '../../style/indentation.ts';
import { placeOf } from '../../style/place-of.ts';
import type { BlockAt } from './insert-child.ts';
import { conditionAround, isListCall, type Occupant, occupantOf } from './occupant.ts';

/** A piece of code that moves, and what it leaves. */
export interface TakenElement {
  /** The element, or the child `{open && <a />}` that is nothing without it. */
  readonly node: Node;
  readonly leaves: Occupant;
  /** Its text at another indentation, with where in it the element stands. */
  readonly block: BlockAt;
}

/**
 * Takes an element out to be written elsewhere. A condition that shows nothing but it comes along.
 * @throws SourceError `not_editable` for an element that a list repeats.
 */
export function takeElement(module: SourceModule, element: SourceElement): TakenElement {
  refuseListItem(module, element);
  const node = conditionAround(module, element.node) ?? element.node;
  return {
    node,
    leaves: occupantOf(module, element),
    block: (becomes) => {
      const was = indentationAt(module.text, node.start);
      const edits = reindentation(module, node.start, node.end, { was, becomes });
      const before = edits.filter(({ from }) => from < element.node.start);
      const offset = before.reduce(
        (sum, { from, to, insert }) => sum + insert.length - (to - from),
        element.node.start - node.start,
      );
      const text = reindented(module, node.start, node.end, { was, becomes });
      return { text, placed: [{ offset, was: element.id }] };
    },
  };
}

function refuseListItem(module: SourceModule, element: SourceElement): void {
  for (let at = module.parentOf(element.node); at !== undefined; at = module.parentOf(at)) {
    if (at.type === 'JSXElement' || at.type === 'JSXFragment' || at.type === 'JSXAttribute') return;
    if (!isListCall(at)) continue;
    throw notEditable(
      `<${element.tag}> is repeated by a list; change the order of its data, or move the element around the list.`,
      placeOf(module, element),
    );
  }
}
