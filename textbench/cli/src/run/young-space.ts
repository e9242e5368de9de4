import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/** Bytes of V8's young space from which a stream lets it grow no further. */
const enough = 8 * 1024 * 1024;

/** Pieces between two looks at the size. */
const everyPieces = 16;

/**
 * Keeps a long stream small. Pieces die young, so V8 would let its young space grow to 128 MB, for
 * no gain in speed: 1 GB takes as long with 8 MB. Gives the function to call with every piece.
 */
export function youngSpaceWatch(): () => void {
  let pieces = 0;
  let settled = false;
  return () => {
    if (settled || ++pieces % everyPieces !== 0) return;
    const young = getHeapSpaceStatistics().find((space) => space.space_name === 'new_space');
    if ((young?.space_size ?? 0) < enough) return;
    settled = true;
    setFlagsFromString('--semi-space-growth-factor=1'); // read by V8 whenever it would grow
  };
}
