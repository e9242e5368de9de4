import type { Note } from '@textbench/kit';
import { inputError } from '@textbench/kit';
import type { ReportingStream } from '../bytes/reporting.ts';
import { withReferencesRead } from './read-references.ts';
import type { Context } from './references.ts';
import { referencesIn } from './references.ts';

export interface EntityDecoding {
  readonly context: Context;
  /** Whether anything the HTML Standard calls an error is one. */
  readonly strict: boolean;
}

/** Longest name with `&` and `;`, and what may follow it. */
const longestName = 40;

/** A reference that is not complete at the end of a text. */
const unfinished = /^&(?:#(?:[0-9]*|[xX][0-9a-fA-F]*)|[a-zA-Z0-9]*)$/;

/** Reads character references as a browser does. */
export class EntityDecoder implements ReportingStream {
  readonly #wanted: EntityDecoding;
  #held = '';
  /** Offset of the held text in the input. */
  #offset = 0;

  constructor(wanted: EntityDecoding) {
    this.#wanted = wanted;
  }

  push(piece: string): string {
    const text = this.#held + piece;
    const ampersand = text.lastIndexOf('&');
    const rest = ampersand === -1 ? '' : text.slice(ampersand);
    const waits = unfinished.test(rest) && (rest.length < longestName || rest.startsWith('&#'));
    const ready = waits ? text.slice(0, ampersand) : text;
    this.#held = waits ? shortened(rest) : '';
    const decoded = this.#decode(ready);
    this.#offset += ready.length + (waits ? rest.length - this.#held.length : 0);
    return decoded;
  }

  end(): string {
    return this.#decode(this.#held);
  }

  facts(): readonly string[] {
    return [];
  }

  notes(): readonly Note[] {
    return [];
  }

  marks() {
    return [];
  }

  #decode(text: string): string {
    if (this.#wanted.strict && text.includes('&')) this.#check(text);
    return withReferencesRead(text, this.#wanted.context);
  }

  #check(text: string): void {
    for (const { start, end, written, fault } of referencesIn(text, this.#wanted.context)) {
      if (fault === undefined) continue;
      const message = `“${written.slice(0, 40)}” is not a right character reference: ${fault}. Put it right, write &amp; for a plain ampersand, or read as browsers do.`;
      throw inputError('text', this.#offset + start, message, end - start);
    }
  }
}

/** A numeric reference may have any number of zeros, and any number beyond Unicode is the same to it. */
function shortened(reference: string): string {
  const [whole, start = '', digits = ''] = /^(&#[xX]?)0*([0-9a-fA-F]{10,})$/.exec(reference) ?? [];
  if (whole !== undefined) return start + digits.slice(0, 10);
  if (reference.length <= 64) return reference;
  return reference.replace(/^(&#[xX]?)0+/, (_zeros, beginning: string) => `${beginning}0`);
}
