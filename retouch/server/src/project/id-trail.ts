/** What one change of the files did to ids: the new ones of those that changed, and those gone. */
export interface IdStep {
  readonly became: ReadonlyMap<string, string>;
  readonly gone: ReadonlySet<string>;
}

/**
 * What became of every id since the server started. An id names a place in a file, so after a change
 * it may stand for another element: an id is only clear with the version at which it was read. The
 * version counts the changes of the project.
 */
export class IdTrail {
  readonly #steps: IdStep[] = [];

  get version(): number {
    return this.#steps.length;
  }

  /** Adds a change. Of ids that became themselves nothing is kept. */
  add({ became, gone }: IdStep): void {
    const changed = new Map([...became].filter(([before, after]) => before !== after));
    this.#steps.push({ became: changed, gone });
  }

  /**
   * All changes since a version as one. Ids that came up only on the way may be in it too; whoever
   * holds ids of that version has none of them.
   */
  since(version: number): IdStep {
    const became = new Map<string, string>();
    const gone = new Set<string>();
    const touched = this.#steps
      .slice(version)
      .flatMap((step) => [...step.became.keys(), ...step.gone]);
    for (const id of new Set(touched)) {
      const now = this.follow(id, version);
      if (now === undefined) gone.add(id);
      else if (now !== id) became.set(id, now);
    }
    return { became, gone };
  }

  /** The id now of what had this id at a version; undefined where it is gone. */
  follow(id: string, version: number): string | undefined {
    let now = id;
    for (const { became, gone } of this.#steps.slice(version)) {
      const next = became.get(now);
      if (next === undefined && gone.has(now)) return undefined;
      now = next ?? now;
    }
    return now;
  }

  /** The last version at which this id stood for something that then changed its id or went. */
  lastVersionOf(id: string): number | undefined {
    const last = this.#steps.findLastIndex(({ became, gone }) => became.has(id) || gone.has(id));
    return last === -1 ? undefined : last;
  }
}
