import { SourceModule } from '@retouch/source';

/** Parsed modules, the most recently used ones kept: a tree takes some fifty times its text. */
export class RecentModules {
  readonly #kept = new Map<string, SourceModule>();
  readonly #limit: number;

  constructor(limit = 32) {
    this.#limit = limit;
  }

  /** The module of a text. @throws SourceError `parse_error` */
  get(path: string, text: string): SourceModule {
    const key = `${path}\0${text}`;
    const module = this.#kept.get(key) ?? new SourceModule(path, text);
    this.#kept.delete(key);
    this.#kept.set(key, module);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.#limit && oldest !== undefined) this.#kept.delete(oldest);
    return module;
  }
}
