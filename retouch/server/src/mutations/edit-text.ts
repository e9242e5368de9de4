import { editText as rewriteText } from '@retouch/source';
import type { Mutation } from './mutation.ts';
import { oneElement } from './one-element.ts';

/** EDIT_TEXT: replaces the text of an element, given as a person reads it. */
export const editText: Mutation<'editText'> = ({ element: named, newText, oldText }, project) =>
  oneElement(project, named, (draft, module, element) =>
    rewriteText(draft, module, element, { newText, oldText: oldText ?? undefined }),
  );
