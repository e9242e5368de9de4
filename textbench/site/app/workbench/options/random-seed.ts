const seeds = 1_000_000;

/** A seed for a person who does not mind which. */
export function randomSeed(): string {
  return String(Math.floor(Math.random() * seeds));
}
