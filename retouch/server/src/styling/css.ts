import type { MutationBody } from '@retouch/protocol';
import { notEditable, type Plan, placeOf } from '@retouch/source';
import type { Project } from '../project/project.ts';

/**
 * A styling as declarations of the rule that gives the element its class.
 * @throws SourceError `not_editable`: rules are not edited; an inline style or a class is.
 */
export function styleByRule({ reactElement }: MutationBody<'styling'>, project: Project): Plan {
  const { module, element } = project.locate(reactElement.codebaseId);
  throw notEditable(
    `The rules of style sheets are not edited; style this <${element.tag}> inline or by Tailwind's classes.`,
    placeOf(module, element),
  );
}
