import { duplicateElements } from '@retouch/source';
import { eachModule } from './each-module.ts';
import type { Mutation } from './mutation.ts';

/** DUPLICATE: puts a copy right after each element, with ids and keys of its own. */
export const duplicate: Mutation<'duplicate'> = ({ reactElements }, project) =>
  eachModule(project, reactElements, duplicateElements);
