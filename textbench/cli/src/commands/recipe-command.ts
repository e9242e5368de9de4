import type { GeneralValues } from '../arguments/general-flags.ts';
import { leadingArguments } from '../arguments/leading-arguments.ts';
import { toolArguments } from '../arguments/tool-arguments.ts';
import { CommandError } from '../command-error.ts';
import { demandReadable, sourceName, sourceOf } from '../input/source.ts';
import { textPieces, wholeText } from '../input/text-pieces.ts';
import { parseRecipe, recipeSteps } from '../run/recipe.ts';
import type { World } from '../world.ts';
import { runOnArguments } from './run-on-arguments.ts';

/** `textbench run a-recipe.json [FILE …]` */
export async function recipeCommand(
  args: readonly string[],
  leading: GeneralValues,
  world: World,
): Promise<void> {
  const { general, word, rest } = leadingArguments(args);
  if (word === undefined) {
    const hint = 'textbench run a-recipe.json [FILE]…';
    throw new CommandError('command', 'run needs the file of a recipe.', hint);
  }
  const [first, ...others] = await recipeSteps(await readRecipe(word, world), world.shelf);
  if (!first) throw new CommandError('command', `${word}: there are no steps.`);
  const declared = { inputs: first.tool.inputs, options: {} };
  const parsed = toolArguments(declared, rest, { ...leading, ...general });
  await runOnArguments([first, ...others], parsed, world);
}

async function readRecipe(path: string, world: World) {
  const source = sourceOf(path);
  await demandReadable([source]);
  const reading = { stdin: () => world.stdin(), encoding: undefined, warn() {} };
  const json = await wholeText(textPieces([source], reading), path);
  return parseRecipe(json, sourceName(source));
}
