/** Unpredictable whole numbers, drawn from unpredictable bytes without bias. */
export interface SecureRandom {
  /** 0 ≤ x < `limit`, up to 2³². */
  below(limit: number): number;
  /** 0 ≤ x < `limit`, of any size. */
  belowBig(limit: bigint): bigint;
  pick<T>(items: readonly [T, ...T[]]): T;
  /** A new array in random order (Fisher–Yates). */
  shuffled<T>(items: readonly T[]): T[];
}

const bytesAtOnce = 1_024;

/**
 * Numbers by rejection: a draw that would make small numbers likelier is thrown away.
 *
 * @param bytes gives so many bytes that nobody can predict
 */
export function secureRandom(bytes: (count: number) => Uint8Array): SecureRandom {
  let store = new Uint8Array();
  let used = 0;
  const byte = () => {
    if (used >= store.length) {
      store = Uint8Array.from(bytes(bytesAtOnce));
      used = 0;
    }
    return store[used++] ?? 0;
  };
  const belowBig = (limit: bigint) => {
    if (limit <= 1n) return 0n;
    const bits = (limit - 1n).toString(2).length;
    for (;;) {
      let drawn = 0n;
      for (let i = 0; i < bits; i += 8) drawn = (drawn << 8n) | BigInt(byte());
      drawn &= (1n << BigInt(bits)) - 1n;
      if (drawn < limit) return drawn;
    }
  };
  const below = (limit: number) => {
    const mask = limit <= 1 ? 0 : 0xffffffff >>> Math.clz32(limit - 1);
    for (;;) {
      let drawn = 0;
      for (let reach = mask; reach > 0; reach >>>= 8) drawn = ((drawn << 8) | byte()) >>> 0;
      drawn = (drawn & mask) >>> 0;
      if (drawn < limit) return drawn;
    }
  };
  return {
    below,
    belowBig,
    pick: (items) => items[below(items.length)] ?? items[0],
    shuffled: (items) => {
      const order = [...items];
      for (let last = order.length - 1; last > 0; last--) {
        const other = below(last + 1);
        const [one, two] = [order[last], order[other]];
        if (one === undefined || two === undefined) continue;
        order[last] = two;
        order[other] = one;
      }
      return order;
    },
  };
}
