import { ByteOutput } from './byte-output.ts';

export type Radix = 2 | 8 | 10 | 16;

/** How numbers are written one after another. */
export interface NumberLayout {
  readonly radix: Radix;
  /** Digits written at least, with leading zeros. */
  readonly minDigits: number;
  readonly upperCase: boolean;
  /** Before each group. */
  readonly prefix: string;
  /** After each number. */
  readonly suffix: string;
  /** Between groups. */
  readonly separator: string;
  /** Numbers that stand together without a separator. */
  readonly group: number;
  /** Numbers a line; 0 for one line. */
  readonly perLine: number;
}

/** What stands before a number, by its place: at the very start, inside a group, between groups, on a new line. */
type Place = 'first' | 'inside' | 'between' | 'newLine';

/** A number of up to 8 bits as it is written at one place: `lengths[n]` bytes from `n * stride`. */
interface ByteTable {
  readonly stride: number;
  readonly cells: Uint8Array;
  readonly lengths: Uint8Array;
  /** Length of every cell, where they are all the same; else 0. */
  readonly fixed: number;
}

const utf8 = new TextEncoder();

/** Writes numbers in a layout, as many and in as many pieces as there are. */
export class NumberWriter {
  readonly #layout: NumberLayout;
  readonly #output = new ByteOutput();
  readonly #leads: Readonly<Record<Place, string>>;
  readonly #tables = new Map<Place, ByteTable>();
  /** Numbers written so far. */
  count = 0;

  constructor(layout: NumberLayout) {
    this.#layout = layout;
    const { prefix, separator } = layout;
    this.#leads = {
      first: prefix,
      inside: '',
      between: separator + prefix,
      newLine: `${separator.trimEnd()}\n${prefix}`,
    };
  }

  /** Writes each byte as a number. */
  bytes(bytes: Uint8Array): string {
    const { group, perLine } = this.#layout;
    const alike = group === 1 && perLine === 0;
    const single = alike ? Math.min(bytes.length, this.count === 0 ? 1 : 0) : bytes.length;
    for (let i = 0; i < single; i++) this.#cell(bytes[i] ?? 0, this.#place());
    this.#run(bytes, single, this.#table('between'));
    return this.#output.take();
  }

  /** Writes numbers of any size, each from 0 to 0x10FFFF. */
  numbers(values: Uint32Array, length: number): string {
    for (let i = 0; i < length; i++) {
      const value = values[i] ?? 0;
      const place = this.#place();
      if (value < 0x100) this.#cell(value, place);
      else {
        this.#output.write(utf8.encode(this.#leads[place]));
        this.#output.write(utf8.encode(this.#digits(value)));
      }
    }
    return this.#output.take();
  }

  #place(): Place {
    const { group, perLine } = this.#layout;
    const index = this.count++;
    if (index === 0) return 'first';
    if (perLine > 0 && index % perLine === 0) return 'newLine';
    return group > 1 && index % group !== 0 ? 'inside' : 'between';
  }

  #digits(value: number): string {
    const { radix, minDigits, upperCase, suffix } = this.#layout;
    const digits = value.toString(radix).padStart(minDigits, '0');
    return (upperCase ? digits.toUpperCase() : digits) + suffix;
  }

  /** A run of bytes at places of one kind. */
  #run(bytes: Uint8Array, from: number, table: ByteTable): void {
    const { stride, cells, lengths, fixed } = table;
    const output = this.#output.reserve(bytes.length * stride);
    let to = this.#output.length;
    if (fixed === 3) {
      for (let i = from; i < bytes.length; i++) {
        const cell = (bytes[i] ?? 0) * stride;
        output[to] = cells[cell] ?? 0;
        output[to + 1] = cells[cell + 1] ?? 0;
        output[to + 2] = cells[cell + 2] ?? 0;
        to += 3;
      }
    } else {
      for (let i = from; i < bytes.length; i++) {
        const byte = bytes[i] ?? 0;
        const end = byte * stride + (lengths[byte] ?? 0);
        for (let cell = byte * stride; cell < end; cell++) output[to++] = cells[cell] ?? 0;
      }
    }
    this.#output.length = to;
    this.count += bytes.length - from;
  }

  #cell(byte: number, place: Place): void {
    const { stride, cells, lengths } = this.#table(place);
    const output = this.#output.reserve(stride);
    let to = this.#output.length;
    const end = byte * stride + (lengths[byte] ?? 0);
    for (let cell = byte * stride; cell < end; cell++) output[to++] = cells[cell] ?? 0;
    this.#output.length = to;
  }

  #table(place: Place): ByteTable {
    const known = this.#tables.get(place);
    if (known) return known;
    const lead = this.#leads[place];
    const made = byteTable((byte) => lead + this.#digits(byte));
    this.#tables.set(place, made);
    return made;
  }
}

function byteTable(written: (byte: number) => string): ByteTable {
  const texts = Array.from({ length: 256 }, (_, byte) => utf8.encode(written(byte)));
  const stride = Math.max(...texts.map((text) => text.length));
  const cells = new Uint8Array(256 * stride);
  for (const [byte, text] of texts.entries()) cells.set(text, byte * stride);
  const fixed = texts.every((text) => text.length === stride) ? stride : 0;
  return { stride, cells, lengths: Uint8Array.from(texts, (text) => text.length), fixed };
}
