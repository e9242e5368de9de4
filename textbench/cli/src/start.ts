import { textbench } from './textbench.ts';
import type { ToolShelf } from './tool-shelf.ts';

/** Runs the command on this process's arguments and streams, and ends the process. */
export async function start(shelf: ToolShelf): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', () => {}); // who waits for a write gets its error; the event says it again
  }
  const { stdout, stderr } = process;
  const code = await textbench(process.argv.slice(2), {
    stdin: () => process.stdin,
    stdout,
    stderr,
    shelf,
  });
  process.exit(code);
}
