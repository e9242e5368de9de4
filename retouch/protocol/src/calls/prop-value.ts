import { type Static, Type } from 'typebox';
import { textField } from './body-fields.ts';
import { limits } from './limits.ts';

/** A prop's value written as code: `{ type: 'EXPRESSION', value: 'items.length' }`. */
export const expressionField = Type.Object({ type: Type.Literal('EXPRESSION'), value: textField });

/**
 * The value of a prop: a string, a number, true or false, a JSON list or object, or an expression.
 * An object of the form of `expressionField` is always the expression.
 */
export const propValueField = Type.Union([
  textField,
  Type.Number(),
  Type.Boolean(),
  expressionField,
  Type.Array(Type.Unknown()),
  Type.Record(Type.String(), Type.Unknown()),
]);

export type PropValue = Static<typeof propValueField>;

/** Props by name; null leaves a prop out. */
export const propsToSetField = Type.Record(
  Type.String({ pattern: '^[^\\s=<>/{}\'"]+$' }),
  Type.Union([propValueField, Type.Null()]),
  { additionalProperties: false, maxProperties: limits.entries },
);

export type PropsToSet = Static<typeof propsToSetField>;

/** The code of a value that is an expression, undefined for any other. */
export function expressionOf(value: PropValue | null): string | undefined {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return undefined;
  return value.type === 'EXPRESSION' && typeof value.value === 'string' ? value.value : undefined;
}
