/** Bytes nobody can predict, as the run's context gives them. */
export type ByteSource = (count: number) => Uint8Array;

const poolSize = 256;

/** Whole numbers of which each is as likely as any other: bits that make a number too large are thrown away. */
export class SecureIntegers {
  private readonly source: ByteSource;
  private pool: Uint8Array = new Uint8Array(0);
  private next = 0;

  constructor(source: ByteSource) {
    this.source = source;
  }

  /** 0 ≤ x < `limit`; `limit` is at most 2³². */
  below(limit: number): number {
    const bits = 32 - Math.clz32(limit - 1);
    for (;;) {
      let drawn = 0;
      for (let got = 0; got < bits; got += 8) drawn = drawn * 256 + this.byte();
      // All bits beyond those needed are dropped, so that at least every other number is used.
      drawn %= 2 ** bits;
      if (drawn < limit) return drawn;
    }
  }

  /** 0 ≤ x < `limit`, for limits of any size. */
  belowLarge(limit: bigint): bigint {
    const bits = (limit - 1n).toString(2).length;
    for (;;) {
      let drawn = 0n;
      for (let got = 0; got < bits; got += 8) drawn = drawn * 256n + BigInt(this.byte());
      drawn %= 1n << BigInt(bits);
      if (drawn < limit) return drawn;
    }
  }

  pick<T>(items: readonly T[]): T {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new RangeError('There is nothing to pick from.');
    return item;
  }

  /** In place, every order as likely as any other (Fisher–Yates). */
  shuffle<T>(items: T[]): void {
    for (let last = items.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      const [one, two] = [items[last], items[other]];
      if (one === undefined || two === undefined) continue;
      items[last] = two;
      items[other] = one;
    }
  }

  private byte(): number {
    if (this.next === this.pool.length) {
      this.pool = this.source(poolSize);
      this.next = 0;
    }
    return this.pool[this.next++] ?? 0;
  }
}
