import type { GeneralValues } from '../arguments/general-flags.ts';
import { CommandError } from '../command-error.ts';
import { completionCandidates } from '../show/completion-candidates.ts';
import { completionScripts, isShell } from '../show/completion-scripts.ts';
import type { World } from '../world.ts';
import { plainArguments, writeShown } from './shown.ts';

/** `textbench completion bash|zsh|fish`; the scripts ask `completion candidates -- WORD …`. */
export async function completionCommand(
  args: readonly string[],
  leading: GeneralValues,
  world: World,
): Promise<void> {
  const { general, operands } = plainArguments(args, leading);
  const [shell = '', ...words] = operands;
  if (shell === 'candidates') {
    const candidates = await completionCandidates(words, world.shelf);
    await writeShown(candidates.map((candidate) => `${candidate}\n`).join(''), general, world);
    return;
  }
  if (!isShell(shell)) {
    const hint = 'textbench completion bash|zsh|fish';
    throw new CommandError('command', 'completion takes the name of a shell.', hint);
  }
  await writeShown(completionScripts[shell], general, world);
}
