/** Numbers to be described; typed arrays are quickest. */
export type Numbers = ArrayLike<number>;

/** What is usually said of a set of numbers. Standard deviation of the whole set, not of a sample. */
export interface Description {
  readonly count: number;
  readonly mean: number;
  readonly median: number;
  readonly standardDeviation: number;
  readonly least: number;
  readonly lowerQuartile: number;
  readonly upperQuartile: number;
  readonly most: number;
}

/** `undefined` of no numbers at all. */
export function describe(numbers: Numbers): Description | undefined {
  if (numbers.length === 0) return undefined;
  const sorted = Float64Array.from(numbers).sort();
  return {
    count: sorted.length,
    mean: mean(sorted),
    median: quantile(sorted, 0.5),
    standardDeviation: standardDeviation(sorted),
    least: sorted[0] ?? 0,
    lowerQuartile: quantile(sorted, 0.25),
    upperQuartile: quantile(sorted, 0.75),
    most: sorted.at(-1) ?? 0,
  };
}

function mean(numbers: Numbers): number {
  let sum = 0;
  for (let i = 0; i < numbers.length; i++) sum += numbers[i] ?? 0;
  return sum / numbers.length;
}

/** Of the whole population: Python's `statistics.pstdev`. */
function standardDeviation(numbers: Numbers): number {
  const middle = mean(numbers);
  let squares = 0;
  for (let i = 0; i < numbers.length; i++) squares += ((numbers[i] ?? 0) - middle) ** 2;
  return Math.sqrt(squares / numbers.length);
}

/** Between the neighbours in proportion: Python's `statistics.quantiles(method='inclusive')`. */
function quantile(sorted: Numbers, part: number): number {
  const place = (sorted.length - 1) * part;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? 0;
  return below + (above - below) * (place - Math.floor(place));
}

/** How often each number occurs, in order of the numbers. */
export function occurrences(numbers: Numbers): [value: number, count: number][] {
  const counts = new Map<number, number>();
  for (let i = 0; i < numbers.length; i++) {
    const value = numbers[i] ?? 0;
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].sort(([one], [other]) => one - other);
}

/** Shannon's entropy in bits of things that occur so often each. */
export function entropy(counts: Iterable<number>): number {
  let total = 0;
  let weighted = 0;
  for (const count of counts) {
    total += count;
    if (count > 0) weighted += count * Math.log2(count);
  }
  return total === 0 ? 0 : Math.max(0, Math.log2(total) - weighted / total);
}

/** Numbers that are added one by one, in a typed array that grows. */
export class NumberList {
  private numbers = new Uint32Array(1_024);
  length = 0;

  push(number: number): void {
    if (this.length === this.numbers.length) {
      const larger = new Uint32Array(this.numbers.length * 2);
      larger.set(this.numbers);
      this.numbers = larger;
    }
    this.numbers[this.length++] = number;
  }

  /** The numbers so far, without a copy. */
  values(): Uint32Array {
    return this.numbers.subarray(0, this.length);
  }
}
