import {
  type Plan,
  planOf,
  RewriteDraft,
  type SourceElement,
  type SourceModule,
} from '@retouch/source';
import type { Project } from '../project/project.ts';

/** Rewrites one module, given the elements in it that a request names. */
export type RewriteElements = (
  draft: RewriteDraft,
  module: SourceModule,
  elements: readonly SourceElement[],
  moduleCount: number,
) => void;

/** Finds the elements that a request names and rewrites each file that has some of them. */
export function eachModule(
  project: Project,
  named: readonly { readonly codebaseId: string }[],
  rewrite: RewriteElements,
): Plan {
  const byModule = new Map<SourceModule, SourceElement[]>();
  for (const { codebaseId } of named) {
    const { module, element } = project.locate(codebaseId);
    byModule.set(module, [...(byModule.get(module) ?? []), element]);
  }
  const drafts = [...byModule].map(([module, elements]) => {
    const draft = new RewriteDraft(module.path);
    rewrite(draft, module, elements, byModule.size);
    return draft.finish();
  });
  return planOf(...drafts);
}
