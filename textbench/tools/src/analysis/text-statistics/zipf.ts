import { type ChartPart, chart } from '@textbench/kit';

interface RankedCount {
  readonly rank: number;
  readonly count: number;
}

/** Ranks 1, 2, 3, 4, 6, 8, 12, 16 …: about equally far apart on a logarithmic scale. */
export function sampledRanks(counts: Uint32Array): RankedCount[] {
  const sorted = counts.toSorted().toReversed();
  const sampled: RankedCount[] = [];
  for (let power = 1; power <= sorted.length; power *= 2) {
    for (const rank of power === 1 ? [1] : [power, power * 1.5]) {
      const count = sorted[rank - 1];
      if (count !== undefined) sampled.push({ rank, count });
    }
  }
  return sampled;
}

/**
 * Slope of the straight line through the logarithms of rank and count, without its sign; about 1 in
 * most texts (Zipf 1949). `null` for fewer than three ranks.
 */
export function zipfExponent(ranks: readonly RankedCount[]): number | null {
  if (ranks.length < 3) return null;
  const points = ranks.map(({ rank, count }) => [Math.log10(rank), Math.log10(count)] as const);
  const meanX = points.reduce((sum, [x]) => sum + x, 0) / points.length;
  const meanY = points.reduce((sum, [, y]) => sum + y, 0) / points.length;
  const covariance = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  const variance = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  return covariance === 0 ? 0 : -covariance / variance;
}

/** Count by rank, both logarithmic, beside the line on which the count is the first one's by rank. */
export function zipfChart(ranks: readonly RankedCount[]): ChartPart {
  const first = ranks[0]?.count ?? 1;
  return chart({
    title: 'Zipf plot',
    shape: 'line',
    categoryLabel: 'Rank',
    valueLabel: 'Logarithm of count',
    referenceLabel: 'Logarithm by Zipf’s law',
    digits: 2,
    points: ranks.map(({ rank, count }) => ({
      label: String(rank),
      value: Math.log10(count),
      reference: Math.max(0, Math.log10(first / rank)),
    })),
  });
}
