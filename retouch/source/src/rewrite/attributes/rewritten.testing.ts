import { RewriteDraft } from '../../edits/rewrite.ts';
import { applyChange, changeSetOf } from '../../edits/text-edit.ts';
import type { SourceElement } from '../../elements/source-element.ts';
import { SourceModule } from '../../module.ts';

/** The text of a module after a rewrite of its first element; proves that the result parses. */
export function rewritten(
  text: string,
  rewrite: (draft: RewriteDraft, module: SourceModule, element: SourceElement) => void,
  path = 'src/app.tsx',
): string {
  const module = new SourceModule(path, text);
  const [element] = module.elements;
  if (element === undefined) throw new Error(`No element in ${text}`);
  const draft = new RewriteDraft(path);
  rewrite(draft, module, element);
  const after = applyChange(changeSetOf(draft.finish().edits, text.length), text);
  new SourceModule(path, after);
  return after;
}
