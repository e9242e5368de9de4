import type { IdMap } from '../calls/success.ts';
import type { Selection } from './change-item.ts';

/** Whether a value of JSON is an object. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A flag that is false unless it is there and true. */
export function flagIn(plain: Readonly<Record<string, unknown>>, name: string): boolean {
  return plain[name] === true;
}

/** The selection that plain data holds; null for none. */
export function readSelection(plain: unknown): Selection | null {
  if (!isRecord(plain)) return null;
  const { elementKey, elementKeys } = plain;
  return {
    elementKey: typeof elementKey === 'string' ? elementKey : null,
    elementKeys: Array.isArray(elementKeys)
      ? elementKeys.filter((key) => typeof key === 'string')
      : [],
  };
}

/** The pairs of ids that plain data holds. */
export function readIdMap(plain: unknown): IdMap {
  if (!isRecord(plain)) return {};
  const pairs = Object.entries(plain).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  );
  return Object.fromEntries(pairs);
}
