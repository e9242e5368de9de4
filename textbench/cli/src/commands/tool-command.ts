import type { GeneralValues } from '../arguments/general-flags.ts';
import { toolArguments } from '../arguments/tool-arguments.ts';
import { writeTo } from '../output/stream-sink.ts';
import { preparedStep } from '../run/step.ts';
import { describeText } from '../show/describe-text.ts';
import { versionText } from '../show/help-text.ts';
import { screenWidth } from '../show/wrap.ts';
import type { World } from '../world.ts';
import { runOnArguments } from './run-on-arguments.ts';

/** `textbench <slug> …` */
export async function toolCommand(
  slug: string,
  args: readonly string[],
  leading: GeneralValues,
  world: World,
): Promise<void> {
  const tool = await world.shelf.load(slug);
  const parsed = toolArguments(tool, args, leading);
  if (parsed.general.version) return writeTo(world.stdout, versionText);
  if (parsed.general.help) {
    const entry = world.shelf.entries.find((one) => one.slug === slug);
    if (entry) await writeTo(world.stdout, describeText(entry, tool, screenWidth(world)));
    return;
  }
  await runOnArguments([preparedStep(slug, tool, parsed.options)], parsed, world);
}
