import type { OnNumberFault } from './number-reader.ts';
import type { TextSink } from './text-sink.ts';

/** Longest line taken for a line of a dump, in UTF-16 code units. */
const longestLine = 4_096;
/** Most bytes that a `*` may stand for: it would else make much out of nothing. */
const mostRepeated = 1 << 24;
/** Bytes a line has at most where nothing marks the end of the digits. */
const usualWidth = 16;

/** `00000000: 48`, `00000000  48`, `000000 48 65`: an offset of zeros, set off from the digits. */
const dumpStart =
  /^(?:0x)?(?:0{4,16}(?::\s| {2,}|\t)|0{6,16} (?=[0-9a-f]{2} [0-9a-f]{2}(?:\s|$)))\s*[0-9a-f]{2}/i;

/** Whether a text begins like a hexdump. */
export function looksLikeHexdump(beginning: string): boolean {
  return dumpStart.test(beginning.trimStart());
}

interface DumpLine {
  readonly offset: number;
  readonly bytes: readonly number[];
}

/** Reads what `xxd`, `hexdump -C`, `od -A x -t x1z`, Wireshark and PowerShell's `Format-Hex` print. */
export class HexdumpReader {
  readonly #sink: TextSink;
  readonly #fault: OnNumberFault;
  #held = '';
  #offset = 0;
  #last: DumpLine = { offset: 0, bytes: [] };
  #repeats = false;
  /** Bytes read. */
  count = 0;

  constructor(sink: TextSink, fault: OnNumberFault) {
    this.#sink = sink;
    this.#fault = fault;
  }

  push(piece: string): string {
    const lines = (this.#held + piece).split('\n');
    this.#held = lines.pop() ?? '';
    let text = '';
    for (const line of lines) text += this.#line(line, 1);
    if (this.#held.length > longestLine) {
      text += this.#line(this.#held, 0);
      this.#held = '';
    }
    return text;
  }

  end(): string {
    return this.#line(this.#held, 0) + this.#sink.take(true);
  }

  #line(line: string, ending: number): string {
    const content = line.trimEnd();
    const parsed = parseLine(content);
    let text = '';
    if (content === '*') this.#repeats = true;
    else if (parsed) text = this.#put(parsed);
    else if (content !== '') {
      const end = this.#offset + content.length;
      this.#fault({
        kind: 'unknown',
        unit: 'bytes',
        start: this.#offset,
        end,
        shown: content.slice(0, 40),
      });
    }
    this.#offset += line.length + ending;
    return text;
  }

  #put(line: DumpLine): string {
    const text = this.#repeats ? this.#repeat(line.offset) : '';
    for (const byte of line.bytes) this.#sink.byte(byte, this.#offset);
    this.count += line.bytes.length;
    this.#last = line;
    return text + this.#sink.take();
  }

  /** A line `*` stands for copies of the line before, up to the offset of the line behind. */
  #repeat(until: number): string {
    this.#repeats = false;
    const { offset, bytes } = this.#last;
    const missing = until - offset - bytes.length;
    if (missing < 0 || missing > mostRepeated || bytes.length === 0) {
      const end = this.#offset + 1;
      this.#fault({ kind: 'tooLarge', unit: 'bytes', start: this.#offset, end, shown: '*' });
      return '';
    }
    let text = '';
    for (let i = 0; i < missing; i++) {
      this.#sink.byte(bytes[i % bytes.length] ?? 0, this.#offset);
      if (this.#sink.isFull) text += this.#sink.take();
    }
    this.count += missing;
    return text;
  }
}

function parseLine(line: string): DumpLine | undefined {
  const [whole, digits = '', colon] = /^\s*(?:0x)?([0-9a-f]{4,16})(:?)(?=\s|$)/i.exec(line) ?? [];
  if (whole === undefined) return undefined;
  const rest = line.slice(whole.length);
  const octal = digits.length === 7 && /^[0-7]+$/.test(digits);
  const offset = Number.parseInt(digits, octal ? 8 : 16);
  const bytes = colon === ':' ? groupedBytes(rest) : singleBytes(rest);
  return bytes.length > 0 || rest.trim() === '' ? { offset, bytes } : undefined;
}

/** `xxd`: groups of digits with one space between; the characters follow after two. */
function groupedBytes(rest: string): number[] {
  const [area = ''] = rest.replace(/^\s+/, '').split(/\s{2}/);
  const groups = area.split(' ');
  if (!groups.every((group) => /^(?:[0-9a-f]{2})+$/i.test(group))) return [];
  return (area.match(/[0-9a-f]{2}/gi) ?? []).map((digits) => Number.parseInt(digits, 16));
}

/** The others: single bytes, a wider gap in the middle; the characters follow in bars or after a gap. */
function singleBytes(rest: string): number[] {
  const barred = /\|.*\|$/.exec(rest);
  const area = (barred ? rest.slice(0, barred.index) : rest).replace(/^\s+/, ' ');
  const bytes: number[] = [];
  const next = /\s{1,2}([0-9a-f]{2})(?=\s|$)/iy;
  while (barred || bytes.length < usualWidth) {
    const match = next.exec(area);
    if (!match) break;
    bytes.push(Number.parseInt(match[1] ?? '', 16));
  }
  return bytes;
}
