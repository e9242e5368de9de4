import type { Contest } from '../contest.ts';
import { cases } from './cases.ts';
import { encodings } from './encodings.ts';
import { finding } from './finding.ts';

/** Every contest there is, in the order of the report. */
export const contests: readonly Contest[] = [...cases, ...encodings, ...finding];

export function findContest(tool: string, task: string): Contest {
  const found = contests.find((contest) => contest.tool === tool && contest.task === task);
  if (!found) throw new Error(`There is no contest "${tool}, ${task}".`);
  return found;
}
