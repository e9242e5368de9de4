import type { Readable } from 'node:stream';
import { ReaderGone } from './command-error.ts';
import type { OutputStream } from './output/stream-sink.ts';
import { writeTo } from './output/stream-sink.ts';
import type { ToolShelf } from './tool-shelf.ts';

/** All that the command touches outside itself, so that a test can give its own. */
export interface World {
  /** Asked for only when standard input is read. */
  stdin(): Readable & { readonly isTTY?: boolean };
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
  readonly shelf: ToolShelf;
}

/** Writes to standard error; where nobody reads that, nobody can be told. */
export async function writeError({ stderr }: World, content: string): Promise<void> {
  try {
    await writeTo(stderr, content);
  } catch (error) {
    if (!(error instanceof ReaderGone)) throw error;
  }
}

/** Writes lines to standard error; each starts with the name of the command. */
export async function tell(world: World, lines: readonly string[]): Promise<void> {
  for (const line of lines) await writeError(world, `textbench: ${line}\n`);
}
