/** The status with which each failure is answered (wire-format, section 5). */
export const failureStatus = {
  invalid_request: 400,
  forbidden: 403,
  unknown_canvas: 404,
  unknown_element: 404,
  stale_element: 409,
  unexpected_parent: 409,
  nothing_to_undo: 409,
  nothing_to_redo: 409,
  undo_conflict: 409,
  not_editable: 422,
  parse_error: 422,
  internal: 500,
} as const;

export type FailureCode = keyof typeof failureStatus;

/** Why a call failed. The message is for a person: what, where and what would work. */
export interface FailureDetails {
  readonly code: FailureCode;
  readonly message: string;
  /** Path from the project root. */
  readonly file?: string;
  /** Counted from 1. */
  readonly line?: number;
  /** In UTF-16 units, counted from 1. */
  readonly column?: number;
  readonly codebaseId?: string;
}

/** The answer to a call that failed; no file has changed. */
export interface Failure {
  readonly error: FailureDetails;
}

export function isFailureCode(code: unknown): code is FailureCode {
  return typeof code === 'string' && Object.hasOwn(failureStatus, code);
}

/** Whether an answer says that the call failed. */
export function isFailure(answer: unknown): answer is Failure {
  if (typeof answer !== 'object' || answer === null || !('error' in answer)) return false;
  const { error } = answer;
  if (typeof error !== 'object' || error === null) return false;
  return (
    'code' in error &&
    isFailureCode(error.code) &&
    'message' in error &&
    typeof error.message === 'string'
  );
}
