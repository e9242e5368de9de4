import type { Change } from '../../engines/difference/changes.ts';

/** The second text with what changed written into it as `git diff --word-diff` does: `[-removed-]{+added+}`. */
export function inlineText(left: string, right: string, changes: readonly Change[]): string {
  const pieces: string[] = [];
  let reached = 0;
  for (const { leftStart, leftEnd, rightStart, rightEnd } of changes) {
    pieces.push(right.slice(reached, rightStart));
    if (leftEnd > leftStart) pieces.push('[-', left.slice(leftStart, leftEnd), '-]');
    if (rightEnd > rightStart) pieces.push('{+', right.slice(rightStart, rightEnd), '+}');
    reached = rightEnd;
  }
  pieces.push(right.slice(reached));
  return pieces.join('');
}
