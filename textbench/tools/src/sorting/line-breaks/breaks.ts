import { eachLine } from '@textbench/language';

/** Line ends by name, with what they are called. */
export const breakKinds = {
  lf: { text: '\n', label: 'LF' },
  crlf: { text: '\r\n', label: 'CRLF' },
  cr: { text: '\r', label: 'CR' },
  nel: { text: '\u0085', label: 'NEL' },
  ls: { text: '\u2028', label: 'LS' },
  ps: { text: '\u2029', label: 'PS' },
} as const;

export type BreakKind = keyof typeof breakKinds;

/** Signs that break lines only for some programs: VT, FF, FS, GS and RS, as Python's splitlines. */
const rareLabels: Readonly<Record<string, string>> = {
  '\v': 'VT',
  '\f': 'FF',
  '\x1c': 'FS',
  '\x1d': 'GS',
  '\x1e': 'RS',
};

const usual = /\r\n|[\n\r\u0085\u2028\u2029]/g;
const all = /\r\n|[\n\r\u0085\u2028\u2029\v\f\x1c-\x1e]/g;

const labels = new Map<string, string>([
  ...Object.values(breakKinds).map(({ text, label }): [string, string] => [text, label]),
  ...Object.entries(rareLabels),
]);

const unusual = /[\u0085\u2028\u2029\v\f\x1c-\x1e]/;

/** Whether a text may have line ends other than LF, CRLF and CR. */
export function hasUnusualBreaks(text: string): boolean {
  return unusual.test(text);
}

/** Visits the lines of a text; `ending` is empty for a last line without one. */
export function eachBrokenLine(
  text: string,
  rare: boolean,
  visit: (line: string, ending: string) => void,
): void {
  if (!hasUnusualBreaks(text)) {
    eachLine(text, (start, end, ending) => visit(text.slice(start, end), ending));
    return;
  }
  let start = 0;
  for (const { index, 0: ending } of text.matchAll(rare ? all : usual)) {
    visit(text.slice(start, index), ending);
    start = index + ending.length;
  }
  if (start < text.length) visit(text.slice(start), '');
}

/** Writes another text for every line end. */
export function withBreaks(
  text: string,
  rare: boolean,
  ending: string,
  isUnusual = hasUnusualBreaks(text),
): string {
  if (isUnusual) return text.replace(rare ? all : usual, ending);
  if (!text.includes('\r')) return ending === '\n' ? text : text.replaceAll('\n', ending);
  return text.replace(/\r\n|\n|\r/g, ending);
}

function countOf(text: string, ending: string): number {
  let count = 0;
  for (let at = text.indexOf(ending); at !== -1; at = text.indexOf(ending, at + ending.length)) {
    count++;
  }
  return count;
}

/** Counts line ends by kind. */
export class BreakCount {
  readonly #counts = new Map<string, number>();

  add(ending: string, count = 1): void {
    if (count > 0) this.#counts.set(ending, (this.#counts.get(ending) ?? 0) + count);
  }

  addAll(text: string, isUnusual = hasUnusualBreaks(text)): this {
    if (isUnusual) {
      for (const [ending] of text.matchAll(all)) this.add(ending);
      return this;
    }
    const cr = countOf(text, '\r');
    const crlf = cr === 0 ? 0 : countOf(text, '\r\n');
    this.add('\n', countOf(text, '\n') - crlf);
    this.add('\r\n', crlf);
    this.add('\r', cr - crlf);
    return this;
  }

  /** `3 CRLF, 1 LF`; empty where there are none. */
  toString(): string {
    return [...this.#counts]
      .map(([ending, count]) => `${count.toLocaleString('en')} ${labels.get(ending) ?? ''}`)
      .join(', ');
  }

  get total(): number {
    let total = 0;
    for (const count of this.#counts.values()) total += count;
    return total;
  }

  of(ending: string): number {
    return this.#counts.get(ending) ?? 0;
  }

  /** Line end and what it is called, in the order in which they came up. */
  get kinds(): readonly (readonly [ending: string, label: string])[] {
    return [...this.#counts.keys()].map((ending) => [ending, labels.get(ending) ?? '']);
  }
}
