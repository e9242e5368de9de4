import { ByteOutput } from './byte-output.ts';

export interface HexdumpLayout {
  /** `canonical` is what `hexdump -Cv` prints, `xxd` what `xxd` prints. */
  readonly style: 'canonical' | 'xxd';
  /** Of the bytes; offsets are always in lower case. */
  readonly upperCase: boolean;
  readonly bytesPerLine: number;
}

const lower = Uint8Array.from('0123456789abcdef', (digit) => digit.charCodeAt(0));
const upper = Uint8Array.from('0123456789ABCDEF', (digit) => digit.charCodeAt(0));
const space = 0x20;
const bar = 0x7c;
const newLine = 0x0a;

/** Writes bytes as a hexdump: offset, digits, and the characters they are in ASCII. */
export class HexdumpWriter {
  readonly #layout: HexdumpLayout;
  readonly #digits: Uint8Array;
  readonly #output = new ByteOutput();
  readonly #line: Uint8Array;
  #filled = 0;
  /** Bytes taken so far. */
  count = 0;

  constructor(layout: HexdumpLayout) {
    this.#layout = layout;
    this.#digits = layout.upperCase ? upper : lower;
    this.#line = new Uint8Array(layout.bytesPerLine);
  }

  bytes(bytes: Uint8Array): string {
    for (let i = 0; i < bytes.length; i++) {
      this.#line[this.#filled++] = bytes[i] ?? 0;
      if (this.#filled === this.#line.length) this.#writeLine();
    }
    return this.#output.take();
  }

  end(): string {
    if (this.#filled > 0) this.#writeLine();
    if (this.#layout.style === 'canonical' && this.count > 0) {
      this.#offset(this.count);
      this.#put(newLine);
    }
    return this.#output.take();
  }

  #writeLine(): void {
    this.#output.reserve(16 + this.#line.length * 5);
    this.#offset(this.count);
    if (this.#layout.style === 'xxd') this.#xxdDigits();
    else this.#canonicalDigits();
    const barred = this.#layout.style === 'canonical';
    if (barred) this.#put(bar);
    for (let i = 0; i < this.#filled; i++) {
      const byte = this.#line[i] ?? 0;
      this.#put(byte >= 0x20 && byte < 0x7f ? byte : 0x2e);
    }
    if (barred) this.#put(bar);
    this.#put(newLine);
    this.count += this.#filled;
    this.#filled = 0;
  }

  #canonicalDigits(): void {
    for (let i = 0; i < this.#line.length; i++) {
      this.#put(space);
      if (i % 8 === 0) this.#put(space);
      this.#byte(i);
    }
    this.#put(space);
    this.#put(space);
  }

  #xxdDigits(): void {
    this.#put(0x3a);
    for (let i = 0; i < this.#line.length; i++) {
      if (i % 2 === 0) this.#put(space);
      this.#byte(i);
    }
    this.#put(space);
    this.#put(space);
  }

  #byte(index: number): void {
    const there = index < this.#filled;
    const byte = this.#line[index] ?? 0;
    this.#put(there ? (this.#digits[byte >> 4] ?? 0) : space);
    this.#put(there ? (this.#digits[byte & 15] ?? 0) : space);
  }

  #offset(offset: number): void {
    const digits = offset.toString(16).padStart(8, '0');
    this.#output.reserve(digits.length + 1);
    for (let i = 0; i < digits.length; i++) this.#put(digits.charCodeAt(i));
  }

  #put(byte: number): void {
    this.#output.bytes[this.#output.length++] = byte;
  }
}
