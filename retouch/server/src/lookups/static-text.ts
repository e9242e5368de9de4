import type { JSXChild, JSXElement } from '@oxc-project/types';

/** Elements of HTML that can hold nothing (HTML Living Standard, 13.1.2, void elements). */
const voidTags = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);

/** Whether all that stands between an element's tags is text as the source writes it. */
export function hasStaticText({ openingElement, children }: JSXElement): boolean {
  const { name } = openingElement;
  if (name.type === 'JSXIdentifier' && voidTags.has(name.name)) return false;
  return children.every(isText);
}

/** `text`, `{'text'}`, a template without expressions, or a comment. */
function isText(child: JSXChild): boolean {
  if (child.type === 'JSXText') return true;
  if (child.type !== 'JSXExpressionContainer') return false;
  const { expression } = child;
  if (expression.type === 'JSXEmptyExpression') return true;
  if (expression.type === 'TemplateLiteral') return expression.expressions.length === 0;
  return expression.type === 'Literal' && typeof expression.value === 'string';
}
