import type { Finding } from './finding.ts';
import { isInvalid } from './finding.ts';
import type { PatternName } from './library.ts';

export interface NamedFinding extends Finding {
  readonly pattern: PatternName;
}

/**
 * Findings of several patterns without those that overlap a better one: a valid one before an invalid one,
 * then the longer, then that of the pattern named first. In the order of the text.
 */
export function withoutOverlaps(findings: readonly NamedFinding[]): NamedFinding[] {
  const ordered = findings.toSorted((one, other) => one.start - other.start);
  const kept: NamedFinding[] = [];
  let cluster: NamedFinding[] = [];
  let clusterEnd = 0;
  for (const finding of ordered) {
    if (finding.start >= clusterEnd) {
      kept.push(...bestOf(cluster));
      cluster = [];
    }
    cluster.push(finding);
    clusterEnd = Math.max(clusterEnd, finding.end);
  }
  return [...kept, ...bestOf(cluster)];
}

function bestOf(cluster: readonly NamedFinding[]): NamedFinding[] {
  if (cluster.length < 2) return [...cluster];
  const best: NamedFinding[] = [];
  for (const finding of cluster.toSorted(betterFirst)) {
    const place = placeIn(best, finding.start);
    const free =
      (best[place - 1]?.end ?? finding.start) <= finding.start &&
      (best[place]?.start ?? finding.end) >= finding.end;
    if (free) best.splice(place, 0, finding);
  }
  return best;
}

/** Index of the first finding that begins at or behind an offset. */
function placeIn(ordered: readonly NamedFinding[], offset: number): number {
  let [low, high] = [0, ordered.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ordered[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

function betterFirst(one: NamedFinding, other: NamedFinding): number {
  const validity = Number(isInvalid(one)) - Number(isInvalid(other));
  return validity || other.end - other.start - (one.end - one.start);
}
