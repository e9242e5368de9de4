/**
 * - `locked`: another server works in this folder.
 * - `newer_schema`: a newer Retouch wrote this history.
 * - `damaged`: the database is none, or none that this program can read.
 * - `unwritable`: the folder `.retouch` can't be made or written.
 */
export type HistoryErrorCode = 'locked' | 'newer_schema' | 'damaged' | 'unwritable';

/** Why a history can't be opened. `message` says what would work. */
export class HistoryError extends Error {
  override readonly name = 'HistoryError';
  readonly code: HistoryErrorCode;

  constructor(code: HistoryErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
