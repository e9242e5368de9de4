/** How many steps comparisons may still take, shared by all comparisons of one run; no clock, so results repeat. */
export interface WorkBudget {
  stepsLeft: number;
  /** False once some comparison had to settle for a difference that may not be the shortest. */
  exact: boolean;
}

/** Under half a second of comparing, whatever the texts; more only by their length. */
export function workBudget(steps = 40_000_000): WorkBudget {
  return { stepsLeft: steps, exact: true };
}

/** Steps one search for a split point may take: a good part of what is left, and always enough to move on. */
export function allowance(budget: WorkBudget): number {
  return Math.max(5_000, budget.stepsLeft / 4);
}
