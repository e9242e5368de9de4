import { notEditable, SourceError, type SourceModule } from '@retouch/source';
import { factsOf, type ModuleFacts } from '../lookups/module-facts.ts';
import type { FileStamp } from './disk-text.ts';
import type { RecentModules } from './recent-modules.ts';

/** One file of a project as it was last read. */
export interface SourceRecord {
  /** Undefined where its bytes are no UTF-8. */
  readonly text: string | undefined;
  /** How it was then on disk; undefined where that is to be looked at anew. */
  readonly stamp: FileStamp | undefined;
  /** When it was read, in nanoseconds since 1970. */
  readonly readAt: bigint;
  /** Of a module: what it says, or said when it last parsed. */
  readonly good: GoodModule | undefined;
  /** Of a module that can't be edited as it is: why. */
  readonly fault: SourceError | undefined;
}

/** A module at a moment when it parsed. */
export interface GoodModule {
  readonly text: string;
  readonly facts: ModuleFacts;
}

/** What reading a module gave: itself, or why it can't be edited. */
export type ReadModule = { readonly module: SourceModule } | { readonly fault: SourceError };

/** Parses a module; what a person can mend, a syntax error or a strange encoding, is a value. */
export function readModule(
  path: string,
  text: string | undefined,
  recent: RecentModules,
): ReadModule {
  if (text === undefined) return { fault: notUtf8(path) };
  try {
    return { module: recent.get(path, text) };
  } catch (error) {
    if (error instanceof SourceError) return { fault: error };
    throw error;
  }
}

export function goodModule(module: SourceModule): GoodModule {
  return { text: module.text, facts: factsOf(module) };
}

export function notUtf8(path: string): SourceError {
  return notEditable(`${path} is not valid UTF-8. Save it as UTF-8 and try again.`, { file: path });
}
