import type { Contest, Contestant } from '../contest.ts';
import type { Machine } from '../machine.ts';
import type { Heat, Outcome } from '../measure/heat.ts';
import { findings, sizesOf, time } from './findings.ts';
import { markdownTable } from './markdown-table.ts';
import { milliseconds, times } from './numbers.ts';
import type { Report } from './write-report.ts';

interface ToolResults {
  readonly heats: readonly Heat[];
  readonly contests: readonly Contest[];
  /** Outputs that differ though nobody said so. */
  readonly differing: readonly string[];
  /** Seconds after which a contestant was given up. */
  readonly limit: number;
  readonly machine: Machine;
}

const names: Readonly<Record<Contestant, string>> = {
  textbench: 'Textbench',
  cyberChef: 'CyberChef',
  gnu: 'GNU',
  plain: 'plainest loop',
};

/** One heat on a line, as it comes in. */
export function heatLine({ size, tool, task, outcomes }: Heat): string {
  const times = Object.entries(outcomes).map(
    ([contestant, outcome]) => `${names[contestant as Contestant]} ${shown(outcome)}`,
  );
  return `${size.padStart(5)}  ${tool}, ${task}: ${times.join(', ')}`;
}

export function toolReport({ heats, contests, differing, limit, machine }: ToolResults): Report {
  const sizes = sizesOf(heats);
  const faults = faultsOf(heats);
  return {
    title: 'Tools against CyberChef, GNU and the plainest loop',
    machine,
    text: [
      explanation(limit),
      ...sizes.flatMap((size) => [`## ${size}`, table(heats.filter((heat) => heat.size === size))]),
      '## Against the figures to reach',
      findings(heats, contests, limit),
      '## What is compared',
      comparisons(contests),
      ...(differing.length > 0 ? ['## Outputs that differ unsaid', list(differing)] : []),
      ...(faults.length > 0 ? ['## What failed', list(faults)] : []),
    ],
    figures: heats,
  };
}

/** What contestants threw. */
export function faultsOf(heats: readonly Heat[]): string[] {
  return heats.flatMap(({ size, tool, task, outcomes }) =>
    Object.values(outcomes).flatMap((outcome) =>
      typeof outcome === 'object' && 'fault' in outcome
        ? [`${size}, ${tool}, ${task}: ${outcome.fault.split('\n', 1)[0]}`]
        : [],
    ),
  );
}

function explanation(limit: number): string {
  return [
    'Milliseconds, the median of several runs after warming up; every contestant has the same text:',
    'ASCII words and punctuation, a new line about every twelve words, 2 % accented letters, 0.5 %',
    'emoji. Textbench is timed from the text in memory through checked options and the tool to the',
    'result as plain text, CyberChef from the text in memory through its interface for Node.js to its',
    'answer as a string, each in a process of its own that has loaded its code before; all take turns; GNU from the',
    'start of the process, which reads a file, to its end, with the output to /dev/null. ×: how many',
    `times Textbench’s time the other takes. “slow”: given up after ${limit} seconds, here or on a`,
    'smaller text.',
  ].join('\n');
}

function table(heats: readonly Heat[]): string {
  const heading = ['Tool', 'Job', 'Textbench', 'CyberChef', '×', 'GNU', '×', 'plainest loop', '×'];
  const rows = heats.map(({ tool, task, outcomes }) => [
    tool,
    task,
    shown(outcomes.textbench),
    ...(['cyberChef', 'gnu', 'plain'] as const).flatMap((rival) => [
      shown(outcomes[rival]),
      factor(outcomes.textbench, outcomes[rival]),
    ]),
  ]);
  return markdownTable(heading, rows, 2);
}

function shown(outcome: Outcome | undefined): string {
  if (!outcome) return '';
  if (outcome === 'slow') return 'slow';
  return 'fault' in outcome ? 'failed' : milliseconds(outcome.median);
}

function factor(ours: Outcome | undefined, theirs: Outcome | undefined): string {
  const [one, other] = [time(ours), time(theirs)];
  return one && other ? times(other / one) : '';
}

function comparisons(contests: readonly Contest[]): string {
  return list(
    contests.map(({ tool, task, cyberChef, gnu, plain }) => {
      const against = [
        cyberChef && `CyberChef \`${cyberChef.operation}\`${but(cyberChef)}`,
        gnu && `GNU \`${gnu.line}\`${but(gnu)}`,
        plain && `plainest loop \`${plain.what}\`${but(plain)}`,
      ].filter((rival) => rival !== undefined);
      return `${tool}, ${task}: ${against.join('; ') || 'nothing does the same'}.`;
    }),
  );
}

function but({ differs }: { readonly differs?: string }): string {
  return differs === undefined ? '' : ` (another output: it ${differs})`;
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}
