/**
 * Gathers what comes in quick succession: a save is several events, and tools save many files at
 * once. Hands all of it on when nothing has come for `quiet` milliseconds, after `longest` at most.
 */
export class Batch<Item> {
  readonly #flush: (items: ReadonlySet<Item>) => void;
  readonly #quiet: number;
  readonly #longest: number;
  #items = new Set<Item>();
  #timer: NodeJS.Timeout | undefined;
  #latest = 0;

  constructor(flush: (items: ReadonlySet<Item>) => void, quiet: number, longest: number) {
    this.#flush = flush;
    this.#quiet = quiet;
    this.#longest = longest;
  }

  add(item: Item): void {
    const now = performance.now();
    if (this.#items.size === 0) this.#latest = now + this.#longest;
    this.#items.add(item);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#end(), Math.min(this.#quiet, this.#latest - now));
  }

  /** Forgets what has not been handed on. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#items.clear();
  }

  #end(): void {
    const items = this.#items;
    this.#items = new Set();
    this.#flush(items);
  }
}
