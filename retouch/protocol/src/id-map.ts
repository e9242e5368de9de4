import type { IdMap } from './calls/success.ts';
import { remapId } from './codebase-id.ts';
import { elementKeyText, parseElementKey, remapElementKey } from './element-key.ts';

/** What two changes of the source, one after the other, make of ids. */
export function composeIdMaps(first: IdMap, second: IdMap): IdMap {
  const carriedOn = Object.entries(first).map(([id, next]) => [id, remapId(second, next)]);
  return { ...second, ...Object.fromEntries(carriedOn) };
}

/** An element key as text with the id its element has now; text that is no key stays. */
export function remapElementKeyText(prevIdToNewIdMap: IdMap, text: string): string {
  const key = parseElementKey(text);
  return key ? elementKeyText(remapElementKey(prevIdToNewIdMap, key)) : text;
}
