import { identityOf } from '../edits/identity.ts';
import { RewriteDraft } from '../edits/rewrite.ts';
import { applyChange, changeSetOf } from '../edits/text-edit.ts';
import type { SourceElement } from '../elements/source-element.ts';
import { SourceModule } from '../module.ts';
import { placeIn } from '../rewrite/structure/child-place.ts';
import { duplicateElements } from '../rewrite/structure/duplicate-elements.ts';
import { moveElement } from '../rewrite/structure/move-element.ts';
import { removeElements } from '../rewrite/structure/remove-elements.ts';
import { wrapElements } from '../rewrite/structure/wrap-elements.ts';
import { changeTag } from '../rewrite/tags/change-tag.ts';
import { SourceError } from '../source-error.ts';

/** One edit, to be done at places chosen by numbers. */
export interface KnownEdit {
  readonly kind: EditKind;
  readonly at: number;
  readonly to: number;
  readonly word: string;
}

export const editKinds = [
  'remove',
  'duplicate',
  'wrap',
  'move',
  'retag',
  'unwrap',
  'type a text',
  'type a class',
] as const;

export type EditKind = (typeof editKinds)[number];

/** A module after edits, and what is known of the elements it had before them. */
export interface EditedModule {
  readonly module: SourceModule;
  readonly became: ReadonlyMap<string, string>;
  /** Elements that were changed themselves, or have a copy, by their first ids. */
  readonly touched: ReadonlySet<string>;
}

/** Does an edit; where it can't be done, nothing is changed. */
export function edited(state: EditedModule, edit: KnownEdit): EditedModule {
  const before = state.module;
  const element = before.elements[edit.at % before.elements.length];
  if (element === undefined) return state;
  const draft = new RewriteDraft(before.path);
  try {
    rewrite(draft, before, element, edit);
  } catch (error) {
    if (error instanceof SourceError) return state;
    throw error;
  }
  const { edits } = draft.finish();
  if (edits.length === 0) return state;
  const change = changeSetOf(edits, before.text.length);
  const module = new SourceModule(before.path, applyChange(change, before.text));
  if (module.text === before.text) return state;
  const rewritten = { before, after: module, rewrite: { path: before.path, edits }, change };
  const step = identityOf([rewritten]).became;
  const became = new Map<string, string>();
  for (const [first, id] of state.became) {
    const next = step.get(id);
    if (next !== undefined) became.set(first, next);
  }
  return { module, became, touched: withTouched(state, element, edit.kind) };
}

function withTouched(
  { became, touched }: EditedModule,
  element: SourceElement,
  kind: EditKind,
): ReadonlySet<string> {
  if (kind === 'remove' || kind === 'wrap' || kind === 'move') return touched;
  const ids = new Set(kind === 'duplicate' ? idsIn(element) : [element.id]);
  const first = [...became].filter(([, id]) => ids.has(id)).map(([id]) => id);
  return new Set([...touched, ...first]);
}

function idsIn(element: SourceElement): string[] {
  return [element.id, ...element.children.flatMap(idsIn)];
}

function rewrite(
  draft: RewriteDraft,
  module: SourceModule,
  element: SourceElement,
  { kind, to, word }: KnownEdit,
): void {
  const tag = element.node.openingElement;
  switch (kind) {
    case 'remove':
      removeElements(draft, module, [element]);
      break;
    case 'duplicate':
      duplicateElements(draft, module, [element]);
      break;
    case 'wrap':
      wrapElements(draft, module, [element]);
      break;
    case 'move':
      moveSomewhere(draft, module, element, to);
      break;
    case 'retag':
      changeTag(draft, module, element, element.tag === 'ol' ? 'ul' : 'ol');
      break;
    case 'unwrap':
      unwrap(draft, element);
      break;
    case 'type a text':
      if (!tag.selfClosing) draft.insert(tag.end, word);
      break;
    case 'type a class':
      typeClass(draft, element, word);
  }
}

function moveSomewhere(
  draft: RewriteDraft,
  module: SourceModule,
  element: SourceElement,
  to: number,
): void {
  const container = module.elements[to % module.elements.length];
  if (container === undefined) return;
  const sibling = container.children[to % (container.children.length + 1)];
  moveElement(draft, module, element, placeIn(module, container, { before: sibling }));
}

/** Takes an element away from around its children; only where it is a child itself. */
function unwrap(draft: RewriteDraft, { node, parent, inProp, children }: SourceElement): void {
  const { openingElement, closingElement } = node;
  const isChild = parent?.node.children.some((child) => child === node) ?? false;
  if (!isChild || inProp !== undefined || !closingElement || children.length === 0) return;
  draft.remove(openingElement.start, openingElement.end);
  draft.remove(closingElement.start, closingElement.end);
}

function typeClass(draft: RewriteDraft, { node }: SourceElement, word: string): void {
  const { attributes, name } = node.openingElement;
  const [first] = attributes;
  const value = first?.type === 'JSXAttribute' ? first.value : undefined;
  if (value) draft.insert(value.end - 1, ` ${word}`);
  else draft.insert(name.end, ` className="${word}"`);
}
