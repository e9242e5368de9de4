import type { SourceModule } from '@retouch/source';
import { DiskProject } from './disk-project.ts';
import type { IdStep } from './id-trail.ts';

/** A project in a folder, on the real clock, that fails the test when it reports something. */
export function openProject(root: string, match = matchByText): DiskProject {
  const report = (message: string) => {
    throw new Error(message);
  };
  return new DiskProject({ root, match, now: Date.now, report });
}

/** Takes elements for the same whose source is the same, which is enough where all sources differ. */
export function matchByText(before: SourceModule, after: SourceModule): IdStep {
  const idOf = new Map(after.elements.map(({ id, node }) => [after.slice(node), id]));
  const became = new Map<string, string>();
  const gone = new Set<string>();
  for (const { id, node } of before.elements) {
    const now = idOf.get(before.slice(node));
    if (now === undefined) gone.add(id);
    else became.set(id, now);
  }
  return { became, gone };
}
