export type ProtocolErrorCode =
  | 'invalid_codebase_id'
  | 'invalid_storyboard_id'
  | 'invalid_change_item'
  | 'already_processed'
  | 'unknown_change_type'
  | 'unsupported_operation';

/** What a caller of this package did wrong. Messages of canvas-script, section 8, are verbatim. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
  readonly code: ProtocolErrorCode;

  constructor(code: ProtocolErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
