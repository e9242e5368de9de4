import type { GeneralValues } from '../arguments/general-flags.ts';
import { CommandError } from '../command-error.ts';
import { describeJson } from '../show/describe-json.ts';
import { describeText } from '../show/describe-text.ts';
import { screenWidth } from '../show/wrap.ts';
import type { World } from '../world.ts';
import { plainArguments, writeShown } from './shown.ts';

/** `textbench describe <slug> [--json]` */
export async function describeCommand(
  args: readonly string[],
  leading: GeneralValues,
  world: World,
): Promise<void> {
  const { general, operands } = plainArguments(args, leading);
  const [slug, extra] = operands;
  if (slug === undefined || extra !== undefined) {
    const hint = 'textbench describe word-counter; "textbench list" names every tool.';
    throw new CommandError('command', 'describe takes the name of one tool.', hint);
  }
  const tool = await world.shelf.load(slug);
  const entry = world.shelf.entries.find((one) => one.slug === slug);
  if (!entry) return;
  const content = general.json
    ? describeJson(entry, tool)
    : describeText(entry, tool, screenWidth(world));
  await writeShown(content, general, world);
}
