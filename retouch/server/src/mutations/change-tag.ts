import { changeTag as rewriteTag } from '@retouch/source';
import type { Mutation } from './mutation.ts';
import { oneElement } from './one-element.ts';

/** CHANGE_TAG: gives an element another tag; attributes and content stay. */
export const changeTag: Mutation<'changeElementTag'> = ({ elementToModify, newTag }, project) =>
  oneElement(project, elementToModify, (draft, module, element) =>
    rewriteTag(draft, module, element, newTag),
  );
