import type { MutationBody, MutationName, MutationSuccess } from '@retouch/protocol';
import { type Plan, SourceError } from '@retouch/source';
import type { CommittedActivity, History, IdChanges, WrittenFile } from '../history/index.ts';
import type { ProjectLookups } from '../lookups/project-lookups.ts';
import type { Mutations } from '../mutations/mutation.ts';
import type { DiskProject } from '../project/disk-project.ts';
import type { IdStep } from '../project/id-trail.ts';
import { fileWrites } from './file-writes.ts';
import {
  type Identification,
  identifyMutation,
  identifyReversal,
  type ParseModule,
} from './identify.ts';
import { ProjectChanges } from './project-changes.ts';
import { Turns } from './turns.ts';

export interface LiveCanvasParts {
  readonly project: DiskProject;
  readonly history: History;
  readonly mutations: Mutations;
  readonly newId: () => string;
  /** Refuses every change. */
  readonly readOnly: boolean;
  /** Hears of files that a change, an undo or a redo has just written. */
  readonly onWritten?: (paths: readonly string[]) => void;
  /** Waits until a change may write after the one before it. */
  readonly pace?: () => Promise<void>;
}

/** An answer, and the version of the ids in it. */
export interface Versioned<Answer> {
  readonly answer: Answer;
  readonly version: number;
}

/** What a call that reads is given. */
export interface Reading {
  readonly project: DiskProject;
  readonly lookups: ProjectLookups;
  readonly history: History;
}

const unchanged = { activityId: null, files: [], addedCodebaseIds: [] };

/**
 * A project that is being edited. Calls take turns; each sees the files as they are when its turn
 * comes. Where a call takes a version, it is that of the ids the caller holds, and its answer tells
 * of all that has changed since.
 */
export class LiveCanvas {
  readonly #parts: LiveCanvasParts;
  readonly #turns = new Turns();
  /** What became of the project, and who hears of it. */
  readonly changes: ProjectChanges;

  constructor(parts: LiveCanvasParts) {
    this.#parts = parts;
    this.changes = new ProjectChanges(parts.project, parts.history);
  }

  /** Carries out one change. @throws SourceError what kept it from being made; no file has changed. */
  mutate<Name extends MutationName>(
    name: Name,
    body: MutationBody<Name>,
    version?: number,
  ): Promise<Versioned<MutationSuccess>> {
    return this.#changing(version, async (since) => {
      const { project, history, mutations, newId } = this.#parts;
      const mutation: Mutations[Name] = mutations[name];
      const plan = await mutation(body, project);
      await this.changes.takeOutside();
      if (isEmpty(plan)) return { ...unchanged, ...this.changes.since(since) };
      const files = fileWrites(plan, project, this.#parse);
      return this.#commit(since, (identify) => {
        const whole = { id: newId(), name, request: body, files };
        return history.commit({
          ...whole,
          identify: identify((written) => identifyMutation(plan, written, this.#parse)),
        });
      });
    });
  }

  /** Takes back the last change. @throws SourceError as `History.undo`. */
  undo(version?: number): Promise<Versioned<MutationSuccess>> {
    return this.#reverse('undo', version);
  }

  /** Makes the change again that was last taken back. @throws SourceError as `History.redo`. */
  redo(version?: number): Promise<Versioned<MutationSuccess>> {
    return this.#reverse('redo', version);
  }

  /** Reads something, all of one moment. */
  read<Result>(
    task: (reading: Reading) => Result,
    version?: number,
  ): Promise<Versioned<Awaited<Result>>> {
    const { project, history } = this.#parts;
    return this.#turn(version, async () => {
      project.files.checkAll();
      await this.changes.takeOutside();
      const answer = await task({ project, history, lookups: this.changes.lookups });
      return { answer, version: this.changes.version };
    });
  }

  /** Looks at files that seem to have been changed by others. */
  lookAt(paths: Iterable<string>): Promise<void> {
    return this.#turn(undefined, () => {
      for (const path of paths) this.#parts.project.files.check(path);
    });
  }

  /** Reads the project's configuration and the list of its files anew. */
  reconfigure(): Promise<void> {
    return this.#turn(undefined, () => this.#parts.project.reconfigure());
  }

  readonly #parse: ParseModule = (path, text) => this.#parts.project.files.parsed(path, text);

  #reverse(way: 'undo' | 'redo', version?: number): Promise<Versioned<MutationSuccess>> {
    return this.#changing(version, (since) =>
      this.#commit(since, (identify) =>
        this.#parts.history[way](
          identify((written, reversed) => identifyReversal(written, reversed, this.#parse)),
        ),
      ),
    );
  }

  #changing(
    version: number | undefined,
    task: (since: number) => Promise<MutationSuccess>,
  ): Promise<Versioned<MutationSuccess>> {
    if (this.#parts.readOnly) {
      const message = 'Retouch was started with --read-only, so nothing can be changed.';
      return Promise.reject(new SourceError('forbidden', message));
    }
    return this.#turn(version, async (since) => {
      await this.#parts.pace?.();
      return { answer: await task(since), version: this.changes.version };
    });
  }

  /** Runs a task in its turn, then tells of what it came across that others had changed. */
  #turn<Result>(
    version: number | undefined,
    task: (since: number) => Result | Promise<Result>,
  ): Promise<Result> {
    return this.#turns.take(async () => {
      const since = this.#parts.project.beginMoment(version);
      try {
        return await task(since);
      } finally {
        await this.changes.takeOutside();
      }
    });
  }

  async #commit(
    since: number,
    write: (identify: Identifying) => Promise<CommittedActivity>,
  ): Promise<MutationSuccess> {
    let step: IdStep = { became: new Map(), gone: new Set() };
    const committed = await write((find) => (written, reversed) => {
      const found = find(written, reversed);
      step = found.step;
      return found.changes;
    });
    const { files } = this.#parts.project;
    for (const { path, before } of committed.files) {
      if (before !== null) files.adoptOutside(path, before);
    }
    await this.changes.takeOutside();
    const written = committed.files.map(({ path, after }) => ({ path, text: after }));
    files.adopt(written, step);
    const paths = written.map(({ path }) => path);
    this.changes.publish(paths, committed.id);
    this.#parts.onWritten?.(paths);
    return {
      activityId: committed.id,
      files: committed.files.map(({ path, beforeHash, afterHash }) => ({
        path,
        beforeHash,
        afterHash,
      })),
      addedCodebaseIds: committed.addedCodebaseIds,
      ...this.changes.since(since),
    };
  }
}

type Find = (written: readonly WrittenFile[], reversed?: IdChanges) => Identification;

/** Makes of a way to find what became of elements one that the history can call. */
type Identifying = (
  find: Find,
) => (written: readonly WrittenFile[], reversed?: IdChanges) => IdChanges;

function isEmpty({ rewrites, created }: Plan): boolean {
  return created.length === 0 && rewrites.every(({ edits }) => edits.length === 0);
}
