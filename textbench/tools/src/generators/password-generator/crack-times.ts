/** Somebody who tries passwords, and how many a second. */
export interface Attack {
  readonly name: string;
  readonly guessesPerSecond: number;
}

/**
 * What attackers may try: 100 failures in all is what NIST SP 800-63B allows an account, taken here as an
 * hour's; the offline rates are what single machines and large clusters of graphics cards reach.
 */
export const attacks: readonly Attack[] = [
  { name: 'Signing in where tries are limited', guessesPerSecond: 100 / 3_600 },
  { name: 'Signing in without a limit', guessesPerSecond: 100 },
  { name: 'Stolen file, slow hash (Argon2, bcrypt)', guessesPerSecond: 10_000 },
  { name: 'Stolen file, fast hash (MD5, SHA-1)', guessesPerSecond: 100_000_000_000 },
  { name: 'Fast hash and the means of a state', guessesPerSecond: 100_000_000_000_000 },
];

/** Binary logarithm of the seconds until half of all secrets are tried. */
export function halfTime(bits: number, { guessesPerSecond }: Attack): number {
  return bits - 1 - Math.log2(guessesPerSecond);
}

const units: readonly (readonly [name: string, seconds: number])[] = [
  ['second', 1],
  ['minute', 60],
  ['hour', 3_600],
  ['day', 86_400],
  ['year', 31_557_600],
];

/** A time in words, given as the binary logarithm of its seconds: `3 hours`, `4 million years`. */
export function timeInWords(logSeconds: number): string {
  if (logSeconds < 0) return 'less than a second';
  const unit = units.findLast(([, seconds]) => logSeconds >= Math.log2(seconds)) ?? units[0];
  const [name, size] = unit ?? ['second', 1];
  const logCount = (logSeconds - Math.log2(size)) * Math.log10(2);
  if (logCount >= 15) return `10^${Math.floor(logCount)} ${name}s`;
  const count = Math.floor(10 ** logCount + 1e-9);
  return `${inWords(count)} ${name}${count === 1 ? '' : 's'}`;
}

const powers: readonly (readonly [name: string, value: number])[] = [
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
  ['trillion', 1e12],
];

function inWords(count: number): string {
  const power = powers.findLast(([, value]) => count >= value);
  return power ? `${Math.floor(count / power[1])} ${power[0]}` : String(count);
}
