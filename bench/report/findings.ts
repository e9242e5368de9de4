import type { Contest } from '../contest.ts';
import type { Heat, Outcome } from '../measure/heat.ts';
import { geometricMean } from '../measure/samples.ts';
import { sizes } from '../order.ts';
import { times } from './numbers.ts';

/** The figures that the design asks for. */
const asked = { cyberChef: 10, plain: 2, gnuLineWork: 3 };

/** The sizes of the texts, from the smallest on. */
export function sizesOf(heats: readonly Heat[]): string[] {
  return [...new Set(heats.map(({ size }) => size))].sort(
    (one, other) => (sizes[one] ?? 0) - (sizes[other] ?? 0),
  );
}

/** What the heats on the largest text say of the figures to reach, for linear work. */
export function findings(
  heats: readonly Heat[],
  contests: readonly Contest[],
  limit: number,
): string {
  const size = sizesOf(heats).at(-1);
  const linear = heats.filter(
    (heat) => heat.size === size && contestOf(heat, contests)?.notLinear !== true,
  );
  const lineWork = linear.filter((heat) => contestOf(heat, contests)?.lineWork === true);
  return [
    `On ${size ?? 'no text'}:`,
    againstCyberChef(linear, limit),
    atMost(linear, 'plain', asked.plain, 'times the plainest loop'),
    atMost(lineWork, 'gnu', asked.gnuLineWork, 'times the GNU tool for line work'),
  ].join('\n\n');
}

function againstCyberChef(heats: readonly Heat[], limit: number): string {
  const ratios = heats.flatMap((heat) => {
    const theirs = timeOrLimit(heat.outcomes.cyberChef, limit);
    const ours = timeOrLimit(heat.outcomes.textbench, limit);
    return theirs && ours ? [{ heat, ratio: theirs / ours }] : [];
  });
  if (ratios.length === 0) return 'CyberChef does none of these jobs.';
  const mean = geometricMean(ratios.map(({ ratio }) => ratio));
  const slower = ratios.filter(({ ratio }) => ratio < 1).map(({ heat }) => name(heat));
  return [
    `CyberChef: over the ${ratios.length} jobs that both do, Textbench is ${times(mean)} times as`,
    `fast in the geometric mean (asked: ${asked.cyberChef}; where CyberChef was given up, the limit`,
    `stands for its time). Slower than CyberChef: ${slower.join('; ') || 'none'}.`,
  ].join(' ');
}

function atMost(
  heats: readonly Heat[],
  rival: 'plain' | 'gnu',
  most: number,
  what: string,
): string {
  const over = heats.flatMap((heat) => {
    const theirs = time(heat.outcomes[rival]);
    const ours = time(heat.outcomes.textbench);
    return theirs && ours && ours / theirs > most
      ? [`${name(heat)} (${times(ours / theirs)})`]
      : [];
  });
  const held = heats.filter(({ outcomes }) => outcomes[rival] !== undefined).length;
  return `Asked: at most ${most} ${what}. Over it, of ${held} jobs: ${over.join('; ') || 'none'}.`;
}

/** The median in milliseconds, where there is one. */
export function time(outcome: Outcome | undefined): number | undefined {
  return typeof outcome === 'object' && 'median' in outcome ? outcome.median : undefined;
}

function timeOrLimit(outcome: Outcome | undefined, limit: number): number | undefined {
  return outcome === 'slow' ? limit * 1_000 : time(outcome);
}

function contestOf({ tool, task }: Heat, contests: readonly Contest[]): Contest | undefined {
  return contests.find((contest) => contest.tool === tool && contest.task === task);
}

function name({ tool, task }: Heat): string {
  return `${tool}, ${task}`;
}
