import { join } from 'node:path';
import { isModulePath, SourceError, type SourceModule } from '@retouch/source';
import { readDiskText, stampOf } from './disk-text.ts';
import { isSourcePath } from './find-files.ts';
import { ImportResolver } from './import-resolver.ts';
import type { LocatedElement, Project } from './project.ts';
import { isStyleSheetPath } from './project-rules.ts';
import { SourceFiles, type SourceFilesOptions } from './source-files.ts';
import { notUtf8 } from './source-record.ts';

export interface DiskProjectOptions extends SourceFilesOptions {
  /** Told of what is wrong with the project's own configuration. */
  readonly report: (message: string) => void;
}

/**
 * A project on disk, as one request at a time sees it: `beginMoment` starts one, and from then on all
 * that is read is of that moment.
 */
export class DiskProject implements Project {
  readonly root: string;
  readonly files: SourceFiles;
  readonly #report: (message: string) => void;
  #resolver: ImportResolver;
  #version: number;

  constructor(options: DiskProjectOptions) {
    this.root = options.root;
    this.#report = options.report;
    this.files = new SourceFiles(options);
    this.#resolver = this.#newResolver();
    this.#version = this.files.trail.version;
  }

  /**
   * @param version that of the ids the request names; without it, they are those of now.
   * @returns the version that they are taken for.
   */
  beginMoment(version?: number): number {
    this.files.beginMoment();
    this.#version = Math.min(version ?? Number.POSITIVE_INFINITY, this.files.trail.version);
    return this.#version;
  }

  /** Reads the project's configuration and the list of its files anew. */
  reconfigure(): void {
    this.files.beginMoment();
    this.files.rescan();
    this.#resolver = this.#newResolver();
  }

  locate(codebaseId: string): LocatedElement {
    for (;;) {
      const { id, path } = this.#current(codebaseId);
      const { version } = this.files.trail;
      const record = this.files.check(path);
      if (version !== this.files.trail.version) continue;
      if (record?.fault !== undefined) throw record.fault;
      const module = this.files.module(path);
      const element = module?.element(id);
      if (module === undefined || element === undefined) throw staleElement(codebaseId);
      return { module, element };
    }
  }

  module(path: string): SourceModule | undefined {
    const record = isModulePath(path) ? this.files.check(path) : undefined;
    if (record?.fault !== undefined) throw record.fault;
    return record && this.files.module(path);
  }

  modulePaths(): readonly string[] {
    return this.files.paths().filter(isModulePath);
  }

  styleSheetPaths(): readonly string[] {
    return this.files.paths().filter(isStyleSheetPath);
  }

  text(path: string): string | undefined {
    const found = isSourcePath(path) ? this.files.check(path) : this.#readOther(path);
    if (found !== undefined && found.text === undefined) throw notUtf8(path);
    return found?.text;
  }

  resolveImport(from: string, specifier: string): string | undefined {
    return this.#resolver.resolve(from, specifier);
  }

  mayWrite(path: string): boolean {
    return this.files.rules.mayWrite(path);
  }

  /** What has this id, or had it when the request was made, or whenever it was last heard of. */
  #current(codebaseId: string): { id: string; path: string } {
    const { trail } = this.files;
    const last = trail.lastVersionOf(codebaseId);
    for (const version of [this.#version, last]) {
      if (version === undefined) continue;
      const id = trail.follow(codebaseId, version);
      if (id === undefined) throw staleElement(codebaseId);
      const path = this.files.pathOf(id);
      if (path !== undefined) return { id, path };
    }
    if (last !== undefined) throw staleElement(codebaseId);
    throw new SourceError(
      'unknown_element',
      `No file of the project has the element ${codebaseId}.`,
      {
        codebaseId,
      },
    );
  }

  #readOther(path: string) {
    return this.files.rules.mayRead(path) ? readDiskText(join(this.root, path)) : undefined;
  }

  #newResolver(): ImportResolver {
    const isFile = (path: string): boolean =>
      isSourcePath(path)
        ? this.files.has(path)
        : stampOf(join(this.root, path)) !== undefined && this.files.rules.mayRead(path);
    return new ImportResolver(this.root, isFile, this.#report);
  }
}

function staleElement(codebaseId: string): SourceError {
  return new SourceError(
    'stale_element',
    `The file of ${codebaseId} has changed since, and the element can't be found again with certainty. Select it anew and try again.`,
    { codebaseId },
  );
}
