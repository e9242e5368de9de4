/**
 * `npm test [-- <step> …]`: runs every check, or the steps named, goes on after failures, and ends
 * with one line that counts them all.
 */
import { sum, summary } from './checks/counts.ts';
import { reportTable } from './checks/report-table.ts';
import { runSteps } from './checks/run-steps.ts';
import { steps } from './checks/steps.ts';
import './services/end-with-parent.mjs';

const named = process.argv.slice(2);
const unknown = named.filter((id) => !steps.some((step) => step.id === id));
if (unknown.length > 0) {
  console.error(`No step ${unknown.join(', ')}. Steps: ${steps.map(({ id }) => id).join(', ')}.`);
  process.exit(2);
}

const chosen = steps.filter(({ id }) => named.length === 0 || named.includes(id));
const finished = await runSteps(chosen, console.info);
const total = sum(finished);
console.info(`\n${reportTable(finished)}\n\n${summary(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
