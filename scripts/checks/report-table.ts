import type { FinishedStep } from './run-steps.ts';

/** The steps as lines of a table, with what each counted and how long it took. */
export function reportTable(steps: readonly FinishedStep[]): string {
  const heading = ['Step', 'passed', 'failed', 'skipped', 'seconds'];
  const rows = steps.map(({ title, passed, failed, skipped, seconds }) => [
    title,
    ...[passed, failed, skipped].map(String),
    seconds.toFixed(1),
  ]);
  return alignColumns([heading, ...rows]).join('\n');
}

/** Lines of cells under each other: the first column to the left, the others to the right. */
export function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, column) => {
      widths[column] = Math.max(widths[column] ?? 0, cell.length);
    });
  }
  const align = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(align).join('  ').trimEnd());
}
