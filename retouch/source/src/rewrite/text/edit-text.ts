import type { JSXChild } from '@oxc-project/types';
import type { RewriteDraft } from '../../edits/rewrite.ts';
import type { SourceElement } from '../../elements/source-element.ts';
import type { SourceModule } from '../../module.ts';
import { notEditable } from '../../source-error.ts';
import { styleOf } from '../../style/file-style.ts';
import { placeOf } from '../../style/place-of.ts';
import { escaped, stringLiteral } from '../attributes/string-value.ts';
import { contentRange, isSelfClosing } from '../structure/content-range.ts';
import { voidTags } from '../tags/tag-names.ts';
import { fitsJsxText, jsxText } from './jsx-text.ts';
import { otherChild, type TextRun, textRuns } from './text-run.ts';

/** A text as a person sees it, before and after. */
export interface TextChange {
  readonly newText: string;
  readonly oldText?: string | undefined;
}

/**
 * Replaces the text of an element. Beside elements, the one run of text that there is, or the one
 * that reads `oldText`.
 * @throws SourceError `not_editable` where the text is computed, or it is not clear which is meant.
 */
export function editText(
  draft: RewriteDraft,
  module: SourceModule,
  element: SourceElement,
  change: TextChange,
): void {
  if (voidTags.has(element.tag)) {
    throw notEditable(`<${element.tag}> can't have text in it.`, placeOf(module, element));
  }
  const run = meantRun(module, element, change.oldText);
  if (run === undefined) insertText(draft, module, element, change.newText);
  else if (run.shown !== change.newText) replaceRun(draft, module, element, run, change);
}

function meantRun(
  module: SourceModule,
  element: SourceElement,
  oldText: string | undefined,
): TextRun | undefined {
  const runs = textRuns(module, element);
  const other = otherChild(module, element);
  const [only] = runs;
  if (other === undefined) return only;
  const same = runs.filter(({ shown }) => shown.trim() === oldText?.trim());
  if (same.length === 1) return same[0];
  if (runs.length === 1 && other.type === 'JSXElement' && !hasComputed(element)) return only;
  throw unclear(module, element, other);
}

function hasComputed({ node }: SourceElement): boolean {
  return node.children.some(
    (child) =>
      child.type === 'JSXExpressionContainer' &&
      !['Literal', 'TemplateLiteral', 'JSXEmptyExpression'].includes(child.expression.type),
  );
}

function unclear(module: SourceModule, element: SourceElement, other: JSXChild) {
  const code =
    module
      .slice(other)
      .split(/[\r\n]/, 1)[0]
      ?.slice(0, 60) ?? '';
  const isElement = other.type === 'JSXElement' || other.type === 'JSXFragment';
  return notEditable(
    isElement
      ? `The text of <${element.tag}> stands beside ${code}; edit the part of it that has an element of its own.`
      : `The text of <${element.tag}> comes from ${code}; change it where that gets its value.`,
    placeOf(module, element),
  );
}

function insertText(
  draft: RewriteDraft,
  module: SourceModule,
  element: SourceElement,
  newText: string,
): void {
  if (newText === '') return;
  const code = childCode(module, newText);
  const { node, tag } = element;
  if (isSelfClosing(node)) {
    const slash = /[\t ]*\/>$/.exec(module.slice(node.openingElement))?.[0].length ?? 2;
    draft.replace(node.end - slash, node.end, `>${code}</${tag}>`);
    return;
  }
  const { start, end } = contentRange(node);
  draft.replace(start, end, code);
}

function replaceRun(
  draft: RewriteDraft,
  module: SourceModule,
  element: SourceElement,
  run: TextRun,
  { newText, oldText }: TextChange,
): void {
  const [piece] = run.pieces.filter(
    ({ start, end }) => module.text.slice(start, end).trim() !== '',
  );
  const meaningful = run.pieces.filter((one) => module.slice(one).trim() !== '');
  if (piece?.type === 'JSXExpressionContainer' && meaningful.length === 1) {
    replaceExpression(draft, module, piece, newText);
    return;
  }
  const source = module.text.slice(run.start, run.end);
  const start = run.start + (source.length - source.trimStart().length);
  const end = run.start + source.trimEnd().length;
  if (newText === '' && otherChild(module, element) === undefined) {
    const content = contentRange(element.node);
    draft.replace(content.start, content.end, '');
    return;
  }
  replaceText(draft, module, { start, end, run }, keepsSpaces(run, newText, oldText));
}

/** Where the caller speaks of the text without the spaces at its ends, they stay. */
function keepsSpaces(run: TextRun, newText: string, oldText: string | undefined): string {
  if (oldText === undefined || oldText === run.shown || oldText.trim() !== run.shown.trim()) {
    return newText;
  }
  const before = /^\s*/.exec(run.shown)?.[0] ?? '';
  const after = /\s*$/.exec(run.shown)?.[0] ?? '';
  return before + newText.trim() + after;
}

/** The new text in place of the old, in the white space and the lines that the old one stands in. */
function replaceText(
  draft: RewriteDraft,
  module: SourceModule,
  { start, end, run }: { readonly start: number; readonly end: number; readonly run: TextRun },
  newText: string,
): void {
  if (!fitsJsxText(newText) || newText.trim() === '') {
    draft.replace(start, end, childCode(module, newText));
    return;
  }
  const { text } = module;
  const before = text.slice(run.start, start);
  const after = text.slice(end, run.end);
  const inner = newText.trim();
  const leading = newText.slice(0, newText.length - newText.trimStart().length);
  const trailing = inner === '' ? '' : newText.slice(newText.trimEnd().length);
  const lead = sideCode(before, leading);
  const trail = sideCode(after, trailing);
  draft.replace(
    lead.keeps ? start : run.start,
    trail.keeps ? end : run.end,
    lead.code + jsxText(inner) + trail.code,
  );
}

/** The spaces at one end of a text: as they are where they show the same, `{' '}` beside a line end. */
function sideCode(written: string, wanted: string): { keeps: boolean; code: string } {
  const breaks = /[\r\n]/.test(written);
  if (breaks) return { keeps: true, code: wanted === '' ? '' : `{'${wanted}'}` };
  return written === wanted ? { keeps: true, code: '' } : { keeps: false, code: wanted };
}

/** Text as a child: plain, or a string in braces where JSX would change it. */
function childCode(module: SourceModule, text: string): string {
  const fits = fitsJsxText(text) && !/^\s+$/.test(text);
  return fits ? jsxText(text) : `{${stringLiteral(text, styleOf(module).quote)}}`;
}

/** A text that stands in braces stays there, in its own quotes. */
function replaceExpression(
  draft: RewriteDraft,
  module: SourceModule,
  { expression }: Extract<JSXChild, { type: 'JSXExpressionContainer' }>,
  newText: string,
): void {
  const quote = module.text.charAt(expression.start);
  const code =
    quote === '`'
      ? `\`${escaped(newText, '`').replaceAll('\\n', '\n')}\``
      : stringLiteral(newText, quote === '"' ? '"' : "'");
  draft.replace(expression.start, expression.end, code);
}
