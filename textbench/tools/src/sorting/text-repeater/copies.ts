import { optionError } from '@textbench/kit';
import { eachGrapheme } from '@textbench/language';

/** Longest result, in UTF-16 code units. */
export const longestResult = 20_000_000;

export interface CopyOptions {
  readonly times: number;
  /** Whether `{n}` becomes the number of the copy. */
  readonly counter: boolean;
  /** Number of the first copy. */
  readonly first: number;
}

/** A unit so many times, with a separator between. */
export function numberedCopies(unit: string, separator: string, options: CopyOptions): string {
  const { times, counter, first } = options;
  if (times === 0) return '';
  if (!counter) return (unit + separator).repeat(times - 1) + unit;
  const stretches = unit.split(/(\{\{n\}\}|\{n\})/);
  const copies: string[] = [];
  for (let n = first; n < first + times; n++) {
    copies.push(stretches.map((stretch) => numbered(stretch, n)).join(''));
  }
  return copies.join(separator);
}

function numbered(stretch: string, n: number): string {
  if (stretch === '{n}') return String(n);
  return stretch === '{{n}}' ? '{n}' : stretch;
}

/**
 * What stands between copies of a unit. A unit that ends with a line end needs none for
 * `line`, and one for `blank-line`.
 */
export function separatorBetween(
  separator: 'line' | 'blank-line' | 'space' | 'nothing' | 'other',
  typed: string,
  unit: string,
  lineEnding: string,
): string {
  const ends = /[\r\n]$/.test(unit);
  switch (separator) {
    case 'line':
      return ends ? '' : lineEnding;
    case 'blank-line':
      return ends ? lineEnding : lineEnding + lineEnding;
    case 'space':
      return ' ';
    case 'nothing':
      return '';
    case 'other':
      return typed;
  }
}

type LengthOptions = Omit<CopyOptions, 'times'> & {
  /** In graphemes. */
  readonly length: number;
};

/** Repeats a unit until there are enough graphemes, and cuts behind the last that is wanted. */
export function repeatedToLength(unit: string, separator: string, wanted: LengthOptions): string {
  const { length, ...counting } = wanted;
  if (length === 0) return '';
  for (let times = Math.ceil(length / unit.length) + 1; ; times *= 2) {
    if ((unit.length + separator.length) * times > longestResult) throw neverReached();
    const copies = numberedCopies(unit, separator, { times, ...counting });
    const end = endOfGrapheme(copies, length);
    if (end !== undefined) return copies.slice(0, end);
  }
}

/** Where the n-th grapheme ends, if another follows it: until then it could still grow. */
function endOfGrapheme(text: string, n: number): number | undefined {
  let count = 0;
  let end: number | undefined;
  eachGrapheme(text, (_start, graphemeEnd) => {
    count++;
    if (count === n) end = graphemeEnd;
  });
  return count > n ? end : undefined;
}

// Marks without a letter, for one, join into a single character however often they are repeated.
function neverReached(): Error {
  return optionError(
    'length',
    'Copies of this text do not reach that length within 20 million code units. Choose a shorter length, or a separator.',
  );
}
