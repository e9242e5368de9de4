import { join } from 'node:path';
import type { MutationName } from '@retouch/protocol';
import {
  applyChange,
  changeSetOf,
  invertChange,
  isModulePath,
  type Plan,
  SourceError,
  SourceModule,
} from '@retouch/source';
import { describe, expect, it } from 'vitest';
import { memoryProject } from '../project/project.testing.ts';
import { type Fixture, fixturesOf, mutationsWithFixtures } from './fixtures.testing.ts';
import type { Mutation } from './mutation.ts';

for (const name of mutationsWithFixtures()) {
  describe(name, async () => {
    const mutation = await mutationNamed(name);
    for (const fixture of fixturesOf(name)) {
      it(`${fixture.name}: ${fixture.about}`, () => check(fixture, mutation));
    }
  });
}

async function check(fixture: Fixture, mutation: Mutation<MutationName>): Promise<void> {
  const { request, files, expected, refusal } = fixture;
  const run = async () => mutation(request as Parameters<typeof mutation>[0], memoryProject(files));
  if (refusal !== undefined) {
    const refused = await run().then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(refused).toBeInstanceOf(SourceError);
    expect(refused).toMatchObject(refusal);
    return;
  }
  const after = applied(await run(), files);
  for (const [path, text] of after) expect(text, path).toBe(expected.get(path) ?? files.get(path));
  for (const path of expected.keys()) expect(after.has(path) || files.has(path), path).toBe(true);
}

/** The files after a plan; proves on the way that undoing it brings back every byte. */
function applied(plan: Plan, files: ReadonlyMap<string, string>): Map<string, string> {
  const after = new Map(files);
  for (const { path, edits } of plan.rewrites) {
    const before = files.get(path) ?? '';
    const change = changeSetOf(edits, before.length);
    const text = applyChange(change, before);
    expect(applyChange(invertChange(change, before), text), 'undone').toBe(before);
    if (isModulePath(path)) new SourceModule(path, text);
    after.set(path, text);
  }
  for (const { path, text } of plan.created) after.set(path, text);
  return after;
}

async function mutationNamed(name: string): Promise<Mutation<MutationName>> {
  const exported = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const module: Record<string, unknown> = await import(join(import.meta.dirname, `${name}.ts`));
  return module[exported] as Mutation<MutationName>;
}
