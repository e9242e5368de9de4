import {
  moveElement,
  placeIn,
  placeOf,
  planOf,
  RewriteDraft,
  refuseIntoItself,
  SourceError,
} from '@retouch/source';
import type { LocatedElement } from '../project/project.ts';
import { moveAcross } from './move-across.ts';
import type { Mutation } from './mutation.ts';

/**
 * MOVE_JSX: moves an element into a container, behind `afterElement`, before `beforeElement`, or to
 * its end.
 * @throws SourceError `unexpected_parent` where `expectedCurrentParent` is not its parent.
 */
export const moveJsx: Mutation<'moveJsxElement'> = (body, project) => {
  const moved = project.locate(body.elementToMove.codebaseId);
  const container = project.locate(body.newContainerElement.codebaseId);
  checkParent(moved, body.expectedCurrentParent?.codebaseId);
  const sibling = (element: { readonly codebaseId: string } | null | undefined) =>
    element ? project.locate(element.codebaseId).element : undefined;
  const target = placeIn(container.module, container.element, {
    after: sibling(body.afterElement),
    before: sibling(body.beforeElement),
  });
  if (moved.module !== container.module) {
    return moveAcross(project, moved, container, target);
  }
  refuseIntoItself(moved.module, moved.element, target);
  const draft = new RewriteDraft(moved.module.path);
  moveElement(draft, moved.module, moved.element, target);
  return planOf(draft.finish());
};

/** The root of a component has its parent in another file: then only one of its own is wrong. */
function checkParent({ module, element }: LocatedElement, expected: string | undefined): void {
  const parent = element.parent?.id;
  if (expected === undefined || expected === parent) return;
  if (parent === undefined && module.element(expected)?.component !== element.component) return;
  const now = element.parent === undefined ? 'no element' : `<${element.parent.tag}>`;
  throw new SourceError(
    'unexpected_parent',
    `<${element.tag}> stands in ${now} now, not where it was expected; load the page's tree again.`,
    placeOf(module, element),
  );
}
