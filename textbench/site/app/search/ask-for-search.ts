const listeners = new Set<() => void>();

/** Opens the search of the header from elsewhere on the page. */
export function askForSearch(): void {
  for (const listener of listeners) listener();
}

/** Calls back whenever the search is asked for; returns what ends that. */
export function onSearchAsked(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
