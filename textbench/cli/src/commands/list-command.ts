import type { GeneralValues } from '../arguments/general-flags.ts';
import { listJson, listText, matching } from '../show/list-text.ts';
import { screenWidth } from '../show/wrap.ts';
import type { World } from '../world.ts';
import { plainArguments, writeShown } from './shown.ts';

/** `textbench list [--json] [WORD …]` */
export async function listCommand(
  args: readonly string[],
  leading: GeneralValues,
  world: World,
): Promise<void> {
  const { general, operands } = plainArguments(args, leading);
  const entries = matching(world.shelf.entries, operands);
  const content = general.json ? listJson(entries) : listText(entries, screenWidth(world));
  await writeShown(content, general, world);
}
