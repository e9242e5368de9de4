import { removeElements } from '@retouch/source';
import { eachModule } from './each-module.ts';
import type { Mutation } from './mutation.ts';

/** REMOVE_JSX: removes elements, each with what only serves it; of nested ones the outer is enough. */
export const removeJsx: Mutation<'removeJsxElement'> = ({ elementsToRemove }, project) =>
  eachModule(project, elementsToRemove, removeElements);
