import type { Mark, Note, Part, Result, TextStream } from '@textbench/kit';
import { result, streamWhole, text } from '@textbench/kit';

/** Longest input that is drawn with marks, in UTF-16 code units. */
const longestMarked = 200_000;
const mostMarks = 5_000;
const mostSamples = 5;

/** A stream that can say afterwards what it met. */
export interface ReportingStream extends TextStream {
  facts(): readonly string[];
  notes(): readonly Note[];
  /** Marks over the input. */
  marks(): readonly Mark[];
}

/** Runs a stream over a whole text and puts what it reports beside its output. */
export function reportedResult(
  stream: ReportingStream,
  input: string,
  more: readonly Part[] = [],
  basics: Parameters<typeof text>[1] = {},
): Result {
  const main = text(streamWhole(stream, input), basics);
  const marks = input.length <= longestMarked ? stream.marks() : [];
  const inputMarks = marks.length > 0 ? [{ input: 'text', marks }] : [];
  return result(main, { more, facts: stream.facts(), notes: stream.notes(), inputMarks });
}

/** Counts occurrences of one kind and keeps the first few of them as samples and marks. */
export class Occurrences {
  count = 0;
  readonly marks: Mark[] = [];
  readonly #samples: string[] = [];

  /** Offsets are UTF-16 code units from the start of the input. */
  add(start: number, end: number, label: string, sample: string): void {
    this.count++;
    if (this.marks.length < mostMarks) {
      this.marks.push({ start, end, label, tone: 'warning' });
    }
    if (this.#samples.length <= mostSamples && !this.#samples.includes(sample)) {
      this.#samples.push(sample);
    }
  }

  /** One whose place and content are not known. */
  addUnplaced(): void {
    this.count++;
  }

  /** The first different ones: `: “a”, “b” and others`; nothing where none is known. */
  get samples(): string {
    const shown = this.#samples.slice(0, mostSamples).map((sample) => `“${sample}”`);
    if (shown.length === 0) return '';
    const others = this.#samples.length > mostSamples ? ' and others' : '';
    return `: ${shown.join(', ')}${others}`;
  }
}

/** Marks of several kinds in the order of the text. */
export function inTextOrder(...kinds: readonly Occurrences[]): readonly Mark[] {
  return kinds
    .flatMap(({ marks }) => marks)
    .sort((one, other) => one.start - other.start)
    .slice(0, mostMarks);
}

/** `1 byte`, `1,024 bytes`. */
export function counted(count: number, one: string, more = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : more}`;
}

/** A character as it can be named in a message, by its code point where it would not be seen. */
export function named(codePoint: number): string {
  const invisible = /^[\p{C}\p{Z}\p{M}]$/u;
  const character = String.fromCodePoint(codePoint);
  const code = `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
  return invisible.test(character) ? code : character;
}
