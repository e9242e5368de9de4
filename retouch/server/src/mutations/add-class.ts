import type { AddClassBody } from '@retouch/protocol';
import {
  changeClasses,
  changeStyle,
  classNamesOf,
  noOverrides,
  notEditable,
  overridesByName,
  placeOf,
  type RewriteDraft,
  type SourceElement,
  type SourceModule,
} from '@retouch/source';
import { prefixOf, propertyClasses } from '../styling/class-request.ts';
import { customStyle } from '../styling/inline.ts';
import { tailwindOf } from '../styling/tailwind/load-tailwind.ts';
import type { Tailwind } from '../styling/tailwind/tailwind.ts';
import { checkModifiers, underVariants } from '../styling/tailwind/variants.ts';
import type { Mutation } from './mutation.ts';
import { oneElement } from './one-element.ts';

/**
 * ADD_CLASS: adds classes that the element lacks. One of Tailwind's takes the place of those that lose
 * their effect by it, in the same variants.
 */
export const addClass: Mutation<'addClass'> = async (body, project) => {
  const names = classNamesOf('className', body.className);
  const modifiers = checkModifiers(body.modifiers);
  const { module } = project.locate(body.reactElement.codebaseId);
  const isTailwind = body.stylingFramework === 'Tailwind';
  const tailwind = isTailwind ? await tailwindOf(project, module.path) : undefined;
  return oneElement(project, body.reactElement, (draft, module, element) => {
    const request = { names, modifiers, properties: body.customProperties };
    if (isTailwind) addTailwind(draft, module, element, { ...request, tailwind });
    else addPlain(draft, module, element, request);
  });
};

interface Request {
  readonly names: readonly string[];
  readonly modifiers: readonly string[];
  readonly properties: AddClassBody['customProperties'];
}

function addTailwind(
  draft: RewriteDraft,
  module: SourceModule,
  element: SourceElement,
  { names, modifiers, properties, tailwind }: Request & { tailwind: Tailwind | undefined },
): void {
  const prefix = prefixOf(tailwind);
  const own = propertyClasses(properties, modifiers, prefix, { module, element });
  const overrides = tailwind?.overrides ?? overridesByName;
  const classes = names.map((name) => underVariants(name, modifiers, prefix));
  changeClasses(draft, module, element, {
    replaced: new Map(own.removed.map((name) => [name, ''])),
    added: overrides.effective([...classes, ...own.added]).map((name) => ({ name })),
    overrides,
  });
}

function addPlain(
  draft: RewriteDraft,
  module: SourceModule,
  element: SourceElement,
  { names, modifiers, properties }: Request,
): void {
  if (modifiers.length > 0) {
    throw notEditable(
      `Only a class of Tailwind's takes ${modifiers.join(', ')}; for ${names.join(' ')} on this <${element.tag}>, write a rule with that condition into the style sheet.`,
      placeOf(module, element),
    );
  }
  changeClasses(draft, module, element, {
    replaced: new Map(),
    added: names.map((name) => ({ name })),
    overrides: noOverrides,
  });
  changeStyle(draft, module, element, customStyle(properties));
}
