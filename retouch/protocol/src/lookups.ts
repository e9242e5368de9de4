import type { LookupChanges, TreeElement, TreeElementLookup } from './tree-element.ts';

/** The entry of an id; undefined for an unknown one, names of inherited properties included. */
export function entryOf<Entry>(
  lookup: Readonly<Record<string, Entry>>,
  id: string,
): Entry | undefined {
  return Object.hasOwn(lookup, id) ? lookup[id] : undefined;
}

/** The lookup with the changes in it; an id whose change is null is no longer there. */
export function mergeLookup<Entry>(
  known: Readonly<Record<string, Entry>>,
  changes: LookupChanges<Entry>,
): Readonly<Record<string, Entry>> {
  const merged: Record<string, Entry | null> = { ...known, ...changes };
  const entries = Object.entries(merged).filter(
    (entry): entry is [string, Entry] => entry[1] !== null,
  );
  return Object.fromEntries(entries);
}

/** The elements around an element in its component, nearest first. */
export function ancestorsOf(lookup: TreeElementLookup, codebaseId: string): TreeElement[] {
  const ancestors = new Set<TreeElement>();
  let parentId = entryOf(lookup, codebaseId)?.parentCodebaseId;
  while (parentId) {
    const parent = entryOf(lookup, parentId);
    if (!parent || parent.codebaseId === codebaseId || ancestors.has(parent)) break;
    ancestors.add(parent);
    parentId = parent.parentCodebaseId;
  }
  return [...ancestors];
}

/** Whether an element stands somewhere inside another one of its component. */
export function isInside(lookup: TreeElementLookup, codebaseId: string, outerId: string): boolean {
  return ancestorsOf(lookup, codebaseId).some((ancestor) => ancestor.codebaseId === outerId);
}
