import { atomicFile } from './atomic-file.ts';
import type { Sink } from './sink.ts';
import type { OutputStream } from './stream-sink.ts';
import { streamSink } from './stream-sink.ts';

/** Names of standard output, which must not be replaced by a new file even where it is one. */
const standardOutput = new Set(['-', '/dev/stdout', '/dev/fd/1', '/proc/self/fd/1']);

/** The place that `-o` names; standard output where it names none. */
export async function openSink(output: string | undefined, stdout: OutputStream): Promise<Sink> {
  return output === undefined || standardOutput.has(output)
    ? streamSink(stdout)
    : atomicFile(output);
}
