/** What one change of the files did to ids: the new ones of those that changed, and those gone. */
export interface IdStep {
  readonly became: ReadonlyMap<string, string>;
  readonly gone: ReadonlySet<string>;
}

/**
 * What became of every id since the server started. An id names a place in a file, so after a change
 * it may stand for another element: an id is only clear with the version at which it was read. The
 * version counts the steps.
 */
export class IdTrail {
  readonly #steps: IdStep[] = [];

  get version(): number {
    return this.#steps.length;
  }

  /** Adds a step; one that says nothing is left out. Ids that became themselves are none. */
  add({ became, gone }: IdStep): void {
    const changed = new Map([...became].filter(([before, after]) => before !== after));
    if (changed.size > 0 || gone.size > 0) this.#steps.push({ became: changed, gone });
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
