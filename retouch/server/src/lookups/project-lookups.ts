import { isDeepStrictEqual } from 'node:util';
import type { LookupChanges, Lookups, Scope, TreeElement } from '@retouch/protocol';
import type { FactSource } from './definitions.ts';
import { entriesOf, type ModuleEntries } from './lookup-entry.ts';
import type { ModuleFacts } from './module-facts.ts';

/** What changed in both lookups; null for an id that is gone. */
export interface LookupDelta {
  readonly treeElementLookup: LookupChanges<TreeElement>;
  readonly scopeLookup: LookupChanges<Scope>;
}

/** A project's modules as lookups need them. */
export interface LookupSource extends FactSource {
  /** Every module that may hold elements. */
  modulePaths(): readonly string[];
}

/** The ids whose entries changed, those that are gone included. */
export interface TouchedIds {
  readonly elements: ReadonlySet<string>;
  readonly scopes: ReadonlySet<string>;
}

/** The lookups of a whole project, kept up to date file by file. */
export class ProjectLookups {
  readonly #source: LookupSource;
  readonly #entries = new Map<string, ModuleEntries>();
  readonly #elements = new Map<string, TreeElement>();
  readonly #scopes = new Map<string, Scope>();
  /** What other modules can see of each module, to notice when theirs have to be made anew. */
  readonly #faces = new Map<string, string>();

  constructor(source: LookupSource) {
    this.#source = source;
    this.update(source.modulePaths());
  }

  /** Everything, by id. */
  full(): Lookups {
    return {
      treeElementLookup: Object.fromEntries(this.#elements),
      scopeLookup: Object.fromEntries(this.#scopes),
    };
  }

  /** The component that has this id. */
  scope(id: string): Scope | undefined {
    return this.#scopes.get(id);
  }

  /** The entries of these ids as they are now; null for those that are gone. */
  pick({ elements, scopes }: TouchedIds): LookupDelta {
    const entry = <Entry>(all: ReadonlyMap<string, Entry>, ids: ReadonlySet<string>) =>
      Object.fromEntries([...ids].map((id) => [id, all.get(id) ?? null]));
    return {
      treeElementLookup: entry(this.#elements, elements),
      scopeLookup: entry(this.#scopes, scopes),
    };
  }

  /** Takes in what became of these files, and answers what that changed, in other files too. */
  update(paths: Iterable<string>): TouchedIds {
    const touched = { elements: new Set<string>(), scopes: new Set<string>() };
    const changed = new Set(paths);
    for (const path of [...changed]) {
      if (!this.#isSeenAnew(path)) continue;
      for (const other of this.#source.modulePaths()) changed.add(other);
    }
    for (const path of changed) {
      const before = this.#entries.get(path);
      const facts = this.#source.facts(path);
      const now = facts && entriesOf(facts, this.#source);
      if (now === undefined) this.#entries.delete(path);
      else this.#entries.set(path, now);
      exchange(this.#elements, touched.elements, before?.elements, now?.elements);
      exchange(this.#scopes, touched.scopes, before?.scopes, now?.scopes);
    }
    return touched;
  }

  /** Whether what other modules see of one has changed since this was last asked. */
  #isSeenAnew(path: string): boolean {
    const facts = this.#source.facts(path);
    const face = facts && faceOf(facts);
    const isAnew = face !== this.#faces.get(path);
    if (face === undefined) this.#faces.delete(path);
    else this.#faces.set(path, face);
    return isAnew;
  }
}

function faceOf({ components, exports, exportsAllOf }: ModuleFacts): string {
  return JSON.stringify([components.map(({ id }) => id), [...exports], exportsAllOf]);
}

/** Puts a module's entries in place of those it had, and notes those that are not the same. */
function exchange<Entry>(
  all: Map<string, Entry>,
  touched: Set<string>,
  before: ReadonlyMap<string, Entry> = new Map(),
  now: ReadonlyMap<string, Entry> = new Map(),
): void {
  for (const id of before.keys()) {
    if (now.has(id)) continue;
    all.delete(id);
    touched.add(id);
  }
  for (const [id, entry] of now) {
    if (!isDeepStrictEqual(before.get(id), entry)) touched.add(id);
    all.set(id, entry);
  }
}
