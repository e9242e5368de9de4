import { isDeepStrictEqual } from 'node:util';
import type { LookupChanges, Lookups } from '@retouch/protocol';
import type { FactSource } from './definitions.ts';
import {
  type DetailedElement,
  type DetailedScope,
  entriesOf,
  type ModuleEntries,
} from './lookup-entry.ts';
import type { ModuleFacts } from './module-facts.ts';

/** What changed in both lookups; null for an id that is gone. */
export interface LookupDelta {
  readonly treeElementLookup: LookupChanges<DetailedElement>;
  readonly scopeLookup: LookupChanges<DetailedScope>;
}

/** A project's modules as lookups need them. */
export interface LookupSource extends FactSource {
  /** Every module that may hold elements. */
  modulePaths(): readonly string[];
}

/** The lookups of a whole project, kept up to date file by file. */
export class ProjectLookups {
  readonly #source: LookupSource;
  readonly #entries = new Map<string, ModuleEntries>();
  /** What other modules can see of each module, to notice when theirs have to be made anew. */
  readonly #faces = new Map<string, string>();

  constructor(source: LookupSource) {
    this.#source = source;
    for (const path of source.modulePaths()) this.#refresh(path);
  }

  /** Everything, by id. */
  full(): Lookups {
    const entries = [...this.#entries.values()];
    return {
      treeElementLookup: Object.fromEntries(entries.flatMap(({ elements }) => [...elements])),
      scopeLookup: Object.fromEntries(entries.flatMap(({ scopes }) => [...scopes])),
    };
  }

  /** Takes in what became of these files, and answers what that changed, in other files too. */
  update(paths: Iterable<string>): LookupDelta {
    const before = new Map<string, ModuleEntries | undefined>();
    const update = (path: string): boolean => {
      before.set(path, this.#entries.get(path));
      return this.#refresh(path);
    };
    const areSeenDifferently = [...paths].map(update).includes(true);
    if (areSeenDifferently) {
      for (const path of this.#source.modulePaths()) if (!before.has(path)) update(path);
    }
    return deltaOf(before, this.#entries);
  }

  /** Makes the entries of one file anew; whether others see it differently now. */
  #refresh(path: string): boolean {
    const facts = this.#source.facts(path);
    const face = facts === undefined ? undefined : faceOf(facts);
    const isSeenDifferently = face !== this.#faces.get(path);
    if (facts === undefined || face === undefined) {
      this.#faces.delete(path);
      this.#entries.delete(path);
    } else {
      this.#faces.set(path, face);
      this.#entries.set(path, entriesOf(facts, this.#source));
    }
    return isSeenDifferently;
  }
}

function faceOf({ components, exports, exportsAllOf }: ModuleFacts): string {
  return JSON.stringify([components.map(({ id }) => id), [...exports], exportsAllOf]);
}

function deltaOf(
  before: ReadonlyMap<string, ModuleEntries | undefined>,
  now: ReadonlyMap<string, ModuleEntries>,
): LookupDelta {
  const elements: Record<string, DetailedElement | null> = {};
  const scopes: Record<string, DetailedScope | null> = {};
  for (const [path, previous] of before) {
    note(elements, previous?.elements, now.get(path)?.elements);
    note(scopes, previous?.scopes, now.get(path)?.scopes);
  }
  return { treeElementLookup: elements, scopeLookup: scopes };
}

function note<Entry>(
  changes: Record<string, Entry | null>,
  before: ReadonlyMap<string, Entry> = new Map(),
  now: ReadonlyMap<string, Entry> = new Map(),
): void {
  for (const id of before.keys()) if (!now.has(id)) changes[id] = null;
  for (const [id, entry] of now) {
    if (!isDeepStrictEqual(before.get(id), entry)) changes[id] = entry;
  }
}
