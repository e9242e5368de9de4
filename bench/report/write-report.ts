import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Machine } from '../machine.ts';

export interface Report {
  readonly title: string;
  readonly machine: Machine;
  /** Paragraphs of Markdown that say what was measured and what came out. */
  readonly text: readonly string[];
  /** All figures, for programs. */
  readonly figures: unknown;
}

/** Prints a report, and writes it to `bench/results` where it has a name. */
export function publish(report: Report, name: string | undefined): void {
  const machine = Object.entries(report.machine).map(([what, value]) => `- ${what}: ${value}`);
  const markdown = `${[`# ${report.title}`, machine.join('\n'), ...report.text].join('\n\n')}\n`;
  console.info(`\n${markdown}`);
  if (name === undefined) return;
  const folder = join(import.meta.dirname, '../results');
  const date = new Date().toISOString().slice(0, 10);
  const file = join(folder, `${date}-${name}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.md`, markdown);
  const { title, machine: description, figures } = report;
  writeFileSync(
    `${file}.json`,
    `${JSON.stringify({ title, date, machine: description, figures })}\n`,
  );
  console.info(`Written: bench/results/${date}-${name}.md and .json`);
}
