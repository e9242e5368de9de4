import { Buffer } from 'node:buffer';
import type { Result } from '@textbench/kit';
import { CommandError } from '../command-error.ts';

/** The whole result as JSON. Bytes are Base64 text; lone surrogates are `\ud800` escapes. */
export function structuredJson(slug: string, result: Result): string {
  try {
    return `${JSON.stringify({ tool: slug, ...result }, bytesAsBase64, 2)}\n`;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new CommandError('input', 'The result is too large to be written as JSON.');
  }
}

function bytesAsBase64(_key: string, value: unknown): unknown {
  if (!ArrayBuffer.isView(value)) return value;
  return Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64');
}
