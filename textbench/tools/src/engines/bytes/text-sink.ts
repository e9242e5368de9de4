import { blockLength } from './blocks.ts';
import type { EncodingName } from './encodings.ts';
import { completeUtf8, nextUtf8Fault } from './utf8-faults.ts';

/**
 * Told of bytes that stand for nothing in the encoding; `offset` is where they came from. There are
 * no bytes where it is only known that there were some. May throw.
 */
export type InvalidBytes = (bytes: Uint8Array, offset: number) => void;

/** Reads bytes as text as they come; both ends keep what is not complete yet. */
interface Decoder {
  /** Reads the first `length` bytes; `last` where no more follow. Gives how many bytes it has used. */
  decode(bytes: Uint8Array, length: number, last: boolean): { text: string; used: number };
}

const capacity = blockLength + 16;

/**
 * Gathers bytes of an encoding, and code units that need none, in the order they come, and gives
 * the text they make. At most `blockLength` of each may come between two calls of `take`.
 */
export class TextSink {
  /** Bytes not read yet and where each came from; written here directly, then `length` is raised. */
  readonly bytes = new Uint8Array(capacity);
  readonly offsets = new Float64Array(capacity);
  length = 0;
  readonly #units = new Uint16Array(blockLength * 2);
  #unitCount = 0;
  #text = '';
  readonly #decoder: Decoder;

  /** @param strict whether invalid bytes have to be reported one by one in every encoding */
  constructor(encoding: EncodingName, strict: boolean, invalid: InvalidBytes) {
    const report = (start: number, end: number) =>
      invalid(this.bytes.subarray(start, end), this.offsets[start] ?? 0);
    if (encoding === 'utf-8') this.#decoder = utf8Decoder(report);
    else
      this.#decoder = strict ? strictDecoder(encoding, report) : lenientDecoder(encoding, report);
  }

  /** Whether code units wait, so that `endUnits` has to be called before a byte is put. */
  get hasUnits(): boolean {
    return this.#unitCount > 0;
  }

  /** Whether `take` has to be called before more is put. */
  get isFull(): boolean {
    return this.length >= blockLength || this.#unitCount >= blockLength;
  }

  byte(value: number, offset: number): void {
    if (this.#unitCount > 0) this.endUnits();
    this.bytes[this.length] = value;
    this.offsets[this.length++] = offset;
  }

  codePoint(value: number): void {
    if (this.length > 0) this.#readBytes(true);
    if (value > 0xffff) {
      this.#units[this.#unitCount++] = 0xd7c0 + (value >> 10);
      this.#units[this.#unitCount++] = 0xdc00 | (value & 0x3ff);
    } else this.#units[this.#unitCount++] = value;
  }

  /** Text that is no number. */
  literal(text: string): void {
    if (this.length > 0) this.#readBytes(true);
    this.endUnits();
    this.#text += text;
  }

  endUnits(): void {
    for (let from = 0; from < this.#unitCount; from += 4_096) {
      const units = this.#units.subarray(from, Math.min(from + 4_096, this.#unitCount));
      this.#text += String.fromCharCode(...units);
    }
    this.#unitCount = 0;
  }

  /** The text so far; with `last`, also of bytes that wait for more. */
  take(last = false): string {
    if (this.length > 0 || last) this.#readBytes(last);
    this.endUnits();
    const text = this.#text;
    this.#text = '';
    return text;
  }

  #readBytes(last: boolean): void {
    const { text, used } = this.#decoder.decode(this.bytes, this.length, last);
    this.#text += text;
    this.bytes.copyWithin(0, used, this.length);
    this.offsets.copyWithin(0, used, this.length);
    this.length -= used;
  }
}

type Report = (start: number, end: number) => void;

function utf8Decoder(report: Report): Decoder {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  return {
    decode(bytes, length, last) {
      const used = last ? length : completeUtf8(bytes, length);
      const text = decoder.decode(bytes.subarray(0, used));
      if (text.includes('\ufffd')) {
        let fault = nextUtf8Fault(bytes, 0, used);
        while (fault) {
          report(fault.start, fault.end);
          fault = nextUtf8Fault(bytes, fault.end, used);
        }
      }
      return { text, used };
    },
  };
}

/** The platform tells only that there was something invalid, not where. */
function lenientDecoder(encoding: EncodingName, report: Report): Decoder {
  const decoder = new TextDecoder(encoding, { ignoreBOM: true });
  return {
    decode(bytes, length, last) {
      const text = decoder.decode(bytes.subarray(0, length), { stream: !last });
      for (let at = text.indexOf('\ufffd'); at !== -1; at = text.indexOf('\ufffd', at + 1)) {
        report(0, 0);
      }
      return { text, used: length };
    },
  };
}

/** A second decoder follows behind, so that the byte at which the first one fails can be found. */
function strictDecoder(encoding: EncodingName, report: Report): Decoder {
  const options = { ignoreBOM: true, fatal: true };
  const [ahead, behind] = [new TextDecoder(encoding, options), new TextDecoder(encoding, options)];
  const reads = (
    decoder: InstanceType<typeof TextDecoder>,
    bytes: Uint8Array,
    stream: boolean,
  ): string | undefined => {
    try {
      return decoder.decode(bytes, { stream });
    } catch (error) {
      if (error instanceof TypeError) return undefined; // the encoding has no such bytes
      throw error;
    }
  };
  return {
    decode(bytes, length, last) {
      const text = reads(ahead, bytes.subarray(0, length), !last);
      if (text !== undefined) {
        reads(behind, bytes.subarray(0, length), !last);
        return { text, used: length };
      }
      let at = 0;
      while (at < length - 1 && reads(behind, bytes.subarray(at, at + 1), true) !== undefined) at++;
      report(at, at + 1);
      return { text: '\ufffd', used: length };
    },
  };
}
