import type { ChangeFields } from './change-fields.ts';
import type { ChangeType } from './change-types.ts';

/**
 * The check of a reader that knows who wrote the fields and has no room for the schemas: the frame,
 * which hears only the editor it trusts. All it asks for is an object.
 */
export function trustsFields<Type extends ChangeType>(
  _type: Type,
  fields: unknown,
): fields is ChangeFields[Type] {
  return typeof fields === 'object' && fields !== null && !Array.isArray(fields);
}
