import { type TablePart, table } from '@textbench/kit';

/** Guesses a second of attackers, from a login form to a hall of graphics cards. */
const attackers: readonly (readonly [string, number])[] = [
  ['Login form that allows 100 tries an hour', 100 / 3_600],
  ['Login form without a limit', 10],
  ['Stolen list, slow hash (bcrypt, Argon2)', 1e4],
  ['Stolen list, fast hash (MD5, SHA-1), one graphics card', 1e11],
  ['Stolen list, fast hash, a thousand cards', 1e14],
];

/** How long each attacker needs on average: half of all possibilities. */
export function crackTimes(entropy: number): TablePart {
  return table({
    title: 'Time to guess',
    columns: [
      { label: 'Attacker', kind: 'text' },
      { label: 'Guesses a second', kind: 'number' },
      { label: 'On average', kind: 'text' },
    ],
    rows: attackers.map(([name, rate]) => [
      name,
      rate < 1 ? Number(rate.toPrecision(2)) : rate,
      duration(2 ** (entropy - 1) / rate),
    ]),
  });
}

const units: readonly (readonly [string, number])[] = [
  ['year', 31_557_600],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];

const ageOfUniverse = 13.8e9 * 31_557_600;

/**
 * Seconds in the largest unit that fits.
 *
 * @example duration(7_200) // '2 hours'
 */
export function duration(seconds: number): string {
  if (seconds < 1) return 'at once';
  if (seconds > ageOfUniverse) return 'longer than the universe is old';
  const [name, size] = units.find(([, unitSize]) => seconds >= unitSize) ?? ['second', 1];
  const count = Math.floor(seconds / size);
  return `${count.toLocaleString('en')} ${name}${count === 1 ? '' : 's'}`;
}
