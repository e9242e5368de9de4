import type { Compare, Comparison } from './sort-comparison.ts';

/** ASCII signs, small letters only, as far as they can be printed. */
const signs = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).filter(
  (sign) => !/[A-Z]/.test(sign),
);
const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const accented = Array.from({ length: 0x240 - 0xc0 }, (_, i) => String.fromCharCode(0xc0 + i));

/** Ranks are below this. */
export const rankLimit = 128;

/**
 * First-level ranks (UTS #10) of code units that stand for themselves whatever is around them: of
 * two texts of such, the first ranks that differ decide. 0 for all other units. Undefined where
 * pairs of letters are letters of their own: ch in Czech, aa in Danish.
 */
export function plainRanks(comparison: Comparison): Uint8Array | undefined {
  const ranks = new Uint8Array(0x1_0000);
  if (!comparison.isLinguistic) {
    for (let unit = 0; unit < rankLimit - 1; unit++) ranks[unit] = unit + 1;
    return ranks;
  }
  const { compareBase, natural } = comparison;
  if (hasPairs(compareBase)) return undefined;
  const ordered = signs.toSorted(compareBase);
  let rank = 0;
  ordered.forEach((sign, index) => {
    const before = ordered[index - 1];
    if (before === undefined || compareBase(before, sign) !== 0) rank++;
    // Digits are compared by value, together with those behind them.
    const given = natural && /\d/.test(sign) ? 0 : rank;
    ranks[sign.charCodeAt(0)] = given;
    ranks[sign.toUpperCase().charCodeAt(0)] = given;
  });
  for (const letter of accented) {
    const plain = letters.find((one) => compareBase(one, letter) === 0);
    if (plain) ranks[letter.charCodeAt(0)] = ranks[plain.charCodeAt(0)] ?? 0;
  }
  return ranks;
}

/** Whether two letters together are sorted as another one: then the second is out of order. */
function hasPairs(compareBase: Compare): boolean {
  const ordered = letters.toSorted(compareBase);
  return ordered.some((first) =>
    ordered.slice(1).some((next, index) => {
      const second = ordered[index] ?? '';
      const alone = Math.sign(compareBase(second, next));
      return Math.sign(compareBase(first + second, first + next)) !== alone;
    }),
  );
}
