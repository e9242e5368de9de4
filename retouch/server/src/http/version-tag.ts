/**
 * Versions as callers see them. Each start of the server has an epoch of its own, so that one from
 * before a restart is not taken for one of now.
 */
export class VersionTags {
  readonly #epoch: string;

  constructor(epoch: string) {
    this.#epoch = epoch;
  }

  write(version: number): string {
    return `${this.#epoch}-${version}`;
  }

  /** The version that a tag names; undefined for one of another start, or none. */
  read(tag: unknown): number | undefined {
    if (typeof tag !== 'string') return undefined;
    const split = tag.lastIndexOf('-');
    const version = Number(tag.slice(split + 1));
    const isOurs = tag.slice(0, split) === this.#epoch && /^\d+$/.test(tag.slice(split + 1));
    return isOurs && Number.isSafeInteger(version) ? version : undefined;
  }
}
