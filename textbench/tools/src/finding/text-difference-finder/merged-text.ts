import type { Match } from '../../engines/difference/compare-sequences.ts';
import type { PatchSide } from '../../engines/difference/unified-patch.ts';
import { regionsBetween } from '../../engines/difference/unified-patch.ts';

export type Merge = 'both' | 'markers';

/**
 * One text of two: shared lines once, and where they differ the lines of both, one after the other or
 * between the conflict markers that Git and editors know.
 */
export function mergedText(
  left: PatchSide,
  right: PatchSide,
  matches: readonly Match[],
  merge: Merge,
): string {
  const feed = /\r\n/.test(left.text) ? '\r\n' : '\n';
  const pieces: string[] = [];
  let reached = 0;
  const differing = regionsBetween(matches, left.lines.starts.length, right.lines.starts.length);
  for (const { leftStart, leftEnd, rightStart, rightEnd } of differing) {
    pieces.push(lines(left, reached, leftStart));
    const one = ended(lines(left, leftStart, leftEnd), feed);
    const other = lines(right, rightStart, rightEnd);
    if (merge === 'both') pieces.push(other === '' ? lines(left, leftStart, leftEnd) : one, other);
    else {
      pieces.push(`<<<<<<< ${left.name}${feed}`, one, `=======${feed}`);
      pieces.push(ended(other, feed), `>>>>>>> ${right.name}${feed}`);
    }
    reached = leftEnd;
  }
  pieces.push(lines(left, reached, left.lines.starts.length));
  return pieces.join('');
}

function lines(side: PatchSide, first: number, end: number): string {
  const { starts } = side.lines;
  return first < end ? side.text.slice(starts[first], starts[end]) : '';
}

function ended(text: string, feed: string): string {
  return text === '' || text.endsWith('\n') ? text : text + feed;
}
