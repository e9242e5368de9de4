import { describe, expect, it } from 'vitest';
import { fixtureProjects, realProjects } from './projects.testing.ts';
import { walk } from './walk.testing.ts';

/**
 * At each step of a walk: the result parses, undoing it gives the bytes before, every element that
 * still is was followed. At the end all is undone and redone. See walk.testing.ts.
 */
describe('random changes', () => {
  it('keep the laws over all fixtures, 5,000 steps and more', async () => {
    const projects = fixtureProjects(); // some walks end early: nothing is left to change
    const made = await walkAll([...projects, ...projects, ...projects], 20);
    expect(made.steps).toBeGreaterThan(5_000);
    expect(made.changed).toBeGreaterThan(3_000);
  });

  it('keep the laws over Textbench and both playgrounds, 6,000 steps and more', async () => {
    const projects = realProjects();
    const made = await walkAll(projects, 2_000);
    expect(made.steps).toBe(2_000 * projects.length);
    expect(made.changed).toBeGreaterThan(3_000);
  });
});

async function walkAll(projects: readonly ReadonlyMap<string, string>[], steps: number) {
  const made = { steps: 0, changed: 0 };
  for (const [seed, files] of projects.entries()) {
    const { steps: done, changed } = await walk(files, seed, steps);
    made.steps += done;
    made.changed += changed;
  }
  return made;
}
