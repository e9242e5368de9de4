import { Buffer } from 'node:buffer';
import { Readable, Writable } from 'node:stream';
import { textbench } from '../textbench.ts';
import type { ToolShelf } from '../tool-shelf.ts';
import { shelfOf } from '../tool-shelf.ts';
import { testEntries } from './test-tools.testing.ts';

export const testShelf = shelfOf(
  testEntries,
  new URL('./test-tools.testing.ts', import.meta.url).href,
);

export interface Given {
  readonly input?: string | Uint8Array;
  /** Which of the streams are terminals. */
  readonly terminals?: readonly ('stdin' | 'stdout' | 'stderr')[];
  readonly shelf?: ToolShelf;
}

export interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command in this process. */
export async function said(
  args: readonly string[],
  { input = '', terminals = [], shelf = testShelf }: Given = {},
): Promise<Said> {
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  const code = await textbench(args, {
    stdin: () =>
      Object.assign(Readable.from([Buffer.from(input)]), { isTTY: terminals.includes('stdin') }),
    stdout: collecting(out, terminals.includes('stdout')),
    stderr: collecting(err, terminals.includes('stderr')),
    shelf,
  });
  return { code, out: Buffer.concat(out).toString(), err: Buffer.concat(err).toString() };
}

function collecting(chunks: Buffer[], isTTY: boolean) {
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  return Object.assign(stream, { isTTY });
}
