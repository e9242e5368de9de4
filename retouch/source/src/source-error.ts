import type { FailureCode } from '@retouch/protocol';

/** Where in a project's files something stands. Lines and columns count from 1. */
export interface SourcePlace {
  /** Relative to the project's root, with forward slashes. */
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  readonly codebaseId?: string;
}

/**
 * A change that is not made, and why: `message` says what stands in the way and what would work.
 * Thrown before anything is written; the server answers it with `code` and its HTTP status.
 */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  readonly code: FailureCode;
  readonly place: SourcePlace;

  constructor(code: FailureCode, message: string, place: SourcePlace = {}) {
    super(message);
    this.code = code;
    this.place = place;
  }
}

/** The change can't be expressed in source safely; `message` says which and what would work. */
export function notEditable(message: string, place: SourcePlace = {}): SourceError {
  return new SourceError('not_editable', message, place);
}
