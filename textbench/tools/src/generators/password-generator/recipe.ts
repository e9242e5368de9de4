import type { SecureIntegers } from './secure-integers.ts';

/** A way to make secrets: how many different ones there are, all equally likely, and how to draw one. */
export interface Recipe {
  readonly total: bigint;
  /** What a secret is made of: `20 of 75 characters`. */
  readonly description: string;
  draw(integers: SecureIntegers): string;
}

/** Entropy of a secret drawn evenly from so many, in bits. */
export function bitsOf(total: bigint): number {
  const digits = total.toString(2);
  const leading = digits.slice(0, 53);
  return Math.log2(Number.parseInt(leading, 2)) + digits.length - leading.length;
}
