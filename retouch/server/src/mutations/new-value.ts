import { expressionOf, type PropValue } from '@retouch/protocol';
import type { NewValue } from '@retouch/source';

/** A prop's value as a request gives it; null where the prop is to go. */
export function newValueOf(value: PropValue | null): NewValue | null {
  if (value === null) return null;
  const code = expressionOf(value);
  return code === undefined ? { kind: 'json', value } : { kind: 'code', code };
}
