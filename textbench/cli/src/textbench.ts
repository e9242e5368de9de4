import { leadingArguments } from './arguments/leading-arguments.ts';
import { CommandError, exitCodes, ReaderGone, ToolBug } from './command-error.ts';
import { completionCommand } from './commands/completion-command.ts';
import { describeCommand } from './commands/describe-command.ts';
import { listCommand } from './commands/list-command.ts';
import { recipeCommand } from './commands/recipe-command.ts';
import { toolCommand } from './commands/tool-command.ts';
import { writeTo } from './output/stream-sink.ts';
import { helpText, shortHelp, versionText } from './show/help-text.ts';
import { screenWidth } from './show/wrap.ts';
import { commandNames } from './tool-shelf.ts';
import type { World } from './world.ts';
import { tell, writeError } from './world.ts';

/**
 * Runs the command.
 *
 * @param args what follows its name
 * @returns the exit code
 */
export async function textbench(args: readonly string[], world: World): Promise<number> {
  try {
    return await dispatch(args, world);
  } catch (error) {
    return report(error, args, world);
  }
}

async function dispatch(args: readonly string[], world: World): Promise<number> {
  const { general, word, rest } = leadingArguments(args);
  if (general.version) await writeTo(world.stdout, versionText);
  else if (asksForHelp(word, [...(general.help ? ['-h'] : []), ...rest])) await showHelp(world);
  else if (word === undefined) {
    await writeError(world, shortHelp);
    return exitCodes.command;
  } else if (word === 'list') await listCommand(rest, general, world);
  else if (word === 'describe') await describeCommand(rest, general, world);
  else if (word === 'run') await recipeCommand(rest, general, world);
  else if (word === 'completion') await completionCommand(rest, general, world);
  else if (word === 'help') await describeCommand(rest, general, world);
  else await toolCommand(word, rest, general, world);
  return exitCodes.done;
}

/** Whether the help of the command is wanted, not that of a tool. */
function asksForHelp(word: string | undefined, rest: readonly string[]): boolean {
  if (word === 'help') return rest.length === 0;
  const isTool = word !== undefined && !commandNames.some((name) => name === word);
  return !isTool && (rest.includes('--help') || rest.includes('-h'));
}

async function showHelp(world: World): Promise<void> {
  await writeTo(world.stdout, helpText(screenWidth(world)));
}

async function report(error: unknown, args: readonly string[], world: World): Promise<number> {
  if (error instanceof ReaderGone) return exitCodes.done;
  if (error instanceof CommandError) {
    await tell(world, [error.message, ...(error.hint === undefined ? [] : [error.hint])]);
    return exitCodes[error.fault];
  }
  const bug = error instanceof ToolBug ? error : new ToolBug('the command', error);
  await tell(world, [
    `This is a bug in ${bug.slug}: ${bug.message}. Please report it with the command and, if you may, its input; --verbose adds the stack.`,
  ]);
  const verbose = args.includes('--verbose') || args.includes('-v');
  if (verbose && bug.cause instanceof Error) await writeError(world, `${bug.cause.stack}\n`);
  return exitCodes.bug;
}
