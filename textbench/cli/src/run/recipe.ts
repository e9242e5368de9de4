import { flagName } from '@textbench/kit';
import { nearest } from '../arguments/nearest.ts';
import { CommandError } from '../command-error.ts';
import { advance, startOfText } from '../input/place.ts';
import type { ToolShelf } from '../tool-shelf.ts';
import { jsonFault } from './json-fault.ts';
import { fedInput } from './pipeline.ts';
import type { Step } from './step.ts';
import { preparedStep, stepPrefix } from './step.ts';

/** One step of a recipe as it is written. */
export interface RecipeStep {
  readonly tool: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/**
 * Reads `{ "steps": [ { "tool": "slug", "options": { … } } ] }`.
 *
 * @param name of the recipe, for messages
 */
export function parseRecipe(json: string, name: string): RecipeStep[] {
  const recipe = parseJson(json, name);
  if (!isRecord(recipe)) throw wrong(name, 'a recipe is an object with "steps"');
  demandKeys(recipe, ['steps'], name);
  const { steps } = recipe;
  if (!Array.isArray(steps) || steps.length === 0) {
    throw wrong(name, '"steps" is a list of at least one step');
  }
  return steps.map((step: unknown, index) => parseStep(step, `${name}: step ${index + 1}`));
}

function parseStep(step: unknown, name: string): RecipeStep {
  if (!isRecord(step) || typeof step.tool !== 'string') {
    throw wrong(name, 'a step is an object with "tool", the slug of a tool');
  }
  demandKeys(step, ['tool', 'options'], name);
  const options = step.options ?? {};
  if (!isRecord(options)) throw wrong(name, '"options" is an object');
  return { tool: step.tool, options };
}

/** Loads the tools of a recipe and checks options and what each step hands to the next. */
export async function recipeSteps(
  recipe: readonly RecipeStep[],
  shelf: ToolShelf,
): Promise<Step[]> {
  const steps: Step[] = [];
  for (const [index, { tool: slug, options }] of recipe.entries()) {
    const number = index + 1;
    try {
      const tool = await shelf.load(slug);
      const step = { ...preparedStep(slug, tool, byOptionName(options, tool.options)), number };
      demandConnection(steps.at(-1), step);
      steps.push(step);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      const message = stepPrefix({ number, slug }) + error.message;
      throw new CommandError(error.fault, message, error.hint);
    }
  }
  return steps;
}

/** Options may stand under their names (`ignoreCase`) or their flags (`ignore-case`). */
function byOptionName(
  options: Readonly<Record<string, unknown>>,
  declared: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const names = Object.keys(declared);
  const entries = Object.entries(options).map(([given, value]) => {
    const name = names.find((known) => known === given || flagName(known) === given);
    if (name !== undefined) return [name, value];
    const close = nearest(given, names);
    const hint = close.length > 0 ? `Did you mean "${close.join('" or "')}"?` : undefined;
    throw new CommandError('command', `There is no option "${given}" here.`, hint);
  });
  return Object.fromEntries(entries);
}

function demandConnection(previous: Step | undefined, step: Step): void {
  if (!previous) return;
  const { result } = previous.tool;
  if (result === 'audio' || result === 'image') {
    const message = `it cannot read what step ${previous.number} gives: ${result}, not text.`;
    throw new CommandError('command', message);
  }
  if (fedInput(step.tool) === undefined) {
    const message = 'it does not take one text, so it can only be the first step.';
    throw new CommandError('command', message);
  }
}

function parseJson(json: string, name: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { line, column } = advance(startOfText, json.slice(0, jsonFault(json)));
    throw wrong(`${name}:${line}:${column}`, 'this is no JSON from here on');
  }
}

function demandKeys(
  record: Readonly<Record<string, unknown>>,
  keys: readonly string[],
  name: string,
): void {
  const unknown = Object.keys(record).find((key) => !keys.includes(key));
  if (unknown === undefined) return;
  throw wrong(name, `there is no "${unknown}" here, only "${keys.join('" and "')}"`);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function wrong(name: string, what: string): CommandError {
  return new CommandError('command', `${name}: ${what}.`);
}
