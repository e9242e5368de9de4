import type { ReportingStream } from '../bytes/reporting.ts';
import { morseClass } from './morse-decoder.ts';
import type { MorseSymbols } from './morse-symbols.ts';
import { SignReader } from './morse-symbols.ts';

/** How much of a text decides whether it is Morse, in UTF-16 code units. */
const telling = 1_000;

/** Whether a text begins as Morse code, with signs and gaps and nothing else. */
export function looksLikeMorse(text: string, symbols: MorseSymbols): boolean {
  const read = new SignReader(symbols).read(text.slice(0, telling), text.length <= telling);
  const bare = read.replaceAll(/\[\?\]|<[A-Z]{2,3}>|(?:\[\??|<[A-Z]{0,3})$/g, ' ');
  let signs = 0;
  for (let i = 0; i < bare.length; i++) {
    const kind = morseClass(bare.charCodeAt(i));
    if (kind === 0) return false;
    if (kind === 1 || kind === 2 || kind === 6) signs++;
  }
  return signs > 0;
}

/** Converts in the direction that the beginning of the text calls for. */
export class EitherWay implements ReportingStream {
  readonly #symbols: MorseSymbols;
  readonly #encoder: () => ReportingStream;
  readonly #decoder: () => ReportingStream;
  #chosen: ReportingStream | undefined;
  #begun = '';

  constructor(
    symbols: MorseSymbols,
    encoder: () => ReportingStream,
    decoder: () => ReportingStream,
  ) {
    this.#symbols = symbols;
    this.#encoder = encoder;
    this.#decoder = decoder;
  }

  push(piece: string): string {
    if (this.#chosen) return this.#chosen.push(piece);
    this.#begun += piece;
    return this.#begun.length <= telling ? '' : this.#choose();
  }

  end(): string {
    const first = this.#chosen ? '' : this.#choose();
    return first + (this.#chosen?.end() ?? '');
  }

  facts() {
    return this.#chosen?.facts() ?? [];
  }

  notes() {
    return this.#chosen?.notes() ?? [];
  }

  marks() {
    return this.#chosen?.marks() ?? [];
  }

  #choose(): string {
    const morse = looksLikeMorse(this.#begun, this.#symbols);
    const chosen = morse ? this.#decoder() : this.#encoder();
    this.#chosen = chosen;
    const begun = this.#begun;
    this.#begun = '';
    return chosen.push(begun);
  }
}
