import type { Stats } from 'node:fs';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { CommandError, systemCode, systemReason } from '../command-error.ts';

/** Where an input comes from. */
export type Source = { readonly kind: 'stdin' } | { readonly kind: 'file'; readonly path: string };

export type Bytes = AsyncIterable<Uint8Array>;

/**
 * Most bytes that are handed on at once. Text of this size, and what most tools make of it, still
 * dies in V8's young space; larger strings would wait outside it for a slower collection.
 */
const chunkBytes = 32 * 1024;

export function sourceOf(operand: string): Source {
  return operand === '-' ? { kind: 'stdin' } : { kind: 'file', path: operand };
}

/** How messages name a source. */
export function sourceName(source: Source): string {
  return source.kind === 'stdin' ? 'standard input' : source.path;
}

/** How a tool gets the name of a source: that of the file without its folders. */
export function shortName(source: Source): string {
  return source.kind === 'stdin' ? 'standard input' : basename(source.path);
}

/** Fails early for files that cannot be read, before any of the work is done. */
export async function demandReadable(sources: readonly Source[]): Promise<void> {
  for (const source of sources) {
    if (source.kind === 'stdin') continue;
    let stats: Stats;
    try {
      stats = await stat(source.path);
    } catch (error) {
      throw unreadable(source, error);
    }
    if (stats.isDirectory()) {
      throw new CommandError('input', `${source.path}: this is a folder, not a file.`);
    }
  }
}

/** Bytes of all sources; `undefined` where one of them has no size before its end. */
export async function totalSize(sources: readonly Source[]): Promise<number | undefined> {
  let total = 0;
  for (const source of sources) {
    if (source.kind === 'stdin') return undefined;
    const stats = await stat(source.path);
    if (!stats.isFile()) return undefined;
    total += stats.size;
  }
  return total;
}

/** The bytes of a source in pieces. */
export async function* readBytes(source: Source, stdin: () => Readable): Bytes {
  const stream =
    source.kind === 'stdin'
      ? stdin()
      : createReadStream(source.path, { highWaterMark: chunkBytes });
  try {
    for await (const chunk of stream) yield* cutUp(asBytes(chunk));
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    throw unreadable(source, error);
  }
}

function* cutUp(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += chunkBytes) {
    yield bytes.subarray(start, start + chunkBytes);
  }
}

function asBytes(chunk: unknown): Uint8Array {
  if (chunk instanceof Uint8Array) return chunk;
  throw new TypeError('A source of bytes gave something else.');
}

function unreadable(source: Source, error: unknown): CommandError {
  return new CommandError(
    'input',
    `${sourceName(source)}: cannot be read: ${systemReason(error)}.`,
  );
}
