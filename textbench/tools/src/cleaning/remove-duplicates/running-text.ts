import type { Units } from './units.ts';

/**
 * Puts kept words, items or sentences together with what stood between them. Where some in between
 * are gone, the strongest of the gaps stays: a line end before a full stop before a comma.
 *
 * @param kept indexes of units, in the order of the text
 */
export function joinedInPlace(text: string, units: Units, kept: readonly number[]): string {
  const { starts, ends } = units;
  const tail = text.slice(ends.at(-1) ?? 0);
  if (kept.length === 0) return '';
  const parts = [text.slice(0, starts[0])];
  let before = -1;
  for (const unit of kept) {
    if (before >= 0) parts.push(strongestGap(text, units, before, unit));
    parts.push(text.slice(starts[unit], ends[unit]));
    before = unit;
  }
  return parts.join('') + tail;
}

function strongestGap(text: string, { starts, ends }: Units, from: number, to: number): string {
  let strongest = '';
  let most = -1;
  for (let unit = from; unit < to; unit++) {
    const gap = text.slice(ends[unit], starts[unit + 1]);
    const strength = strengthOf(gap);
    if (strength > most) [strongest, most] = [gap, strength];
  }
  return strongest;
}

function strengthOf(gap: string): number {
  if (gap === ' ') return 1;
  const lineEnds = gap.match(/\r\n|[\n\r\u2028\u2029]/g)?.length ?? 0;
  const stop = /[.!?…。！？]/.test(gap) ? 4 : /[,;:、，；：—–]/.test(gap) ? 2 : 1;
  return lineEnds * 10 + stop;
}

/** Puts units in another order together, with what mostly stands between two of them. */
export function joinedAnew(text: string, { starts, ends }: Units, kept: readonly number[]): string {
  const gap = text.slice(ends[0], starts[1]) || ' ';
  const tail = text.slice(ends.at(-1) ?? 0);
  return kept.map((unit) => text.slice(starts[unit], ends[unit])).join(gap) + tail;
}
