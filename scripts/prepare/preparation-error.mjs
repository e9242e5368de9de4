/** What keeps the scripts from starting and the person can put right; the message says how. */
export class PreparationError extends Error {
  /** @override */
  name = 'PreparationError';
}
