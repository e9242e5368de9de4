import type { GeneralValues } from '../arguments/general-flags.ts';
import type { ToolArguments } from '../arguments/tool-arguments.ts';
import { toolArguments } from '../arguments/tool-arguments.ts';
import { openSink } from '../output/open-sink.ts';
import type { World } from '../world.ts';

/** Arguments of a command that has only general flags. */
export function plainArguments(args: readonly string[], leading: GeneralValues): ToolArguments {
  return toolArguments({ inputs: {}, options: {} }, args, leading);
}

/** Writes what a command shows of itself to standard output or the file of `-o`. */
export async function writeShown(
  content: string,
  { output }: GeneralValues,
  world: World,
): Promise<void> {
  const sink = await openSink(output, world.stdout);
  await sink.write(content);
  await sink.finish();
}
