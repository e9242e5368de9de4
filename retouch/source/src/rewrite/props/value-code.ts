import { parseSync } from 'oxc-parser';
import { SourceError } from '../../source-error.ts';
import type { FileStyle } from '../../style/file-style.ts';
import { stringAttribute, stringLiteral } from '../attributes/string-value.ts';

/** A JSON value, or code: what a prop can be set to. */
export type NewValue =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'code'; readonly code: string };

/** An attribute with a value, as code: `title="a"`, `size={3}`, `open`, `style={{ gap: 4 }}`. */
export function attributeCode(name: string, value: NewValue, style: FileStyle): string {
  if (value.kind === 'json' && value.value === true) return name;
  if (value.kind === 'json' && typeof value.value === 'string') {
    return stringAttribute(name, value.value, style);
  }
  return `${name}={${valueCode(value, style)}}`;
}

/** A value as an expression. */
export function valueCode(value: NewValue, style: FileStyle): string {
  return value.kind === 'code' ? value.code.trim() : jsonCode(value.value, style);
}

/**
 * Checks that code is one expression.
 * @throws SourceError `invalid_request` with what the parser says of it, naming the field.
 */
export function checkExpression(code: string, field: string): void {
  const { errors, program } = parseSync('value.tsx', `(${code}\n)`, { lang: 'tsx', astType: 'ts' });
  const [error] = errors;
  const [statement] = program.body;
  const whole = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  const isOne =
    whole?.type === 'ParenthesizedExpression' && whole.expression.type !== 'SequenceExpression';
  if (error === undefined && program.body.length === 1 && isOne) return;
  const why = error?.message ?? 'it is more than one';
  throw new SourceError(
    'invalid_request',
    `${field}: ${JSON.stringify(code)} is no expression: ${why}`,
  );
}

function jsonCode(value: unknown, style: FileStyle): string {
  if (typeof value === 'string') return stringLiteral(value, style.quote);
  if (Array.isArray(value)) return `[${value.map((item) => jsonCode(item, style)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value).map(
    ([key, item]) => `${keyCode(key, style)}: ${jsonCode(item, style)}`,
  );
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

/** A key of an object; `__proto__` in brackets, where it is a key like any other. */
function keyCode(key: string, style: FileStyle): string {
  if (key === '__proto__') return `[${stringLiteral(key, style.quote)}]`;
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : stringLiteral(key, style.quote);
}
