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

/** Words with how often they stand, the most frequent first; a word is what stands between spaces. */
function countWords(text: string): string {
  const counts = new Map<string, number>();
  for (const word of text.toLowerCase().split(/\s+/)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const rows = [...counts].sort(([, one], [, other]) => other - one);
  return rows.map(([word, count]) => `${word},${count}`).join('\n');
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
  {
    tool: 'word-frequency-counter',
    task: 'a whole text',
    inputs: ([text = '']) => ({ text, other: '' }),
    gnu: {
      line: `grep -oE '[[:alpha:]]+' "$1" | sort | uniq -c | sort -rn`,
      differs: 'tells capitals apart and gives counts only',
    },
    plain: {
      what: 'split and count in a Map',
      run: ([text = '']) => countWords(text),
      differs: 'keeps punctuation on words and gives counts only',
    },
  },
  {
    tool: 'word-counter',
    task: 'a whole text',
    gnu: {
      line: 'wc -lwm "$1"',
      differs: 'counts lines, code points and what stands between spaces',
    },
    plain: {
      what: 'match and count',
      run: ([text = '']) => text.match(/\S+/g)?.length ?? 0,
      differs: 'counts what stands between spaces',
    },
  },
  {
    tool: 'text-statistics',
    task: 'a whole text',
    gnu: { line: 'wc -lwmcL "$1"', differs: 'gives five figures' },
  },
  { tool: 'readability', task: 'a whole text' },
];
