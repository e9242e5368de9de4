import { changeClasses, classNamesOf, noOverrides } from '@retouch/source';
import type { Mutation } from './mutation.ts';
import { oneElement } from './one-element.ts';

/** REMOVE_CLASS: takes classes out of an element's className, conditions included. */
export const removeClass: Mutation<'removeClass'> = ({ reactElement, className }, project) => {
  const names = classNamesOf('className', className);
  return oneElement(project, reactElement, (draft, module, element) =>
    changeClasses(draft, module, element, {
      replaced: new Map(names.map((name) => [name, ''])),
      added: [],
      overrides: noOverrides,
    }),
  );
};
