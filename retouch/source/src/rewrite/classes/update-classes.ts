import type { AddedClass } from './change-plan.ts';

/** A list of classes turned into another, as what each class becomes and what is new. */
export interface ClassesUpdate {
  /** What each class that goes becomes; empty where nothing takes its place. */
  readonly replaced: ReadonlyMap<string, string>;
  readonly added: readonly AddedClass[];
}

/**
 * How to get from one list of classes to another with each class in its place: between two classes
 * that both lists have, those that go are replaced by those that come, one by one; what then remains
 * goes, or comes behind the class before it.
 */
export function updateOf(before: readonly string[], after: readonly string[]): ClassesUpdate {
  const leaving = stretches(before, new Set(after));
  const coming = stretches(after, new Set(before));
  const replaced = new Map<string, string>();
  const added: AddedClass[] = [];
  for (const [anchor, names] of leaving) {
    const news = coming.get(anchor) ?? [];
    for (const [index, name] of names.entries()) replaced.set(name, news[index] ?? '');
  }
  for (const [anchor, names] of coming) {
    const taken = leaving.get(anchor)?.length ?? 0;
    const behind = names[taken - 1] ?? anchor;
    added.push(...names.slice(taken).map((name) => ({ name, after: behind })));
  }
  return { replaced, added };
}

/** The classes that are not in `kept`, by the kept one that they follow; each class once. */
function stretches(
  names: readonly string[],
  kept: ReadonlySet<string>,
): Map<string | undefined, string[]> {
  const found = new Map<string | undefined, string[]>();
  const seen = new Set<string>();
  let anchor: string | undefined;
  for (const name of names) {
    if (seen.has(name)) continue;
    seen.add(name);
    if (kept.has(name)) {
      anchor = name;
      continue;
    }
    const stretch = found.get(anchor);
    if (stretch === undefined) found.set(anchor, [name]);
    else stretch.push(name);
  }
  return found;
}
