import type { Contest } from '../contest.ts';
import { gnuOutput } from '../runners/gnu.ts';
import { contestantsOf, openArenas } from './heat.ts';

const withinMs = 60_000;

/**
 * Rivals whose output on the same files is not the tool's, though the contest does not say so: a
 * measurement against them would compare two jobs. Line ends at the end of an output do not count.
 */
export async function disagreements(contest: Contest, files: readonly string[]): Promise<string[]> {
  const agreeing: Contest = { ...contest, ...withoutDiffering(contest) };
  const outputs = await outputsOf(agreeing, files);
  const ours = outputs.get('textbench') ?? '';
  return [...outputs].flatMap(([rival, theirs]) => {
    const place = firstDifference(ours, theirs);
    return place ? [`${contest.tool}, ${contest.task}, ${rival}: ${place}`] : [];
  });
}

/** The rivals that give another output and say so, crossed out. */
function withoutDiffering({ cyberChef, gnu, plain }: Contest) {
  return Object.fromEntries(
    Object.entries({ cyberChef, gnu, plain })
      .filter(([, rival]) => rival?.differs !== undefined)
      .map(([name]) => [name, undefined]),
  );
}

async function outputsOf(contest: Contest, files: readonly string[]): Promise<Map<string, string>> {
  const outputs = new Map<string, string>();
  const arenas = openArenas(contest, withinMs);
  try {
    for (const name of contestantsOf(contest)) {
      const arena = arenas.get(name);
      await arena?.prepare(files);
      const output = contest.gnu && !arena ? await gnuOutput(contest.gnu, files) : arena?.output();
      outputs.set(name, (await output) ?? '');
    }
    return outputs;
  } finally {
    for (const arena of arenas.values()) arena.close();
  }
}

/** Where two outputs part, with what stands there; nothing where they are the same. */
export function firstDifference(ours: string, theirs: string): string | undefined {
  const one = ours.replace(/[\r\n]+$/, '');
  const other = theirs.replace(/[\r\n]+$/, '');
  if (one === other) return undefined;
  let at = 0;
  while (one[at] === other[at]) at++;
  const shown = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 10), at + 30));
  return `ours has ${shown(one)} where theirs has ${shown(other)}`;
}
