/** How many checks passed, failed and were left out. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const none: Counts = { passed: 0, failed: 0, skipped: 0 };

/** One check that passed or failed: linting, say, or a build. */
export function one(passed: boolean): Counts {
  return { ...none, [passed ? 'passed' : 'failed']: 1 };
}

export function sum(all: readonly Counts[]): Counts {
  return all.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    none,
  );
}

/**
 * Counts of a runner that may have ended badly outside any test: a bad end without a failed test
 * counts as one failure, and so does a run of no test at all.
 */
export function withEnding(counts: Counts, exitCode: number): Counts {
  const executed = counts.passed + counts.failed;
  const sound = counts.failed > 0 || (exitCode === 0 && executed > 0);
  return sound ? counts : { ...counts, failed: 1 };
}

/** `12 passed, 0 failed`, and `, 1 skipped` where there are some. */
export function summary({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
