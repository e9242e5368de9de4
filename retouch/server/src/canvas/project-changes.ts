import type { IdMap } from '@retouch/protocol';
import type { History } from '../history/index.ts';
import { type LookupDelta, ProjectLookups } from '../lookups/project-lookups.ts';
import type { DiskProject } from '../project/disk-project.ts';
import { ChangeLog } from './change-log.ts';

/** A change of the project, as those who listen hear of it: all since the one before. */
export interface ProjectChange extends LookupDelta {
  /** That of the ids from now on. */
  readonly version: number;
  readonly paths: readonly string[];
  /** The activity that wrote them; null for a change from outside. */
  readonly activityId: string | null;
  readonly prevIdToNewIdMap: IdMap;
}

/** What all that has changed since a version comes to. */
export interface ChangesSince extends LookupDelta {
  readonly prevIdToNewIdMap: IdMap;
}

/** Keeps count of what becomes of a project, by whomever, and tells those who listen. */
export class ProjectChanges {
  readonly lookups: ProjectLookups;
  readonly #project: DiskProject;
  readonly #history: History;
  readonly #log = new ChangeLog();
  readonly #listeners = new Set<(change: ProjectChange) => void>();
  #version = 0;

  constructor(project: DiskProject, history: History) {
    this.#project = project;
    this.#history = history;
    this.lookups = new ProjectLookups({
      facts: (path) => project.files.facts(path),
      resolveImport: (from, specifier) => project.resolveImport(from, specifier),
      modulePaths: () => project.modulePaths(),
    });
  }

  /** That of the ids as they have last been told of. */
  get version(): number {
    return this.#version;
  }

  /** Calls `listener` after each change until the returned function is called. */
  subscribe(listener: (change: ProjectChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** All that has changed since a version, as one change. */
  since(version: number): ChangesSince {
    const { became } = this.#project.files.trail.since(version);
    return {
      prevIdToNewIdMap: Object.fromEntries(became),
      ...this.lookups.pick(this.#log.since(version)),
    };
  }

  /** Notes and tells what the project has come across that others had changed. */
  async takeOutside(): Promise<void> {
    const changes = this.#project.files.takeOutsideChanges();
    const paths = [...new Set(changes.map(({ path }) => path))];
    if (paths.length === 0) return;
    for (const path of paths) await this.#history.noteOutside(path);
    this.publish(paths, null);
  }

  /** Tells that files have changed, as the project now knows them. */
  publish(paths: readonly string[], activityId: string | null): void {
    const before = this.#version;
    this.#version = this.#project.files.trail.version;
    this.#log.add(this.#version, this.lookups.update(paths));
    const change = { version: this.#version, paths, activityId, ...this.since(before) };
    for (const listener of this.#listeners) listener(change);
  }
}
