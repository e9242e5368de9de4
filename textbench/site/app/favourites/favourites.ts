import { useSyncExternalStore } from 'react';
import { keep, readKept } from '../device/device-storage.ts';

/** Where favourites are kept: a JSON array of slugs, the newest last. */
const name = 'favourites';
const storageKey = `textbench-${name}`;
const none: readonly string[] = [];

let slugs: readonly string[] | undefined;
const listeners = new Set<() => void>();

/** Slugs of the tools a person has starred, oldest first; none until the page runs. */
export function useFavourites(): readonly string[] {
  return useSyncExternalStore(subscribe, favourites, () => none);
}

export function favourites(): readonly string[] {
  slugs ??= parseFavourites(readKept(name));
  return slugs;
}

/** Stars a tool, or takes its star away. */
export function toggleFavourite(slug: string): void {
  const present = parseFavourites(readKept(name) ?? slugs);
  const next = present.includes(slug)
    ? present.filter((other) => other !== slug)
    : [...present, slug];
  keep(name, next);
  change(next);
}

/** Reads the store again: something else has changed what is kept. */
export function rereadFavourites(): void {
  change(parseFavourites(readKept(name)));
}

/** Whatever was kept, as a list of slugs, each once. */
export function parseFavourites(kept: unknown): readonly string[] {
  if (!Array.isArray(kept)) return none;
  return [...new Set(kept.filter((slug) => typeof slug === 'string'))];
}

function subscribe(changed: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', changedElsewhere);
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
    if (listeners.size === 0) window.removeEventListener('storage', changedElsewhere);
  };
}

/** `key` is null where another tab has cleared everything. */
function changedElsewhere(event: StorageEvent): void {
  if (event.key === storageKey || event.key === null) rereadFavourites();
}

function change(next: readonly string[]): void {
  slugs = next;
  for (const listener of listeners) listener();
}
