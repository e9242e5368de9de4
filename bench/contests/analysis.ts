import type { Contest } from '../contest.ts';

/** How often each UTF-16 unit stands in a text, as `unit,count` in the order of the units. */
function countUnits(text: string): string {
  const counts = new Uint32Array(0x1_0000);
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    counts[unit] = (counts[unit] ?? 0) + 1;
  }
  const rows: string[] = [];
  counts.forEach((count, unit) => {
    if (count > 0) rows.push(`${String.fromCharCode(unit)},${count}`);
  });
  return rows.join('\n');
}

export const analysis: readonly Contest[] = [
  {
    tool: 'letter-frequency-chart',
    task: 'letters',
    cyberChef: {
      operation: 'frequencyDistribution',
      args: [false, false],
      differs: 'counts bytes and gives figures',
    },
    plain: {
      what: 'one loop over UTF-16 units',
      run: ([text = '']) => countUnits(text),
      differs: 'counts units, not letters, and draws nothing',
    },
  },
];
