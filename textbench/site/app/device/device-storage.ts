/** Everything the site keeps on the device begins with this. */
const prefix = 'textbench-';

/**
 * Reads what the site keeps on this device. `null` where there is nothing, or where the browser
 * keeps nothing (private windows, storage switched off).
 */
export function readKept(name: string): unknown {
  const kept = attempt(() => localStorage.getItem(prefix + name)) ?? null;
  if (kept === null) return null;
  try {
    return JSON.parse(kept);
  } catch (error) {
    if (error instanceof SyntaxError) return null; // written by something else
    throw error;
  }
}

/** Keeps a value on this device; without effect where the browser keeps nothing. */
export function keep(name: string, value: unknown): void {
  attempt(() => localStorage.setItem(prefix + name, JSON.stringify(value)));
}

export function forget(name: string): void {
  attempt(() => localStorage.removeItem(prefix + name));
}

/** Forgets favourites, recent tools and options: everything but the chosen theme. */
export function forgetEverything(): void {
  attempt(() => {
    const names = Array.from({ length: localStorage.length }, (_, index) =>
      localStorage.key(index),
    );
    for (const name of names) if (name?.startsWith(prefix)) localStorage.removeItem(name);
  });
}

/** Storage may be switched off or full, which is no reason for a page to fail. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
