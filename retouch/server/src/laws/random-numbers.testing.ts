import type { RandomNumber } from './random-request.testing.ts';

/** Repeatable numbers from a seed: the generator mulberry32 of Tommy Ettinger, in the public domain. */
export function randomNumbers(seed: number): RandomNumber {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
