import type { Node } from '@oxc-project/types';
import type { PlacedElement, RewriteDraft } from '../../edits/rewrite.ts';
import type { SourceModule } from '../../module.ts';
import { styleOf } from '../../style/file-style.ts';
import { indentationAt, isFirstOnLine, isLastOnLine } from '../../style/indentation.ts';
import { contentRange, isSelfClosing, meaningfulChildren } from './content-range.ts';
import type { JsxParent } from './occupant.ts';

/** Text to insert, and where in it elements stand. */
export interface Block {
  readonly text: string;
  readonly placed: readonly PlacedElement[];
}

/** Makes the text for a place whose lines begin with `indentation`. */
export type BlockAt = (indentation: string) => Block;

/** Where among the children of an element: beside one of them, or after the last. */
export type ChildPlace =
  | { readonly before: Node }
  | { readonly after: Node }
  | { readonly atEnd: true };

/**
 * Inserts a child: on lines of its own where its neighbours stand on theirs, or where it is the first
 * child; else right beside its neighbour.
 */
export function insertChild(
  draft: RewriteDraft,
  module: SourceModule,
  parent: JsxParent,
  place: ChildPlace,
  block: BlockAt,
): void {
  const children = meaningfulChildren(module, parent);
  if (children.length === 0) {
    insertOnlyChild(draft, module, parent, block);
  } else if ('before' in place) {
    insertBeside(draft, module, place.before, 'before', block);
  } else if ('after' in place) {
    insertBeside(draft, module, place.after, 'after', block);
  } else {
    insertLast(draft, module, parent, block);
  }
}

/** The indentation that a child of an element has, or would have. */
export function childIndentation(module: SourceModule, parent: JsxParent): string {
  for (const child of meaningfulChildren(module, parent)) {
    const start = child.type === 'JSXText' ? textStart(module, child) : child.start;
    if (isFirstOnLine(module.text, start)) return indentationAt(module.text, start);
  }
  return indentationAt(module.text, parent.start) + styleOf(module).indent;
}

/** A block moved by `offset` characters. */
export function shifted(placed: readonly PlacedElement[], offset: number): PlacedElement[] {
  return placed.map((element) => ({ ...element, offset: element.offset + offset }));
}

function insertOnlyChild(
  draft: RewriteDraft,
  module: SourceModule,
  parent: JsxParent,
  block: BlockAt,
): void {
  const { lineEnd, indent } = styleOf(module);
  const outer = indentationAt(module.text, parent.start);
  const { text, placed } = block(outer + indent);
  const before = `${lineEnd}${outer}${indent}`;
  const content = `${before}${text}${lineEnd}${outer}`;
  if (!isSelfClosing(parent) || parent.type === 'JSXFragment') {
    const { start, end } = contentRange(parent);
    draft.replace(start, end, content, shifted(placed, before.length));
    return;
  }
  const tag = module.slice(parent.openingElement.name);
  const slash = /[\t ]*\/>$/.exec(module.slice(parent.openingElement))?.[0].length ?? 2;
  const start = isFirstOnLine(module.text, parent.end - 2) ? parent.end - 2 : parent.end - slash;
  draft.replace(start, parent.end, `>${content}</${tag}>`, shifted(placed, before.length + 1));
}

function insertBeside(
  draft: RewriteDraft,
  module: SourceModule,
  sibling: Node,
  side: 'before' | 'after',
  block: BlockAt,
): void {
  const { text: source } = module;
  const indentation = indentationAt(source, sibling.start);
  const ownLines = isFirstOnLine(source, sibling.start) && isLastOnLine(source, sibling.end);
  const gap = ownLines ? styleOf(module).lineEnd + indentation : '';
  const { text, placed } = block(indentation);
  if (side === 'before') draft.insert(sibling.start, text + gap, placed);
  else draft.insert(sibling.end, gap + text, shifted(placed, gap.length));
}

function insertLast(
  draft: RewriteDraft,
  module: SourceModule,
  parent: JsxParent,
  block: BlockAt,
): void {
  const { start, end } = contentRange(parent);
  const content = module.text.slice(start, end);
  const at = start + content.trimEnd().length;
  const ownLine = /[\r\n]/.test(module.text.slice(at, end));
  const indentation = childIndentation(module, parent);
  const gap = ownLine ? styleOf(module).lineEnd + indentation : '';
  const { text, placed } = block(indentation);
  draft.insert(ownLine ? at : end, gap + text, shifted(placed, gap.length));
}

function textStart(module: SourceModule, node: Node): number {
  const text = module.slice(node);
  return node.start + (text.length - text.trimStart().length);
}
