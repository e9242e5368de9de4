import { type Counts, one } from './counts.ts';
import type { Step } from './steps.ts';

export interface FinishedStep extends Counts {
  readonly id: string;
  readonly title: string;
  readonly seconds: number;
}

/**
 * Runs steps one after the other, and goes on after failures: a step counts as one failure when it
 * throws, and when one that it needs failed before it.
 */
export async function runSteps(
  steps: readonly Step[],
  say: (line: string) => void,
): Promise<readonly FinishedStep[]> {
  const finished: FinishedStep[] = [];
  for (const step of steps) {
    say(`\n── ${step.title}`);
    const start = performance.now();
    const missing = finished.find(({ id, failed }) => id === step.needs && failed > 0);
    const counts = missing ? notRun(missing, say) : await attempt(step, say);
    const seconds = (performance.now() - start) / 1_000;
    finished.push({ id: step.id, title: step.title, ...counts, seconds });
  }
  return finished;
}

function notRun(missing: FinishedStep, say: (line: string) => void): Counts {
  say(`Not run, because this failed: ${missing.title}.`);
  return one(false);
}

async function attempt(step: Step, say: (line: string) => void): Promise<Counts> {
  try {
    return await step.run();
  } catch (error) {
    say(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return one(false);
  }
}
