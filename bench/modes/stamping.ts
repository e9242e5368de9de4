import { join } from 'node:path';
import { stampModule } from '@retouch/source/stamp';
import { root } from '../../scripts/package-bin.ts';
import { openBrowser } from '../browser/browser.ts';
import { describeMachine } from '../machine.ts';
import { median } from '../measure/samples.ts';
import type { BenchOrder } from '../order.ts';
import { installPeers } from '../peers/install-peers.ts';
import { markdownTable } from '../report/markdown-table.ts';
import { milliseconds } from '../report/numbers.ts';
import { publish } from '../report/write-report.ts';
import { type ColdStart, coldStart } from '../source/cold-start.ts';
import { filesOfLines, type RealFile } from '../source/real-files.ts';

interface Stamped {
  readonly lines: string;
  readonly files: number;
  readonly milliseconds: readonly number[];
}

interface Started {
  readonly app: string;
  readonly starts: readonly ColdStart[];
}

const peersFolder = join(import.meta.dirname, '../source-peers');
const spans = [
  [50, 150],
  [250, 350],
  [900, 1_300],
] as const;
const apps = ['retouch/playgrounds/vite-react', 'textbench/site'];
const rounds = 30;
const startsEach = 5;
const mostMs = 1;
const mostShare = 0.05;

/** Measures stamping of real modules, and its share of a dev server's cold start; false over a limit. */
export async function benchStamping(order: BenchOrder): Promise<boolean> {
  installPeers(peersFolder);
  const stamped = spans.map(([from, to]) => measure(`${from} to ${to}`, filesOfLines(from, to)));
  const started = await startAll();
  const text = [explanation, modulesTable(stamped), startsTable(started)];
  const figures = { stamped, started };
  publish({ title: 'Stamping', machine: describeMachine(), text, figures }, order.name);
  const usual = stamped[1]?.milliseconds ?? [];
  const shares = started.map(({ starts }) => median(starts.map(share)));
  return median(usual) <= mostMs && Math.max(...shares) <= mostShare;
}

/** Each file once a round, so that whatever else the machine does meets all of them. */
function measure(lines: string, files: readonly RealFile[]): Stamped {
  const times = files.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    for (const [nth, { name, text }] of files.entries()) {
      const start = performance.now();
      stampModule(name, text, options);
      times[nth]?.push(performance.now() - start);
    }
  }
  const warm = times.map((all) => median(all.slice(rounds / 3)));
  return { lines, files: files.length, milliseconds: warm };
}

const options = {
  importSource: 'react',
  runtime: 'automatic',
  exclude: new Set<string>(),
  around: (importSource: string) => `around/${importSource}`,
  sourceName: 'module.tsx',
} as const;

async function startAll(): Promise<Started[]> {
  const browser = await openBrowser();
  try {
    const started: Started[] = [];
    for (const app of apps) {
      const starts: ColdStart[] = [];
      for (let nth = 0; nth < startsEach; nth++)
        starts.push(await coldStart(join(root, app), browser));
      started.push({ app, starts });
    }
    return started;
  } finally {
    await browser.close();
  }
}

function share({ stampingMs, wholeMs }: ColdStart): number {
  return stampingMs / wholeMs;
}

const explanation = [
  'Modules: TSX of ra-ui-materialui, stamped from text to text and source map; the median of the',
  `runs after warming up counts for a file. Asked: at most ${mostMs} ms in the median at 300 lines.`,
  'Cold start: Vite with an empty cache, from nothing to the first page loaded in Chromium, and what',
  `stamping took of it; the first start of each app meets code that is not warm. Asked: at most ${mostShare * 100} %.`,
].join('\n');

function modulesTable(stamped: readonly Stamped[]): string {
  const rows = stamped.map(({ lines, files, milliseconds: times }) => [
    lines,
    `${files}`,
    milliseconds(median(times)),
    milliseconds(Math.max(...times)),
  ]);
  return markdownTable(['Lines', 'files', 'median, ms', 'slowest file, ms'], rows);
}

function startsTable(started: readonly Started[]): string {
  const rows = started.map(({ app, starts }) => [
    app,
    `${starts[0]?.modules ?? 0}`,
    milliseconds(median(starts.map(({ wholeMs }) => wholeMs))),
    milliseconds(median(starts.map(({ stampingMs }) => stampingMs))),
    percent(median(starts.map(share))),
    percent(Math.max(...starts.map(share))),
  ]);
  const heading = ['App', 'modules', 'cold start, ms', 'stamping, ms', 'share', 'highest share'];
  return markdownTable(heading, rows);
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`;
}
