import {
  applyChange,
  changeSetOf,
  changeTag,
  duplicateElements,
  invertChange,
  RewriteDraft,
  removeElements,
  SourceModule,
  setProp,
  wrapElements,
} from '@retouch/source';
import type { Edit } from './edit.ts';

/** What Retouch makes of a file; `module` is the index it keeps of a file that has not changed. */
export function rewriteWithRetouch(text: string, edit: Edit, module = parsed(text)): string {
  const draft = draftOf(module, edit);
  const after = applyChange(changeSetOf(draft.finish().edits, text.length), text);
  parsed(after); // the check before anything is written
  return after;
}

/** Whether undoing the edit gives the file's bytes. */
export function undoesToTheByte(text: string, edit: Edit): boolean {
  const change = changeSetOf(draftOf(parsed(text), edit).finish().edits, text.length);
  return applyChange(invertChange(change, text), applyChange(change, text)) === text;
}

export function parsed(text: string): SourceModule {
  return new SourceModule('file.tsx', text);
}

function draftOf(module: SourceModule, { kind, element: index }: Edit): RewriteDraft {
  const element = module.elements[index];
  if (element === undefined) throw new RangeError(`No element ${index}.`);
  const draft = new RewriteDraft('file.tsx');
  switch (kind) {
    case 'prop':
      setProp(draft, module, element, 'data-edited', { kind: 'json', value: 'yes' });
      break;
    case 'tag':
      changeTag(draft, module, element, 'section');
      break;
    case 'remove':
      removeElements(draft, module, [element]);
      break;
    case 'duplicate':
      duplicateElements(draft, module, [element]);
      break;
    case 'wrap':
      wrapElements(draft, module, [element]);
  }
  return draft;
}
