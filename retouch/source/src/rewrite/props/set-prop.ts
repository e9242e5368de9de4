import type { JSXAttribute } from '@oxc-project/types';
import type { RewriteDraft } from '../../edits/rewrite.ts';
import type { SourceElement } from '../../elements/source-element.ts';
import type { SourceModule } from '../../module.ts';
import { notEditable, SourceError } from '../../source-error.ts';
import { styleOf } from '../../style/file-style.ts';
import { placeOf } from '../../style/place-of.ts';
import { attributeNamed } from '../attributes/find-attribute.ts';
import { insertAttribute } from '../attributes/insert-attribute.ts';
import { removeAttribute } from '../attributes/remove-attribute.ts';
import { attributeCode, checkExpression, type NewValue, valueCode } from './value-code.ts';

const propName = /^[A-Za-z_$][\w$-]*(:[A-Za-z_$][\w$-]*)?$/;

/**
 * Sets a prop, or removes it where the value is null. A new one stands behind the others.
 * @throws SourceError `invalid_request` for a name or an expression that is none, `not_editable` for
 * what a prop of this name can't be.
 */
export function setProp(
  draft: RewriteDraft,
  module: SourceModule,
  element: SourceElement,
  name: string,
  value: NewValue | null,
): void {
  checkName(module, element, name);
  const attribute = attributeNamed(element, name);
  if (value === null) {
    if (attribute !== undefined) removeAttribute(draft, module, element, attribute);
    return;
  }
  checkValue(module, element, name, value);
  if (attribute === undefined) {
    insertAttribute(draft, module, element, attributeCode(name, value, styleOf(module)));
  } else {
    changeAttribute(draft, module, attribute, name, value);
  }
}

/** Only what differs is written: the value in its braces where it has some and keeps them. */
function changeAttribute(
  draft: RewriteDraft,
  module: SourceModule,
  attribute: JSXAttribute,
  name: string,
  value: NewValue,
): void {
  const style = styleOf(module);
  const written = attribute.value;
  const isTrue = value.kind === 'json' && value.value === true;
  if (written?.type === 'JSXExpressionContainer' && !(isTrue && !isBoolean(written.expression))) {
    const { start, end } = written.expression;
    const code = valueCode(value, style);
    if (!isSame(module, attribute, value)) draft.replace(start, end, code);
    return;
  }
  const code = attributeCode(name, value, style);
  if (code !== module.slice(attribute) && !isSame(module, attribute, value)) {
    draft.replace(attribute.start, attribute.end, code);
  }
}

function isBoolean(expression: { readonly type: string; readonly value?: unknown }): boolean {
  return expression.type === 'Literal' && typeof expression.value === 'boolean';
}

/** Whether the attribute has this value already, however it is written. */
function isSame(module: SourceModule, { value: written }: JSXAttribute, value: NewValue): boolean {
  if (value.kind === 'code') {
    return (
      written?.type === 'JSXExpressionContainer' &&
      module.slice(written.expression) === value.code.trim()
    );
  }
  if (written === null) return value.value === true;
  if (written.type === 'Literal') return written.value === value.value;
  if (written.type !== 'JSXExpressionContainer') return false;
  const { expression } = written;
  return expression.type === 'Literal' && expression.value === value.value;
}

function checkName(module: SourceModule, element: SourceElement, name: string): void {
  if (!propName.test(name)) {
    throw new SourceError(
      'invalid_request',
      `propName: ${JSON.stringify(name)} is no name of a prop; write one such as title or aria-label.`,
      placeOf(module, element),
    );
  }
  const advice = reserved.get(name);
  if (advice !== undefined) throw notEditable(advice, placeOf(module, element));
}

const reserved = new Map([
  ['tempoelementid', '`tempoelementid` is set by Retouch while the app runs; choose another prop.'],
  [
    'dangerouslySetInnerHTML',
    '`dangerouslySetInnerHTML` puts HTML into the page unchecked; write it in the source.',
  ],
  ['children', 'The content of an element is no prop here; edit its text, or add elements to it.'],
]);

function checkValue(
  module: SourceModule,
  element: SourceElement,
  name: string,
  value: NewValue,
): void {
  if (value.kind === 'code') {
    checkExpression(value.code, 'propValue');
    return;
  }
  if (!/^on[A-Z]/.test(name) && name !== 'ref') return;
  throw notEditable(
    `\`${name}\` takes a function; give an expression such as () => {}, or one that is in the file.`,
    placeOf(module, element),
  );
}
