import type { TextSink } from './text-sink.ts';

const hex = '[0-9a-fA-F]';

/** The groups are, in this order: two of a byte, then those of a code point or UTF-16 unit. */
const escaped = new RegExp(
  [
    `\\\\x(${hex}{2})`,
    `%(${hex}{2})`,
    `\\\\u\\{(${hex}{1,6})\\}`,
    `\\\\u(${hex}{4})`,
    `\\\\U(${hex}{8})`,
    `%u(${hex}{4})`,
    `[Uu]\\+(${hex}{4,6})`,
    `&#[xX](${hex}{1,6});`,
  ].join('|'),
  'g',
);

/** What may be the beginning of an escape at the end of a piece. */
const unfinished = new RegExp(
  `(?:${[
    `\\\\(?:x${hex}?|u(?:\\{${hex}{0,6}|${hex}{0,3})|U${hex}{0,7})?`,
    `%(?:u${hex}{0,3}|${hex})?`,
    `[Uu](?:\\+${hex}{0,5})?`,
    `&(?:#(?:[xX]${hex}{0,6})?)?`,
  ].join('|')})$`,
);

/** Reads only numbers with a prefix, such as `\xE9`, `%C3%A9` or `\u00e9`; all other text stays as it is. */
export class EscapeReader {
  readonly #sink: TextSink;
  #held = '';
  #offset = 0;
  /** Escapes read. */
  count = 0;

  constructor(sink: TextSink) {
    this.#sink = sink;
  }

  push(piece: string): string {
    const whole = this.#held + piece;
    const keep = unfinished.exec(whole.slice(-16))?.[0].length ?? 0;
    this.#held = whole.slice(whole.length - keep);
    return this.#read(whole.slice(0, whole.length - keep), false);
  }

  end(): string {
    return this.#read(this.#held, true);
  }

  #read(text: string, last: boolean): string {
    let read = '';
    let from = 0;
    for (const match of text.matchAll(escaped)) {
      const literal = text.slice(from, match.index);
      if (literal !== '') read += this.#literal(literal);
      this.#put(match, this.#offset + match.index);
      from = match.index + match[0].length;
      if (this.#sink.isFull) read += this.#sink.take();
    }
    if (from < text.length) read += this.#literal(text.slice(from));
    this.#offset += text.length;
    return read + this.#sink.take(last);
  }

  #literal(text: string): string {
    this.#sink.literal(text);
    return this.#sink.take();
  }

  #put(match: RegExpExecArray, offset: number): void {
    const [whole, byte, percent, ...others] = match;
    const digits = byte ?? percent ?? others.find((group) => group !== undefined) ?? '';
    const value = Number.parseInt(digits, 16);
    if (value > 0x10ffff) {
      this.#sink.literal(whole);
      return;
    }
    this.count++;
    if (byte !== undefined || percent !== undefined) this.#sink.byte(value, offset);
    else this.#sink.codePoint(value);
  }
}
