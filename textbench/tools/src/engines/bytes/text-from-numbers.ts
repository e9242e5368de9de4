import type { Note } from '@textbench/kit';
import { inputError, warning } from '@textbench/kit';
import type { EncodingName } from './encodings.ts';
import { shortName } from './encodings.ts';
import { EscapeReader } from './escape-reader.ts';
import { HexdumpReader, looksLikeHexdump } from './hexdump-reader.ts';
import type { NumberFault } from './number-reader.ts';
import { NumberReader } from './number-reader.ts';
import type { Radix } from './number-writer.ts';
import { describeFault, describeInvalid } from './reading-faults.ts';
import type { ReportingStream } from './reporting.ts';
import { counted, inTextOrder, named, Occurrences } from './reporting.ts';
import { TextSink } from './text-sink.ts';
import type { Unit } from './text-to-numbers.ts';

/** How a text of numbers is read. */
export interface TextFromNumbers {
  readonly radix: Radix;
  /** What numbers without a telling prefix stand for. */
  readonly unit: Unit;
  readonly encoding: EncodingName;
  /** `auto` tells a hexdump from numbers; `escapes` reads only numbers with a prefix. */
  readonly layout: 'auto' | 'numbers' | 'escapes' | 'hexdump';
  /** What becomes of what is no number. */
  readonly unknown: 'stop' | 'skip';
  /** What becomes of bytes that stand for nothing in the encoding. */
  readonly invalid: 'replace' | 'stop';
}

/** Reads numbers back as the text they stand for. */
export function textFromNumbers(wanted: TextFromNumbers): ReportingStream {
  return new NumbersText(wanted);
}

interface Reader {
  push(piece: string): string;
  end(): string;
  readonly count: number;
}

/** Long enough to hold the beginning of a hexdump's first line, and white space before it. */
const telling = 64;
const longestBeginning = 4_096;

class NumbersText implements ReportingStream {
  readonly #wanted: TextFromNumbers;
  readonly #sink: TextSink;
  readonly #unknown = new Occurrences();
  readonly #invalid = new Occurrences();
  #reader: Reader | undefined;
  #begun = '';

  constructor(wanted: TextFromNumbers) {
    this.#wanted = wanted;
    const { encoding, invalid } = wanted;
    this.#sink = new TextSink(encoding, invalid === 'stop', (bytes, offset) =>
      this.#onInvalid(bytes, offset),
    );
    if (wanted.layout !== 'auto' || wanted.radix !== 16) this.#reader = this.#readerFor(false);
  }

  push(piece: string): string {
    if (this.#reader) return this.#reader.push(piece);
    this.#begun += piece;
    const waits = this.#begun.length < longestBeginning;
    return waits && this.#begun.trimStart().length < telling ? '' : this.#start();
  }

  end(): string {
    return (this.#reader ? '' : this.#start()) + (this.#reader?.end() ?? '');
  }

  facts(): readonly string[] {
    const count = this.#reader?.count ?? 0;
    return [counted(count, this.#wanted.layout === 'escapes' ? 'escape' : 'number')];
  }

  notes(): readonly Note[] {
    const [unknown, invalid] = [this.#unknown, this.#invalid];
    const notes: Note[] = [];
    if (unknown.count > 0) {
      const places = counted(unknown.count, 'place');
      notes.push(warning(`${places} could not be read as numbers and left out${unknown.samples}.`));
    }
    if (invalid.count > 0) {
      const name = shortName(this.#wanted.encoding);
      const places = counted(invalid.count, 'place');
      notes.push(
        warning(
          `${places} not valid in ${name}, shown as �${invalid.samples}. Another encoding may be the right one.`,
        ),
      );
    }
    return notes;
  }

  marks() {
    return inTextOrder(this.#unknown, this.#invalid);
  }

  #start(): string {
    const reader = this.#readerFor(looksLikeHexdump(this.#begun.slice(0, longestBeginning)));
    this.#reader = reader;
    const text = reader.push(this.#begun);
    this.#begun = '';
    return text;
  }

  #readerFor(dumped: boolean): Reader {
    const { layout, radix, unit } = this.#wanted;
    const onFault = (fault: NumberFault) => this.#onFault(fault);
    if (layout === 'escapes') return new EscapeReader(this.#sink);
    if (layout === 'hexdump' || dumped) return new HexdumpReader(this.#sink, onFault);
    return new NumberReader(radix, unit, this.#sink, onFault);
  }

  #onFault(fault: NumberFault): void {
    const { start, end, shown } = fault;
    const { problem, remedy } = describeFault(
      fault,
      this.#wanted.radix,
      this.#reader instanceof HexdumpReader,
    );
    if (this.#wanted.unknown === 'stop') {
      throw inputError('text', start, `${problem} ${remedy}`, end - start);
    }
    const sample = fault.kind === 'unknown' ? named(shown.codePointAt(0) ?? 0) : shown;
    this.#unknown.add(start, end, 'not read', shown.length > 2 ? shown : sample);
  }

  #onInvalid(bytes: Uint8Array, offset: number): void {
    const { encoding, invalid } = this.#wanted;
    const shown = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
    if (invalid === 'stop') {
      throw inputError('text', offset, describeInvalid(shown, encoding), 1);
    }
    if (bytes.length === 0) this.#invalid.addUnplaced();
    else this.#invalid.add(offset, offset + 1, `not valid in ${shortName(encoding)}`, shown);
  }
}
