import { textbench } from './textbench.ts';
import type { ToolShelf } from './tool-shelf.ts';

/** `npm run` starts scripts in the project's folder: names of files are meant where it was called. */
function returnToCaller({
  npm_lifecycle_event: script,
  INIT_CWD: folder,
}: NodeJS.ProcessEnv): void {
  if (script === 'textbench' && folder !== undefined) process.chdir(folder);
}

/** Runs the command on this process's arguments and streams, and ends the process. */
export async function start(shelf: ToolShelf): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', () => {}); // who waits for a write gets its error; the event says it again
  }
  returnToCaller(process.env);
  const { stdout, stderr } = process;
  const code = await textbench(process.argv.slice(2), {
    stdin: () => process.stdin,
    stdout,
    stderr,
    shelf,
  });
  process.exit(code);
}
