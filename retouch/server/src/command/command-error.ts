/** Why retouch can't start, for the person who called it: one line that says what would work. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
