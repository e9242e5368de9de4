import {
  planOf,
  RewriteDraft,
  removeElements,
  type SourceElement,
  type SourceModule,
} from '@retouch/source';
import type { Mutation } from './mutation.ts';

/** REMOVE_JSX: removes elements, each with what only serves it; of nested ones the outer is enough. */
export const removeJsx: Mutation<'removeJsxElement'> = ({ elementsToRemove }, project) => {
  const byModule = new Map<SourceModule, SourceElement[]>();
  for (const { codebaseId } of elementsToRemove) {
    const { module, element } = project.locate(codebaseId);
    byModule.set(module, [...(byModule.get(module) ?? []), element]);
  }
  const drafts = [...byModule].map(([module, elements]) => {
    const draft = new RewriteDraft(module.path);
    removeElements(draft, module, elements);
    return draft.finish();
  });
  return planOf(...drafts);
};
