import type { Region } from '../../engines/difference/split-point.ts';

/** Which units of one text stand elsewhere in the other: index there, or -1. */
export interface Moves {
  readonly movedTo: Int32Array;
  readonly movedFrom: Int32Array;
}

/**
 * Units that were taken out at one place and put in, equal, at another. Each is used once; a stretch
 * that moved as a whole stays a whole.
 *
 * @param changed the stretches that are not shared
 * @param mayMove whether a unit of the right text says enough to be recognised
 */
export function findMoves(
  left: Int32Array,
  right: Int32Array,
  changed: readonly Region[],
  mayMove: (rightIndex: number) => boolean,
): Moves {
  const moves = {
    movedTo: new Int32Array(left.length).fill(-1),
    movedFrom: new Int32Array(right.length).fill(-1),
  };
  const removed = placesById(left, changed);
  let previous = -2;
  for (const { rightStart, rightEnd } of changed) {
    for (let j = rightStart; j < rightEnd; j++) {
      const places = removed.get(right[j] ?? -1);
      const from = places && mayMove(j) ? take(places, previous + 1) : undefined;
      previous = from ?? -2;
      if (from === undefined) continue;
      moves.movedTo[from] = j;
      moves.movedFrom[j] = from;
    }
  }
  return moves;
}

function placesById(left: Int32Array, changed: readonly Region[]): Map<number, Set<number>> {
  const places = new Map<number, Set<number>>();
  for (const { leftStart, leftEnd } of changed) {
    for (let i = leftStart; i < leftEnd; i++) {
      const id = left[i] ?? -1;
      const known = places.get(id);
      if (known) known.add(i);
      else places.set(id, new Set([i]));
    }
  }
  return places;
}

/** The wanted place where it is free, else the first free one. */
function take(places: Set<number>, wanted: number): number | undefined {
  const [first] = places;
  const taken = places.has(wanted) ? wanted : first;
  if (taken !== undefined) places.delete(taken);
  return taken;
}
