/** Fewer tokens than this say nothing sure about diversity. */
export const fewestTokens = 50;

/** Size of the sample of HD-D, and the ratio that ends a factor of MTLD, as their authors have them. */
const sampleSize = 42;
const factorRatio = 0.72;

/** How rich a vocabulary is; `null` where a measure is not defined. */
export interface Diversity {
  readonly tokens: number;
  readonly types: number;
  /** Types that occur once. */
  readonly hapaxLegomena: number;
  /** Types divided by tokens; falls with the length of a text. */
  readonly typeTokenRatio: number | null;
  /** Types divided by the square root of tokens (Guiraud 1954). */
  readonly guiraud: number | null;
  /** Mean type-token ratio of all stretches of 50 tokens (Covington and McFall 2010). */
  readonly movingAverage: number | null;
  /** Mean length of stretches that keep the ratio above 0.72 (McCarthy and Jarvis 2010). */
  readonly mtld: number | null;
  /** Mean contribution of types to samples of 42 tokens (McCarthy and Jarvis 2007). */
  readonly hdd: number | null;
  /** Repetition, free of length: 10⁴ (Σ m²V(m) − N) / N² (Yule 1944). */
  readonly yuleK: number | null;
}

/**
 * @param tokens number of each token's type, in the order of the text
 * @param counts how often each type occurs, by its number
 */
export function diversityOf(tokens: Uint32Array, counts: Uint32Array): Diversity {
  const total = tokens.length;
  const enough = total >= fewestTokens;
  return {
    tokens: total,
    types: counts.length,
    hapaxLegomena: counts.reduce((once, count) => once + Number(count === 1), 0),
    typeTokenRatio: total === 0 ? null : counts.length / total,
    guiraud: total === 0 ? null : counts.length / Math.sqrt(total),
    movingAverage: enough ? movingAverageRatio(tokens, counts.length, fewestTokens) : null,
    mtld: enough ? mtld(tokens, counts.length) : null,
    hdd: enough ? hdd(total, counts) : null,
    yuleK: enough ? yuleK(total, counts) : null,
  };
}

function movingAverageRatio(tokens: Uint32Array, types: number, window: number): number {
  const inWindow = new Uint32Array(types);
  let different = 0;
  let sum = 0;
  for (let i = 0; i < tokens.length; i++) {
    const type = tokens[i] ?? 0;
    inWindow[type] = (inWindow[type] ?? 0) + 1;
    if (inWindow[type] === 1) different++;
    if (i >= window) {
      const gone = tokens[i - window] ?? 0;
      inWindow[gone] = (inWindow[gone] ?? 0) - 1;
      if (inWindow[gone] === 0) different--;
    }
    if (i >= window - 1) sum += different / window;
  }
  return sum / (tokens.length - window + 1);
}

/** Mean of the reading forwards and the reading backwards; `null` where no token comes twice. */
function mtld(tokens: Uint32Array, types: number): number | null {
  const forwards = factors(tokens, types);
  const backwards = factors(tokens.toReversed(), types);
  if (forwards === 0 || backwards === 0) return null;
  return (tokens.length / forwards + tokens.length / backwards) / 2;
}

/** How often the ratio falls to 0.72, the rest at the end as a part of a factor. */
function factors(tokens: Uint32Array, types: number): number {
  const seenIn = new Uint32Array(types); // the last stretch a type was seen in, from 1
  let stretch = 1;
  let length = 0;
  let different = 0;
  for (const type of tokens) {
    length++;
    if (seenIn[type] !== stretch) {
      seenIn[type] = stretch;
      different++;
    }
    if (different / length <= factorRatio) {
      stretch++;
      length = 0;
      different = 0;
    }
  }
  const rest = length === 0 ? 0 : (1 - different / length) / (1 - factorRatio);
  return stretch - 1 + rest;
}

/** Σ over types of the chance that a sample of 42 tokens holds the type, divided by 42. */
function hdd(total: number, counts: Uint32Array): number {
  const absent = new Map<number, number>();
  let sum = 0;
  for (const count of counts) {
    let chance = absent.get(count);
    if (chance === undefined) {
      chance = 1;
      for (let drawn = 0; drawn < sampleSize; drawn++) {
        chance *= Math.max(0, total - count - drawn) / (total - drawn);
      }
      absent.set(count, chance);
    }
    sum += (1 - chance) / sampleSize;
  }
  return sum;
}

function yuleK(total: number, counts: Uint32Array): number {
  const squares = counts.reduce((sum, count) => sum + count * count, 0);
  return (10_000 * (squares - total)) / (total * total);
}
