import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/package-bin.ts';
import { describeMachine } from '../machine.ts';
import { type CommandRun, runWatched } from '../measure/peak-memory.ts';
import { type BenchOrder, sizes } from '../order.ts';
import { markdownTable } from '../report/markdown-table.ts';
import { publish } from '../report/write-report.ts';
import { type ToolJob, toolJobs } from '../tool-jobs.ts';

const pieceBytes = 10_000_000;
const mostBytes = 200_000_000;
const command = join(root, 'textbench/cli/src/main.ts');

interface MemoryFigures extends CommandRun {
  readonly tool: string;
  readonly size: string;
}

/** Measures the memory of every streaming tool through the command; false when one takes too much. */
export async function benchMemory(order: BenchOrder): Promise<boolean> {
  const [size = '1GB'] = order.sizes;
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const found: MemoryFigures[] = [];
  try {
    for (const job of (await toolJobs(order.only)).filter(streams)) {
      const file = join(folder, 'text.txt');
      writeText(file, job, sizes[size] ?? 0);
      const run = await runCommand(job, file);
      console.info(`${job.slug}: ${megabytes(run.peakBytes)} MB, ${run.seconds.toFixed(1)} s`);
      found.push({ tool: job.slug, size, ...run });
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  const text = [explanation(size), table(found)];
  publish(
    {
      title: 'Memory of streaming tools through the command',
      machine: describeMachine(),
      text,
      figures: found,
    },
    order.name,
  );
  return found.every(({ exitCode, peakBytes }) => exitCode === 0 && peakBytes < mostBytes);
}

function streams({ tool }: ToolJob): boolean {
  return tool.textStream !== undefined || tool.summaryStream !== undefined;
}

/** The same piece over and over: what is measured is the length. */
function writeText(file: string, { texts }: ToolJob, bytes: number): void {
  const piece = Buffer.from(texts(Math.min(pieceBytes, bytes))[0] ?? '');
  writeFileSync(file, '');
  for (let written = 0; written < bytes; written += piece.length) {
    appendFileSync(file, piece.subarray(0, bytes - written));
  }
}

function runCommand({ slug, flags }: ToolJob, file: string): Promise<CommandRun> {
  const options = flags.map(([name, value]) => `--${name}=${value}`);
  return runWatched(process.execPath, [command, slug, '--quiet', ...options], file);
}

function explanation(size: string): string {
  return [
    `The command with ${size} of mixed text (for a decoder: of what it decodes) on standard input and`,
    'its output to /dev/null. Memory: the peak of the resident set, as Linux keeps it.',
    `Asked: under ${megabytes(mostBytes)} MB.`,
  ].join(' ');
}

function table(found: readonly MemoryFigures[]): string {
  const rows = found.map(({ tool, size, peakBytes, seconds, exitCode }) => [
    tool,
    `${megabytes(peakBytes)}${peakBytes < mostBytes ? '' : ' (over)'}`,
    seconds.toFixed(1),
    ((sizes[size] ?? 0) / 1_000_000 / seconds).toFixed(0),
    exitCode === 0 ? 'done' : `ended with ${exitCode}`,
  ]);
  return markdownTable(['Tool', 'MB', 'seconds', 'MB/s', 'outcome'], rows);
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(0);
}
