import { changeClasses, checkClassName, noOverrides, updateOf } from '@retouch/source';
import { tailwindOf } from '../styling/tailwind/load-tailwind.ts';
import type { Mutation } from './mutation.ts';
import { oneElement } from './one-element.ts';

/**
 * UPDATE_CLASSES: gives an element `newClasses` where it had `oldClasses`, each new one in the place of
 * an old one. In a project with Tailwind, what loses its effect by a new class goes too.
 */
export const updateClasses: Mutation<'updateClasses'> = async (body, project) => {
  const { reactElement, newClasses } = body;
  const oldClasses = body.oldClasses ?? [];
  for (const [index, name] of newClasses.entries()) checkClassName(`newClasses.${index}`, name);
  for (const [index, name] of oldClasses.entries()) checkClassName(`oldClasses.${index}`, name);
  const { module } = project.locate(reactElement.codebaseId);
  const tailwind = await tailwindOf(project, module.path);
  const overrides = tailwind?.overrides ?? noOverrides;
  const known = new Set(oldClasses);
  const coming = new Set(overrides.effective(newClasses.filter((name) => !known.has(name))));
  const wanted = newClasses.filter((name) => known.has(name) || coming.has(name));
  const { replaced, added } = updateOf(oldClasses, wanted);
  return oneElement(project, reactElement, (draft, module, element) =>
    changeClasses(draft, module, element, { replaced, added, overrides }),
  );
};
