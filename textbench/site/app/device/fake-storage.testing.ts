/** A storage in memory, as a browser has it. */
export class FakeStorage implements Storage {
  readonly #kept = new Map<string, string>();

  [name: string]: unknown;

  get length(): number {
    return this.#kept.size;
  }

  key(index: number): string | null {
    return [...this.#kept.keys()][index] ?? null;
  }

  getItem(name: string): string | null {
    return this.#kept.get(name) ?? null;
  }

  setItem(name: string, value: string): void {
    this.#kept.set(name, String(value));
  }

  removeItem(name: string): void {
    this.#kept.delete(name);
  }

  clear(): void {
    this.#kept.clear();
  }
}

/** A storage whose every use throws, as where a browser forbids it or has no room. */
export function throwingStorage(error: unknown): Storage {
  return new Proxy(new FakeStorage(), {
    get() {
      throw error;
    },
  });
}
