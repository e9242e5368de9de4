import { type Identity, SourceError, type SourceModule } from '@retouch/source';
import type { Mutation } from '../mutations/mutation.ts';
import { mutations } from '../mutations/mutations.ts';
import { ChangingProject, type Step } from './changing-project.testing.ts';
import { markOf } from './marked.testing.ts';
import { randomNumbers } from './random-numbers.testing.ts';
import { type RandomRequest, randomRequest } from './random-request.testing.ts';

/** How a walk went. */
export interface WalkOutcome {
  readonly steps: number;
  readonly changed: number;
  readonly refused: number;
  readonly elementsFollowed: number;
}

/**
 * Makes random changes to a project whose elements are marked, and checks after each that the result
 * parses, that every element that still is was followed to the one with its mark, and that undoing
 * gives the bytes before; at the end undoes all of them, and redoes them.
 * @throws Error that names the request where a law is broken.
 */
export async function walk(
  files: ReadonlyMap<string, string>,
  seed: number,
  steps: number,
): Promise<WalkOutcome> {
  const random = randomNumbers(seed);
  const project = new ChangingProject(files);
  const done: Step[] = [];
  let refused = 0;
  let elementsFollowed = 0;
  for (let step = 0; step < steps; step += 1) {
    if (!project.modules().some(({ elements }) => elements.length > 0)) break;
    const request = randomRequest(project.modules(), random);
    const made = await attempt(project, request);
    if (made === undefined) refused += 1;
    else {
      elementsFollowed += made.followed;
      done.push(made.step);
    }
  }
  undoAndRedo(files, project.files, done);
  return { steps: done.length + refused, changed: done.length, refused, elementsFollowed };
}

async function attempt(project: ChangingProject, request: RandomRequest) {
  const modules = project.modules();
  const before = new Map(project.files);
  try {
    const plan = await run(project, request);
    const { step, identity } = project.apply(plan);
    return { step, followed: checkIdentity(project, identity, modules, step, request) };
  } catch (error) {
    if (!(error instanceof SourceError)) throw broken(request, before, error);
    if (error.code === 'parse_error') throw broken(request, before, error);
    return undefined;
  }
}

function run(project: ChangingProject, request: RandomRequest) {
  const mutation = mutations[request.name] as Mutation<typeof request.name>;
  return mutation(request.body as never, project.view());
}

/** The mark of each element, by id. */
function marksOf(modules: readonly SourceModule[]): Map<string, string | undefined> {
  const elements = modules.flatMap((module) => module.elements);
  return new Map(elements.map((element) => [element.id, markOf(element)]));
}

/** Every mark that is there before and after belongs to one element, which was followed. */
function checkIdentity(
  project: ChangingProject,
  { became, added }: Identity,
  modules: readonly SourceModule[],
  step: Step,
  request: RandomRequest,
): number {
  const fail = (why: string) => broken(request, beforeOf(step), new Error(why));
  const isTouched = ({ path }: SourceModule) => step.has(path);
  const before = marksOf(modules.filter(isTouched));
  const after = marksOf(project.modules().filter(isTouched));
  for (const [was, is] of became) {
    if (!before.has(was) || !after.has(is)) throw fail(`${was} became ${is}, which is not there`);
    if (before.get(was) !== after.get(is)) throw fail(`${before.get(was)} became ${after.get(is)}`);
  }
  const survivors = new Set(became.values());
  if (survivors.size !== became.size) throw fail('Two elements became one');
  if (survivors.size + added.length !== after.size) throw fail('An element is neither old nor new');
  const lost = new Set([...before].filter(([id]) => !became.has(id)).map(([, mark]) => mark));
  for (const id of added) {
    const mark = after.get(id);
    if (mark !== undefined && lost.has(mark)) throw fail(`${mark} was not followed`);
  }
  return became.size;
}

function undoAndRedo(
  first: ReadonlyMap<string, string>,
  last: ReadonlyMap<string, string>,
  steps: readonly Step[],
): void {
  const files = new Map(last);
  for (const step of steps.toReversed()) {
    for (const [path, { before, after }] of step) {
      if (files.get(path) !== after) throw new Error(`${path} is not as the change left it`);
      if (before === undefined) files.delete(path);
      else files.set(path, before);
    }
  }
  if (!isSame(files, first)) throw new Error('Undoing all does not give the first bytes');
  for (const step of steps) for (const [path, { after }] of step) files.set(path, after);
  if (!isSame(files, last)) throw new Error('Redoing all does not give the last bytes');
}

function isSame(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean {
  return one.size === other.size && [...one].every(([path, text]) => other.get(path) === text);
}

function beforeOf(step: Step): Map<string, string> {
  return new Map([...step].map(([path, { before }]) => [path, before ?? '']));
}

function broken(request: RandomRequest, files: ReadonlyMap<string, string>, cause: unknown): Error {
  const texts = [...files].map(([path, text]) => `--- ${path}\n${text}`).join('\n');
  const why = cause instanceof Error ? cause.message : String(cause);
  return new Error(`${why}\n${JSON.stringify(request)}\n${texts.slice(0, 6_000)}`, { cause });
}
