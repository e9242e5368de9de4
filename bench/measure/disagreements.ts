import type { Contest, Contestant } from '../contest.ts';
import { gnuOutput } from '../runners/gnu.ts';
import type { Arena } from './arena-door.ts';
import { contestantsOf } from './heat.ts';

const withinMs = 60_000;

/**
 * Rivals whose output on the same files is not the tool's, though the contest does not say so: a
 * measurement against them would compare two jobs. Line ends at the end of an output do not count.
 */
export async function disagreements(
  contest: Contest,
  files: readonly string[],
  arena: Arena,
): Promise<string[]> {
  const ours = await outputOf(contest, 'textbench', files, arena);
  const found: string[] = [];
  for (const rival of contestantsOf(contest)) {
    if (rival === 'textbench' || contest[rival]?.differs !== undefined) continue;
    const place = firstDifference(ours, await outputOf(contest, rival, files, arena));
    if (place) found.push(`${contest.tool}, ${contest.task}, ${rival}: ${place}`);
  }
  return found;
}

async function outputOf(
  contest: Contest,
  contestant: Contestant,
  files: readonly string[],
  arena: Arena,
): Promise<string> {
  if (contestant === 'gnu') return gnuOutput(contest, files);
  const { tool, task } = contest;
  const order = { tool, task, contestant, files, withOutput: true };
  return (await arena.order(order, withinMs))?.output ?? '';
}

/** Where two outputs part, with what follows there; nothing where they are the same. */
export function firstDifference(ours: string, theirs: string): string | undefined {
  const one = ours.replace(/[\r\n]+$/, '');
  const other = theirs.replace(/[\r\n]+$/, '');
  if (one === other) return undefined;
  let at = 0;
  while (one[at] === other[at]) at++;
  const shown = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 10), at + 30));
  return `ours has ${shown(one)} where theirs has ${shown(other)}`;
}
