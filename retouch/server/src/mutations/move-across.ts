import {
  Imports,
  insertChild,
  type PlaceInParent,
  type Plan,
  planOf,
  RewriteDraft,
  refuseLostFunction,
  removeOccupants,
  takeElement,
} from '@retouch/source';
import { bringNames } from '../imports/bring-names.ts';
import type { LocatedElement, Project } from '../project/project.ts';

/**
 * Moves an element to another file; what it uses of its own file's imports and exports is imported
 * there.
 * @throws SourceError `not_editable` where it uses what the other file can't have.
 */
export function moveAcross(
  project: Project,
  moved: LocatedElement,
  container: LocatedElement,
  target: PlaceInParent,
): Plan {
  const taken = takeElement(moved.module, moved.element);
  refuseLostFunction(moved.module, moved.element, taken, false);
  const { module, element } = container;
  const imports = new Imports(module);
  const place = { module, offset: target.parent.start, componentName: element.component.name };
  bringNames(project, moved, taken.node, place, imports);
  const leaving = new RewriteDraft(moved.module.path);
  removeOccupants(leaving, moved.module, [taken.leaves]);
  const arriving = new RewriteDraft(module.path);
  insertChild(arriving, module, target.parent, target.place, taken.block);
  imports.writeTo(arriving);
  return planOf(leaving.finish(), arriving.finish());
}
