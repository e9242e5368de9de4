import { join } from 'node:path';
import { isModulePath, type SourceModule } from '@retouch/source';
import type { ModuleFacts } from '../lookups/module-facts.ts';
import { type DiskText, type FileStamp, isUntouched, readDiskText, stampOf } from './disk-text.ts';
import { findFiles, isSourcePath } from './find-files.ts';
import { type IdStep, IdTrail } from './id-trail.ts';
import { ProjectRules } from './project-rules.ts';
import { RecentModules } from './recent-modules.ts';
import { goodModule, notUtf8, readModule, type SourceRecord } from './source-record.ts';

/** Finds which elements of a module became which of a later version of it, as far as is certain. */
export type MatchModules = (before: SourceModule, after: SourceModule) => IdStep;

/** A file that somebody else changed, made or removed, as it was noticed. */
export interface OutsideChange {
  readonly path: string;
  readonly ids: IdStep;
}

/** A file after a change; null where it is gone. */
export interface WrittenText {
  readonly path: string;
  readonly text: string | null;
}

export interface SourceFilesOptions {
  /** The project's folder: absolute, without links. */
  readonly root: string;
  readonly match: MatchModules;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const nothing: IdStep = { became: new Map(), gone: new Set() };

/**
 * The modules and style sheets of a project as they were last read. All reads of one moment agree:
 * each file is looked at once in it, and what others did to it is taken in on the way.
 */
export class SourceFiles {
  #trail = new IdTrail();
  readonly #options: SourceFilesOptions;
  readonly #records = new Map<string, SourceRecord>();
  readonly #pathOfId = new Map<string, string>();
  readonly #recent = new RecentModules();
  readonly #checked = new Set<string>();
  #rules: ProjectRules;
  #outside: OutsideChange[] = [];

  constructor(options: SourceFilesOptions) {
    this.#options = options;
    this.#rules = new ProjectRules(options.root);
    this.rescan();
    this.#outside = [];
    this.#trail = new IdTrail();
  }

  /** What became of the ids that were handed out. */
  get trail(): IdTrail {
    return this.#trail;
  }

  get rules(): ProjectRules {
    return this.#rules;
  }

  /** From here on every file is looked at again. */
  beginMoment(): void {
    this.#checked.clear();
  }

  /** What is known of a file, which is as it is on disk at this moment; none where it is no source. */
  check(path: string): SourceRecord | undefined {
    if (!this.#checked.has(path)) {
      this.#checked.add(path);
      this.#look(path);
    }
    return this.#records.get(path);
  }

  /** Looks at every file that is known. */
  checkAll(): void {
    for (const path of this.#records.keys()) this.check(path);
  }

  /** Finds the files anew, by git's rules as they are now. */
  rescan(): void {
    this.#rules = new ProjectRules(this.#options.root);
    const found = new Set(findFiles(this.#options.root, this.#rules));
    for (const path of this.#records.keys()) if (!found.has(path)) this.#takeIn(path, undefined);
    for (const path of found) this.check(path);
  }

  /** What others changed since this was last asked, oldest first. */
  takeOutsideChanges(): readonly OutsideChange[] {
    const changes = this.#outside;
    this.#outside = [];
    return changes;
  }

  /** Takes in what we have written ourselves. `ids` tells of all these files together. */
  adopt(written: readonly WrittenText[], ids: IdStep): void {
    for (const { path, text } of written) {
      if (text === null) this.#forget(path);
      else if (isSourcePath(path)) this.#record(path, text, undefined);
      this.#checked.delete(path);
    }
    this.#trail.add(ids);
  }

  /** Takes in a text of a file that others wrote and that may no longer be on disk. */
  adoptOutside(path: string, text: string): void {
    const known = this.#records.get(path);
    if (known === undefined || known.text !== text) this.#takeIn(path, { text });
  }

  /** The module of a text; parsed once for all that ask in a row. @throws SourceError `parse_error` */
  parsed(path: string, text: string): SourceModule {
    return this.#recent.get(path, text);
  }

  /** The module at a path, as it last parsed. */
  module(path: string): SourceModule | undefined {
    const good = this.#records.get(path)?.good;
    return good && this.#recent.get(path, good.text);
  }

  facts(path: string): ModuleFacts | undefined {
    return this.#records.get(path)?.good?.facts;
  }

  has(path: string): boolean {
    return this.#records.has(path);
  }

  /** Where the element that has this id now stands. */
  pathOf(id: string): string | undefined {
    return this.#pathOfId.get(id);
  }

  /** Every path, sorted. */
  paths(): readonly string[] {
    return [...this.#records.keys()].sort();
  }

  #look(path: string): void {
    const { root } = this.#options;
    const known = this.#records.get(path);
    const stamp = isSourcePath(path) ? stampOf(join(root, path)) : undefined;
    if (known?.stamp && stamp && isUntouched(known.stamp, stamp, known.readAt)) return;
    const readAt = BigInt(this.#options.now()) * 1_000_000n;
    const disk = stamp && this.#rules.mayRead(path) ? readDiskText(join(root, path)) : undefined;
    if (known !== undefined && disk !== undefined && known.text === disk.text) {
      this.#records.set(path, { ...known, stamp, readAt });
    } else if (known !== undefined || disk !== undefined) {
      this.#takeIn(path, disk, stamp, readAt);
    }
  }

  #takeIn(path: string, disk: DiskText | undefined, stamp?: FileStamp, readAt = 0n): void {
    const before = this.#records.get(path)?.good;
    let ids = nothing;
    if (disk === undefined) {
      ids = { became: new Map(), gone: new Set(before?.facts.elements.map(({ id }) => id)) };
      this.#forget(path);
    } else {
      const earlier = before && this.#recent.get(path, before.text);
      const after = this.#record(path, disk.text, stamp, readAt);
      if (earlier && after) ids = this.#options.match(earlier, after);
    }
    this.#trail.add(ids);
    this.#outside.push({ path, ids });
  }

  /** Keeps what a file holds now; answers its module if it has one that parses. */
  #record(path: string, text: string | undefined, stamp: FileStamp | undefined, readAt = 0n) {
    const previous = this.#records.get(path)?.good;
    if (!isModulePath(path)) {
      const fault = text === undefined ? notUtf8(path) : undefined;
      this.#records.set(path, { text, stamp, readAt, good: undefined, fault });
      return undefined;
    }
    const read = readModule(path, text, this.#recent);
    if ('fault' in read) {
      this.#records.set(path, { text, stamp, readAt, good: previous, fault: read.fault });
      return undefined;
    }
    const good = goodModule(read.module);
    for (const { id } of previous?.facts.elements ?? []) this.#pathOfId.delete(id);
    for (const { id } of good.facts.elements) this.#pathOfId.set(id, path);
    this.#records.set(path, { text, stamp, readAt, good, fault: undefined });
    return read.module;
  }

  #forget(path: string): void {
    for (const { id } of this.#records.get(path)?.good?.facts.elements ?? []) {
      this.#pathOfId.delete(id);
    }
    this.#records.delete(path);
  }
}
