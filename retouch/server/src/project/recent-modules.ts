import { SourceModule } from '@retouch/source';

/** Parsed modules, the most recently used ones kept: a tree takes some fifty times its text. */
export class RecentModules {
  readonly #kept = new Map<string, SourceModule>();
  readonly #limit: number;

  constructor(limit = 100) {
    this.#limit = limit;
  }

  /** The module of a text that is known to parse. */
  get(path: string, text: string): SourceModule {
    const kept = this.#kept.get(path);
    const module = kept?.text === text ? kept : new SourceModule(path, text);
    this.keep(module);
    return module;
  }

  keep(module: SourceModule): void {
    this.#kept.delete(module.path);
    this.#kept.set(module.path, module);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.#limit && oldest !== undefined) this.#kept.delete(oldest);
  }
}
