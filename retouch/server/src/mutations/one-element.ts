import {
  type Plan,
  planOf,
  RewriteDraft,
  type SourceElement,
  type SourceModule,
} from '@retouch/source';
import type { Project } from '../project/project.ts';

/** Finds the element that a request names and rewrites its file. */
export function oneElement(
  project: Project,
  { codebaseId }: { readonly codebaseId: string },
  rewrite: (draft: RewriteDraft, module: SourceModule, element: SourceElement) => void,
): Plan {
  const { module, element } = project.locate(codebaseId);
  const draft = new RewriteDraft(module.path);
  rewrite(draft, module, element);
  return planOf(draft.finish());
}
