import { type ChartPart, type ChartPoint, chart } from '@textbench/kit';
import { occurrences } from '../../engines/statistics.ts';

const mostBars = 30;

interface HistogramLabels {
  readonly title: string;
  readonly categoryLabel: string;
  readonly valueLabel: string;
}

/** How often each number occurs, in bars of 1, 2, 5, 10 … numbers so that there are at most thirty. */
export function histogram(numbers: Uint32Array, labels: HistogramLabels): ChartPart {
  const found = occurrences(numbers);
  const most = found.at(-1)?.[0] ?? 0;
  const width = barWidth(most);
  const points: { label: string; value: number }[] = [];
  for (let from = 1; from <= most; from += width) {
    const to = from + width - 1;
    points.push({ label: width === 1 ? String(from) : `${from}–${to}`, value: 0 });
  }
  for (const [number, count] of found) {
    const point = points[Math.floor((number - 1) / width)];
    if (point) point.value += count;
  }
  return chart({ ...labels, shape: 'bars', points: points satisfies ChartPoint[] });
}

function barWidth(most: number): number {
  for (let power = 1; ; power *= 10) {
    for (const step of [1, 2, 5]) if (most <= step * power * mostBars) return step * power;
  }
}
