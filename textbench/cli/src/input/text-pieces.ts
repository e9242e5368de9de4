import { constants } from 'node:buffer';
import type { Readable } from 'node:stream';
import { CommandError } from '../command-error.ts';
import type { ReadingTrail } from './reading-trail.ts';
import type { Source } from './source.ts';
import { readBytes, sourceName } from './source.ts';
import { pieceDecoder } from './text-decoder.ts';

export interface Reading {
  stdin(): Readable;
  /** Label of the encoding; UTF-8 unless told. */
  readonly encoding: string | undefined;
  /** Tells the person of something about the input that they may not know. */
  warn(message: string): void;
  /** Hears how many bytes more have been read. */
  progress?(bytes: number): void;
}

/** The text of the sources one after another, in pieces; none is empty or ends inside a pair. */
export async function* textPieces(
  sources: readonly Source[],
  reading: Reading,
  trail?: ReadingTrail,
): AsyncGenerator<string> {
  for (const source of sources) {
    const name = sourceName(source);
    trail?.open(name);
    const decoder = pieceDecoder(reading.encoding);
    for await (const bytes of readBytes(source, reading.stdin)) {
      reading.progress?.(bytes.length);
      const piece = decoder.push(bytes);
      if (piece === '') continue;
      trail?.add(piece);
      yield piece;
    }
    const rest = decoder.end();
    trail?.add(rest);
    if (rest !== '') yield rest;
    if (decoder.damaged()) reading.warn(damageWarning(name, decoder.encoding()));
  }
}

function damageWarning(name: string, encoding: string): string {
  return `${name}: some bytes are no ${encoding} and were read as U+FFFD (\ufffd). Name its encoding with --encoding if it is another.`;
}

/** Longest text that one string holds, in UTF-16 code units: 2^29 − 24. */
export const longestText = constants.MAX_STRING_LENGTH;

/**
 * All pieces as one text.
 *
 * @param what names the text in the message when it is longer than a string can be
 */
export async function wholeText(pieces: AsyncIterable<string>, what: string): Promise<string> {
  const all: string[] = [];
  let length = 0;
  for await (const piece of pieces) {
    length += piece.length;
    if (length > longestText) throw tooLong(what);
    all.push(piece);
  }
  return all.join('');
}

function tooLong(what: string): CommandError {
  const limit = longestText.toLocaleString('en');
  return new CommandError(
    'input',
    `${what} has more than ${limit} characters, and this tool needs it whole.`,
    'Split it first (split -C 400M FILE), or use a tool that reads piece by piece: "textbench describe" says which do.',
  );
}
