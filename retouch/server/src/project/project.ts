import type { SourceElement, SourceModule } from '@retouch/source';

/** An element and the module it stands in. */
export interface LocatedElement {
  readonly module: SourceModule;
  readonly element: SourceElement;
}

/**
 * A project's files as a mutation sees them: read only, all of one moment. Paths are relative to the
 * project's root, with forward slashes.
 */
export interface Project {
  /** The project's folder, absolute; absent where the project is in memory only. */
  readonly root?: string;
  /**
   * The element of this id, as the files are now.
   * @throws SourceError `unknown_element` where no file has it, `stale_element` where its file has
   * changed since and it can't be found again with certainty, `parse_error` where its file no longer
   * parses.
   */
  locate(codebaseId: string): LocatedElement;
  /**
   * The module at a path; none where there is no such file or it is no module.
   * @throws SourceError `parse_error`
   */
  module(path: string): SourceModule | undefined;
  /** Every module of the project, in order of their paths. */
  modulePaths(): readonly string[];
  /** Every style sheet of the project (css, pcss, scss, less), in order of their paths. */
  styleSheetPaths(): readonly string[];
  /** The text of any file of the project; none where there is no such file. */
  text(path: string): string | undefined;
  /** The file that an import in `from` means, by the project's aliases (tsconfig paths) and extensions. */
  resolveImport(from: string, specifier: string): string | undefined;
  /** Whether a new or changed file may be written there: inside the root, not ignored, known kind. */
  mayWrite(path: string): boolean;
}
