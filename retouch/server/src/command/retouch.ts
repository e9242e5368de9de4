import { projectFolder } from '../dev-server/project-folder.ts';
import { missingConfiguration } from '../dev-server/start-dev-server.ts';
import { help, type RunOptions, readArguments } from './arguments.ts';
import { CommandError } from './command-error.ts';
import type { RunningRetouch } from './start-retouch.ts';
import { version } from './version.ts';

/** What the command has of the world around it. */
export interface Surroundings {
  readonly folder: string;
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
  /** Ends a start that is under way. */
  readonly signal: AbortSignal;
  readonly open: (address: string, onFailure: () => void) => void;
}

/** How a call of the command went: done, failed, or at work until it is closed. */
export type Outcome =
  | { readonly exitCode: number }
  | { readonly exitCode: undefined; readonly running: RunningRetouch };

/** The command `retouch`. What a person can put right is one line; all else is thrown. */
export async function retouch(
  args: readonly string[],
  surroundings: Surroundings,
): Promise<Outcome> {
  try {
    const call = readArguments(args);
    if (call.kind === 'run') {
      return { exitCode: undefined, running: await run(call, surroundings) };
    }
    surroundings.print(call.kind === 'help' ? help : `${version}\n`);
    return { exitCode: 0 };
  } catch (error) {
    if (surroundings.signal.aborted) return { exitCode: 130 };
    if (!(error instanceof CommandError)) throw error;
    surroundings.printError(`retouch: ${error.message}\n`);
    return { exitCode: 1 };
  }
}

async function run(
  { folder, port, url, open, readOnly }: RunOptions,
  { folder: from, print, printError, signal, open: openAddress }: Surroundings,
): Promise<RunningRetouch> {
  const project = projectFolder(folder, from);
  const missing = missingConfiguration(project);
  if (missing !== undefined) printError(`${missing}\n\n`);
  // Only now: help and most mistakes need nothing of all that.
  const { startRetouch } = await import('./start-retouch.ts');
  const running = await startRetouch({
    project,
    port,
    url,
    readOnly,
    scripts: [],
    signal,
    onOutput: printError,
    onNotice: (text) => printError(`retouch: ${text}\n`),
  });
  print(`
  Retouch ${readOnly ? 'shows' : 'edits'} ${project.name}

  editor   ${running.editorUrl}
  app      ${running.appUrl}

  Ctrl-C ends it.

`);
  const alone = () => printError('retouch: no browser could be opened; open the address above.\n');
  if (open) openAddress(running.editorUrl, alone);
  return running;
}
