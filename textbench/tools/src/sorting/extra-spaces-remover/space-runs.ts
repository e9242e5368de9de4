import type { LineColumns } from './line-columns.ts';
import type { Report, SpaceOptions } from './space-options.ts';

/** Horizontal white space, as Perl's `\h`; neither line ends nor zero-width characters. */
const spaceClass = '\\t \\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000';
const otherSpace = spaceClass.replace(' ', '');
const runs = new RegExp(`[${spaceClass}]+`, 'g');
/** Runs that are not a single plain space between two words. */
const unusualRuns = new RegExp(
  `^[${spaceClass}]+|[${spaceClass}]+$|[${spaceClass}]{2,}|[${otherSpace}]`,
  'g',
);
const blank = new RegExp(`^[${spaceClass}]*$`);
/** Quickly: whether there is any space but single plain ones between other characters. */
const suspicious = new RegExp(`^ | $|  |[${otherSpace}]| [,.;:!?…»%]|« `);

export function isBlank(text: string): boolean {
  return blank.test(text);
}

/** Length of a text without the spaces at its end. */
export function lengthWithoutEnd(text: string): number {
  let end = text.length;
  while (end > 0 && blank.test(text.charAt(end - 1))) end--;
  return end;
}

/** Where a piece of a line stands. */
export interface PiecePlace {
  readonly atLineStart: boolean;
  readonly atLineEnd: boolean;
  /** UTF-16 offset of the piece in the text. */
  readonly offset: number;
  readonly columns: LineColumns;
}

/** Rewrites the runs of spaces of a line, or of a piece that ends between a word and a space. */
export function rewriteSpaces(
  text: string,
  place: PiecePlace,
  options: SpaceOptions,
  report: Report,
): string {
  if (!suspicious.test(text)) return text;
  const parts: string[] = [];
  let copied = 0;
  const pattern = options.punctuation === 'keep' ? unusualRuns : runs;
  for (const { index, 0: run } of text.matchAll(pattern)) {
    const end = index + run.length;
    const isStart = place.atLineStart && index === 0;
    const isEnd = place.atLineEnd && end === text.length;
    const written = isStart
      ? indentation(run, options)
      : isEnd
        ? lineEnd(run, options)
        : between(run, index, text, options, place.columns);
    if (written === run) continue;
    const where = isStart ? 'at the start of the line' : isEnd ? 'at the end of the line' : '';
    reportRun(run, written, place.offset + index, where, report);
    parts.push(text.slice(copied, index), written);
    copied = end;
  }
  return parts.join('') + text.slice(copied);
}

function reportRun(
  run: string,
  written: string,
  start: number,
  where: string,
  report: Report,
): void {
  const surplus = run.length - written.length;
  if (surplus > 0 && written.includes('\t') && !run.startsWith(written)) {
    report(start, start + run.length, 'other', () => 'spaces become tabs');
  } else if (surplus > 0) {
    const label = () => {
      const count = `${surplus.toLocaleString('en')} ${surplus === 1 ? 'space' : 'spaces'}`;
      return `${count} ${where || 'too many'}`;
    };
    report(start + written.length, start + run.length, 'removed', label);
  } else {
    report(start, start + run.length, 'other', () => (run.includes('\t') ? 'tab' : 'other space'));
  }
}

function plain(run: string, options: SpaceOptions): string {
  return options.plainSpaces ? run.replace(/[^\t]/g, ' ') : run;
}

function indentation(run: string, options: SpaceOptions): string {
  if (options.trim === 'both') return options.tabs === 'keep' ? run.replace(/[^\t]/g, '') : '';
  if (options.tabs === 'expand') return expanded(plain(run, options), 0, options.tabWidth);
  if (options.tabs === 'unexpand') return withTabs(plain(run, options), options.tabWidth);
  return plain(run, options);
}

function lineEnd(run: string, options: SpaceOptions): string {
  if (options.trim === 'none') return plain(run, options);
  if (options.keepHardBreaks && /^ {2,}$/.test(run)) return '  ';
  return options.tabs === 'keep' ? run.replace(/[^\t]/g, '') : '';
}

/** A run of spaces between two words, or between a word and a sign. */
function between(
  run: string,
  index: number,
  text: string,
  options: SpaceOptions,
  columns: LineColumns,
): string {
  const given = plain(run, options);
  const { tabs, collapse } = options;
  const sign = options.punctuation === 'keep' ? undefined : beforeSign(given, index, text, options);
  if (sign !== undefined) return sign;
  if (tabs === 'keep' || tabs === 'unexpand') {
    return collapse ? given.replace(/[^\t]{2,}/g, single) : given;
  }
  const hasTab = given.includes('\t');
  if (collapse) return hasTab ? ' ' : single(given);
  if (!hasTab) return given;
  if (tabs === 'space') return given.replaceAll('\t', ' ');
  return expanded(given, columns.at(text, index), options.tabWidth);
}

/** Several spaces of one width as one of that width, of different widths as a plain one. */
function single(run: string): string {
  const first = run.charAt(0);
  return run === first.repeat(run.length) ? first : ' ';
}

// Not before a smiley: a colon or semicolon has no bracket behind it.
const noSpaceBefore = /^[,.;:!?…]+(?=$|[\s"'”’»])|^[,.!?…]+(?=[)\]])/;
const frenchNoSpaceBefore = /^[,.…]+(?=$|[\s"'”’»)\]])/;
const frenchThinBefore = /^[;!?]+(?=$|[\s"'”’»])|^[!?]+(?=[)\]])/;
const frenchFixedBefore = /^(?::(?=$|\s)|»|%)/;

/** What stands instead of spaces before punctuation; `undefined` where that has no rule. */
function beforeSign(
  run: string,
  index: number,
  text: string,
  { punctuation, tabs }: SpaceOptions,
): string | undefined {
  if (tabs === 'keep' && run.includes('\t')) return undefined;
  const after = text.slice(index + run.length, index + run.length + 8);
  if (punctuation === 'remove') return noSpaceBefore.test(after) ? '' : undefined;
  if (frenchNoSpaceBefore.test(after)) return '';
  if (frenchThinBefore.test(after)) return '\u202f';
  return frenchFixedBefore.test(after) || text[index - 1] === '«' ? '\u00a0' : undefined;
}

/** Tabs as spaces up to the next tab stop, as GNU `expand`. */
function expanded(run: string, column: number, tabWidth: number): string {
  let written = '';
  for (const space of run) {
    const reached = column + written.length;
    written += space === '\t' ? ' '.repeat(tabWidth - (reached % tabWidth)) : space;
  }
  return written;
}

/** Indentation as tabs and the spaces left over, as GNU `unexpand`. */
function withTabs(run: string, tabWidth: number): string {
  const columns = expanded(run, 0, tabWidth).length;
  return '\t'.repeat(Math.floor(columns / tabWidth)) + ' '.repeat(columns % tabWidth);
}
