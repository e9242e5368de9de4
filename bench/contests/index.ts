import type { Contest } from '../contest.ts';
import { addressesAndMarkup } from './addresses-and-markup.ts';
import { analysis } from './analysis.ts';
import { cases } from './cases.ts';
import { encodings } from './encodings.ts';
import { finding } from './finding.ts';
import { generators } from './generators.ts';
import { lines } from './lines.ts';

/** Every contest there is, in the order of the report. */
export const contests: readonly Contest[] = [
  ...cases,
  ...lines,
  ...encodings,
  ...addressesAndMarkup,
  ...finding,
  ...analysis,
  ...generators,
];

export function findContest(tool: string, task: string): Contest {
  const found = contests.find((contest) => contest.tool === tool && contest.task === task);
  if (!found) throw new Error(`There is no contest "${tool}, ${task}".`);
  return found;
}
