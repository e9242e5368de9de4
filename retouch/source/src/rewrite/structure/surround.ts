import type { Node } from '@oxc-project/types';
import type { PlacedElement, RewriteDraft } from '../../edits/rewrite.ts';
import type { SourceModule } from '../../module.ts';
import { styleOf } from '../../style/file-style.ts';
import {
  indentationAt,
  isFirstOnLine,
  isLastOnLine,
  reindentation,
} from '../../style/indentation.ts';
import type { Block, BlockAt } from './insert-child.ts';

interface Range {
  readonly start: number;
  readonly end: number;
}

/** What is put around a range: `open` before it, `close` behind, `beside` as a second child. */
export interface Surrounding {
  readonly open: string;
  readonly close: string;
  readonly beside?: BlockAt;
}

/**
 * Puts a tag around children or a value, each on lines of its own. What stands alone on its lines
 * goes in by one level; a value in the middle of a line gets parentheses where the code around needs
 * them; what stands in a line of text stays there.
 */
export function surround(
  draft: RewriteDraft,
  module: SourceModule,
  range: Range,
  surrounding: Surrounding,
): void {
  if (isFirstOnLine(module.text, range.start) && isLastOnLine(module.text, range.end)) {
    surroundLines(draft, module, range, surrounding);
    return;
  }
  const signs = signsAround(module, range);
  if (signs === undefined) surroundInLine(draft, module, range, surrounding);
  else surroundValue(draft, module, range, surrounding, signs);
}

function surroundLines(
  draft: RewriteDraft,
  module: SourceModule,
  { start, end }: Range,
  { open, close, beside }: Surrounding,
): void {
  const { lineEnd, indent } = styleOf(module);
  const outer = indentationAt(module.text, start);
  const inner = outer + indent;
  draft.insert(start, `${open}${lineEnd}${inner}`);
  indentLines(draft, module, { start, end }, outer, inner);
  const second = besideAt(beside, lineEnd + inner, inner);
  draft.insert(end, `${second.text}${lineEnd}${outer}${close}`, second.placed);
}

function surroundInLine(
  draft: RewriteDraft,
  module: SourceModule,
  { start, end }: Range,
  { open, close, beside }: Surrounding,
): void {
  const second = besideAt(beside, '', indentationAt(module.text, start));
  draft.insert(start, open).insert(end, `${second.text}${close}`, second.placed);
}

function surroundValue(
  draft: RewriteDraft,
  module: SourceModule,
  { start, end }: Range,
  { open, close, beside }: Surrounding,
  signs: { readonly before: string; readonly after: string },
): void {
  const { lineEnd, indent } = styleOf(module);
  const outer = indentationAt(module.text, start);
  const tag = outer + indent;
  const inner = tag + indent;
  draft.insert(start, `${signs.before}${lineEnd}${tag}${open}${lineEnd}${inner}`);
  indentLines(draft, module, { start, end }, outer, inner);
  const second = besideAt(beside, lineEnd + inner, inner);
  const after = `${lineEnd}${tag}${close}${lineEnd}${outer}${signs.after}`;
  draft.insert(end, second.text + after, second.placed);
}

/** What a value that takes several lines is put in; none where it stays in its line. */
function signsAround(module: SourceModule, { start, end }: Range) {
  const parent = nodeAround(module, start, end);
  switch (parent?.type) {
    case 'ParenthesizedExpression':
    case 'JSXExpressionContainer':
      return { before: '', after: '' };
    case 'ReturnStatement':
    case 'ArrowFunctionExpression':
    case 'LogicalExpression':
    case 'ConditionalExpression':
    case 'VariableDeclarator':
    case 'AssignmentExpression':
      return { before: '(', after: ')' };
    default:
      return undefined;
  }
}

function nodeAround(module: SourceModule, start: number, end: number): Node | undefined {
  const element = module.elements.find(({ node }) => node.start === start && node.end === end);
  return element === undefined ? undefined : module.parentOf(element.node);
}

function indentLines(
  draft: RewriteDraft,
  module: SourceModule,
  { start, end }: Range,
  was: string,
  becomes: string,
): void {
  for (const edit of reindentation(module, start, end, { was, becomes })) {
    if (!draft.replaces(edit.from)) draft.replace(edit.from, edit.to, edit.insert);
  }
}

function besideAt(beside: BlockAt | undefined, gap: string, indentation: string): Block {
  if (beside === undefined) return { text: '', placed: [] };
  const { text, placed } = beside(indentation);
  const moved: PlacedElement[] = placed.map((element) => ({
    ...element,
    offset: element.offset + gap.length,
  }));
  return { text: gap + text, placed: moved };
}
