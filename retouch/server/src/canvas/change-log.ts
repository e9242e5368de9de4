import type { TouchedIds } from '../lookups/project-lookups.ts';

/** Which entries of the lookups each version of a project has changed. */
export class ChangeLog {
  readonly #changes: { readonly version: number; readonly touched: TouchedIds }[] = [];

  /** Notes what came with the changes up to a version. */
  add(version: number, touched: TouchedIds): void {
    this.#changes.push({ version, touched });
  }

  /** Everything that has changed since a version. */
  since(version: number): TouchedIds {
    const later = this.#changes.slice(
      this.#changes.findLastIndex((change) => change.version <= version) + 1,
    );
    return {
      elements: new Set(later.flatMap(({ touched }) => [...touched.elements])),
      scopes: new Set(later.flatMap(({ touched }) => [...touched.scopes])),
    };
  }
}
