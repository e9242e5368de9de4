import type { Writable } from 'node:stream';
import { CommandError, ReaderGone, systemCode, systemReason } from '../command-error.ts';
import type { Sink } from './sink.ts';

export type OutputStream = Writable & { readonly isTTY?: boolean; readonly columns?: number };

/**
 * Standard output. A write ends when the system has taken it.
 *
 * @throws ReaderGone when the program at the other end of the pipe has ended
 */
export function streamSink(stream: OutputStream): Sink {
  return {
    isTerminal: stream.isTTY === true,
    write: (content) => writeTo(stream, content),
    finish: async () => {},
    abandon: async () => {},
  };
}

export function writeTo(stream: OutputStream, content: string | Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write(content, (error) => {
      if (error) reject(writeError(error));
      else resolve();
    });
  });
}

function writeError(error: Error): Error {
  const code = systemCode(error);
  if (code === 'EPIPE' || code === 'ERR_STREAM_DESTROYED') return new ReaderGone();
  return new CommandError('output', `Standard output: ${systemReason(error)}.`);
}
