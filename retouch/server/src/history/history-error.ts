/**
 * - `locked`: another server works in this folder.
 * - `newer_schema`: a newer Retouch wrote this history.
 * - `gone`: the folder `.retouch` was removed while the server ran.
 */
export type HistoryErrorCode = 'locked' | 'newer_schema' | 'gone';

/** Why a history can't be used. `message` says what would work. */
export class HistoryError extends Error {
  override readonly name = 'HistoryError';
  readonly code: HistoryErrorCode;

  constructor(code: HistoryErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
