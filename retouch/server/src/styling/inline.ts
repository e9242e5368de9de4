import { type CustomProperties, customPropertyList, type MutationBody } from '@retouch/protocol';
import { changeStyle, notEditable, type Plan, placeOf, type StyleValues } from '@retouch/source';
import { oneElement } from '../mutations/one-element.ts';
import type { Project } from '../project/project.ts';

/**
 * A styling as the element's own `style`.
 * @throws SourceError `not_editable` where an inline style can't say it.
 */
export function styleInline(body: MutationBody<'styling'>, project: Project): Plan {
  return oneElement(project, body.reactElement, (draft, module, element) => {
    const modifiers = body.modifiers ?? [];
    if (modifiers.length > 0) {
      throw notEditable(
        `An inline style of this <${element.tag}> can't depend on ${modifiers.join(', ')}; a class of Tailwind's or a rule in a style sheet can.`,
        placeOf(module, element),
      );
    }
    const own = Object.entries(body.styling);
    changeStyle(draft, module, element, new Map([...own, ...customStyle(body.customProperties)]));
  });
}

/** Custom properties as values of a style; null removes one. */
export function customStyle(properties: CustomProperties | null | undefined): StyleValues {
  return new Map(customPropertyList(properties).map(({ name, value }) => [name, value]));
}
