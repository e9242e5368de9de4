/** Random numbers that a seed fixes. Not for secrets. */
export interface SeededRandom {
  /** 0 ≤ x < 1, 53 bits. */
  fraction(): number;
  /**
   * A whole number, 0 ≤ x < `below`, without bias.
   *
   * @throws RangeError unless `below` is a whole number from 1 to 2³²
   */
  below(below: number): number;
  pick<T>(items: readonly [T, ...T[]]): T;
  /** A new array in random order (Fisher–Yates). */
  shuffled<T>(items: readonly T[]): T[];
}

/** xoshiro128** (Blackman and Vigna, 2018), its state drawn by SplitMix32 from the seed's FNV-1a hash. */
export function seededRandom(seed: string): SeededRandom {
  const next = xoshiro128(seedState(seed));
  const below = (limit: number) => {
    if (!Number.isInteger(limit) || limit < 1 || limit > 0x1_0000_0000) {
      throw new RangeError(`Cannot draw below ${limit}.`);
    }
    const usable = Math.floor(0x1_0000_0000 / limit) * limit;
    let drawn = next();
    while (drawn >= usable) drawn = next();
    return drawn % limit;
  };
  return {
    fraction: () => ((next() >>> 5) * 0x400_0000 + (next() >>> 6)) / 0x20_0000_0000_0000,
    below,
    pick: (items) => items[below(items.length)] ?? items[0],
    shuffled: (items) => {
      const order = [...items];
      for (let last = order.length - 1; last > 0; last--) {
        const other = below(last + 1);
        const [one, two] = [order[last], order[other]];
        if (one !== undefined && two !== undefined) {
          order[last] = two;
          order[other] = one;
        }
      }
      return order;
    },
  };
}

function seedState(seed: string): Uint32Array {
  let hash = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) {
    hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
  }
  const state = new Uint32Array(4);
  for (let i = 0; i < 4; i++) {
    hash = (hash + 0x9e3779b9) | 0;
    let mixed = hash ^ (hash >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    state[i] = mixed ^ (mixed >>> 15);
  }
  return state;
}

/** 32 bits a call. */
function xoshiro128(state: Uint32Array): () => number {
  let [a = 1, b = 2, c = 3, d = 4] = state;
  return () => {
    const product = Math.imul(b, 5);
    const drawn = Math.imul((product << 7) | (product >>> 25), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
    return drawn;
  };
}
