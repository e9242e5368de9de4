/** The source of a pattern (with flag `u`) that matches a text as it stands. */
export function escapedPattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
