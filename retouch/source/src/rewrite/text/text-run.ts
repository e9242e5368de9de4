import type { JSXChild } from '@oxc-project/types';
import type { SourceElement } from '../../elements/source-element.ts';
import type { SourceModule } from '../../module.ts';
import { isLayout } from '../structure/content-range.ts';
import { shownText } from './jsx-text.ts';

/** Neighbouring children that are text as the source writes it. */
export interface TextRun {
  readonly pieces: readonly JSXChild[];
  readonly start: number;
  readonly end: number;
  /** The text as a person sees it. */
  readonly shown: string;
}

/** The runs of written-out text among an element's children that show anything. */
export function textRuns(module: SourceModule, { node }: SourceElement): TextRun[] {
  const groups: JSXChild[][] = [[]];
  for (const child of node.children) {
    if (writtenText(module, child) === undefined) groups.push([]);
    else groups.at(-1)?.push(child);
  }
  return groups.flatMap((group) => {
    const isText = (piece: JSXChild) => (writtenText(module, piece) ?? '') !== '';
    const pieces = group.slice(group.findIndex(isText), group.findLastIndex(isText) + 1);
    const [first, last] = [pieces[0], pieces.at(-1)];
    if (first === undefined || last === undefined) return [];
    const shown = pieces.map((piece) => writtenText(module, piece)).join('');
    if (shown.trim() === '') return [];
    return [{ pieces, start: first.start, end: last.end, shown }];
  });
}

/** The first child that is neither text nor layout: an element or a computed value. */
export function otherChild(module: SourceModule, { node }: SourceElement): JSXChild | undefined {
  return node.children.find((child) => writtenText(module, child) === undefined);
}

/** The text of `text`, `{'text'}`, `` {`text`} ``; empty for layout and comments. */
function writtenText(module: SourceModule, child: JSXChild): string | undefined {
  if (child.type === 'JSXText') {
    const text = module.slice(child);
    return isLayout(text) ? '' : shownText(text);
  }
  if (child.type !== 'JSXExpressionContainer') return undefined;
  const { expression } = child;
  if (expression.type === 'JSXEmptyExpression') return '';
  if (expression.type === 'Literal' && typeof expression.value === 'string') {
    return expression.value;
  }
  if (expression.type !== 'TemplateLiteral' || expression.expressions.length > 0) return undefined;
  return expression.quasis[0]?.value.cooked ?? undefined;
}
