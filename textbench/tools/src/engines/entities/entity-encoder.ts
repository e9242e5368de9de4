import type { Note } from '@textbench/kit';
import { information } from '@textbench/kit';
import { BlockCutter } from '../bytes/block-cutter.ts';
import { blockLength, mapWellFormed } from '../bytes/blocks.ts';
import { ByteOutput } from '../bytes/byte-output.ts';
import type { ReportingStream } from '../bytes/reporting.ts';
import { counted } from '../bytes/reporting.ts';
import { utf8Length } from '../bytes/utf8-faults.ts';
import type { NameSet } from './names.ts';
import { nameOf, pairNames } from './names.ts';

/** Which characters become references: those with a meaning in markup, all beyond ASCII too, all with a name, or every one. */
export type Scope = 'unsafe' | 'nonAscii' | 'named' | 'all';

export interface EntityEncoding {
  readonly scope: Scope;
  readonly form: 'named' | 'decimal' | 'hex';
  readonly names: NameSet;
  /** How a character without a name is written. */
  readonly fallback: 'decimal' | 'hex';
}

const unsafe = '&<>"\'';
const utf8 = new TextEncoder();
/** Characters whose references are remembered. */
const mostKnown = 20_000;

/** How a character is written: its bytes, and longer names that it begins, by the character behind it. */
interface Written {
  readonly reference: Uint8Array | undefined;
  readonly pairs: ReadonlyMap<number, Uint8Array> | undefined;
}

/** Writes characters as HTML character references. */
export class EntityEncoder implements ReportingStream {
  readonly #wanted: EntityEncoding;
  readonly #pairs: ReadonlyMap<number, ReadonlyMap<number, string>>;
  readonly #ascii: readonly Written[];
  readonly #others = new Map<number, Written>();
  readonly #buffer = new Uint8Array(blockLength * 3);
  readonly #output = new ByteOutput();
  readonly #cutter: BlockCutter;
  #count = 0;
  #without = 0;

  constructor(wanted: EntityEncoding) {
    this.#wanted = wanted;
    const paired = wanted.form === 'named' && wanted.names === 'html5' && wanted.scope !== 'unsafe';
    this.#pairs = paired ? pairNames() : new Map();
    this.#ascii = Array.from({ length: 128 }, (_, code) => this.#writtenAs(code));
    this.#cutter = new BlockCutter(paired ? (text) => this.#pairBegun(text) : () => 0);
  }

  push(piece: string): string {
    let encoded = '';
    this.#cutter.push(piece, (block) => {
      encoded += this.#encode(block);
    });
    return encoded;
  }

  end(): string {
    return this.#encode(this.#cutter.end());
  }

  facts(): readonly string[] {
    return [counted(this.#count, 'reference')];
  }

  notes(): readonly Note[] {
    if (this.#without === 0) return [];
    const characters = counted(this.#without, 'character');
    const text = `${characters} left as they are, because no reference in HTML stands for them: NUL, the control characters U+0080 to U+009F, or lone surrogates.`;
    return [information(text)];
  }

  marks() {
    return [];
  }

  #encode(block: string): string {
    const beyondAscii = this.#wanted.scope !== 'unsafe';
    if (this.#wanted.scope === 'all') this.#without += block.split('\0').length - 1;
    return mapWellFormed(
      block,
      (stretch) => this.#encodeWellFormed(stretch),
      (surrogate) => {
        if (beyondAscii) this.#without++;
        return surrogate;
      },
    );
  }

  #encodeWellFormed(text: string): string {
    const bytes = this.#buffer;
    const length = utf8.encodeInto(text, bytes).written;
    const beyondAscii = this.#wanted.scope !== 'unsafe';
    let from = 0;
    for (let at = 0; at < length; ) {
      const first = bytes[at] ?? 0;
      const size = first < 0x80 ? 1 : utf8Length(first);
      const written = first < 0x80 ? this.#ascii[first] : undefined;
      if (first < 0x80 ? written?.reference === undefined : !beyondAscii) {
        at += size;
        continue;
      }
      this.#copy(bytes, from, at);
      const how = written ?? this.#beyondAscii(codePointAt(bytes, at));
      at += this.#write(how, at, size, length);
      from = at;
    }
    this.#copy(bytes, from, length);
    return this.#output.take();
  }

  /** Writes a character, with the one behind it where both have one name; gives the bytes used. */
  #write(written: Written, at: number, size: number, length: number): number {
    const bytes = this.#buffer;
    const next = at + size < length ? codePointAt(bytes, at + size) : 0;
    const pair = written.pairs?.get(next);
    if (pair) {
      this.#count++;
      this.#output.write(pair);
      return size + utf8Length(bytes[at + size] ?? 0);
    }
    if (written.reference) {
      this.#count++;
      this.#output.write(written.reference);
    } else {
      this.#without++;
      this.#copy(bytes, at, at + size);
    }
    return size;
  }

  #copy(bytes: Uint8Array, from: number, end: number): void {
    const output = this.#output.reserve(end - from);
    let to = this.#output.length;
    for (let i = from; i < end; i++) output[to++] = bytes[i] ?? 0;
    this.#output.length = to;
  }

  #beyondAscii(codePoint: number): Written {
    const known = this.#others.get(codePoint);
    if (known) return known;
    const made = this.#writtenAs(codePoint);
    if (this.#others.size < mostKnown) this.#others.set(codePoint, made);
    return made;
  }

  #writtenAs(codePoint: number): Written {
    const text = this.#reference(codePoint);
    if (text === undefined) return { reference: undefined, pairs: undefined };
    const reference = utf8.encode(text);
    const seconds = this.#pairs.get(codePoint);
    const pairs = seconds
      ? new Map([...seconds].map(([second, name]) => [second, utf8.encode(`&${name};`)]))
      : undefined;
    return { reference, pairs };
  }

  /** `undefined` for a character that stays as it is. */
  #reference(codePoint: number): string | undefined {
    const { scope, form, names, fallback } = this.#wanted;
    const character = String.fromCodePoint(codePoint);
    const isUnsafe = unsafe.includes(character);
    const name = nameOf(character, names);
    if (scope === 'unsafe' && !isUnsafe) return undefined;
    if (scope === 'nonAscii' && codePoint < 0x80 && !isUnsafe) return undefined;
    if (scope === 'named' && codePoint < 0x80 && nameOf(character, 'html5') === undefined) {
      return undefined;
    }
    if (codePoint === 0 || (codePoint >= 0x80 && codePoint < 0xa0)) return undefined;
    if (form === 'named' && name !== undefined) return `&${name};`;
    const hex = form === 'hex' || (form === 'named' && fallback === 'hex');
    return hex ? `&#x${codePoint.toString(16).toUpperCase()};` : `&#${codePoint};`;
  }

  /** One more character has to be seen where the last begins a name of two. */
  #pairBegun(text: string): number {
    const last = text.codePointAt(text.length - 2) ?? 0;
    const codePoint = last > 0xffff ? last : text.charCodeAt(text.length - 1);
    return this.#pairs.has(codePoint) ? (codePoint > 0xffff ? 2 : 1) : 0;
  }
}

/** The character at an offset in right UTF-8; 0 behind the end. */
function codePointAt(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0;
  const length = utf8Length(first);
  let codePoint = length === 1 ? first : first & (0x7f >> length);
  for (let i = 1; i < length; i++) codePoint = (codePoint << 6) | ((bytes[at + i] ?? 0) & 0x3f);
  return codePoint;
}
