import { LineColumns } from './line-columns.ts';
import type { Report, SpaceOptions } from './space-options.ts';
import { isBlank, rewriteSpaces } from './space-runs.ts';

interface BlankLine {
  /** What of its spaces stays. */
  readonly kept: string;
  /** How many it has. */
  readonly spaces: number;
  readonly ending: string;
  readonly start: number;
  readonly end: number;
}

/** Cleans the lines of a text in order. Blank lines wait until a line with text follows. */
export class SpaceCleaner {
  readonly #options: SpaceOptions;
  readonly #report: Report;
  #blanks: BlankLine[] = [];
  #hasText = false;
  #isInsideLine = false;
  readonly #columns: LineColumns;
  #isCode = false;
  /** What closes the code block: its sign, repeated. */
  #fence = '';
  removedSpaces = 0;
  removedLines = 0;

  constructor(options: SpaceOptions, report: Report = () => {}) {
    this.#options = options;
    this.#report = report;
    this.#columns = new LineColumns(options.tabWidth);
  }

  /**
   * Takes a line, or a piece of one that ends between a word and a space.
   *
   * @param isWhole whether the line ends here
   * @param offset of the piece in the text
   */
  add(text: string, ending: string, isWhole: boolean, offset: number): string {
    const atLineStart = !this.#isInsideLine;
    if (atLineStart && !isWhole && text === '') return '';
    this.#isInsideLine = !isWhole;
    if (atLineStart) {
      this.#isCode = this.#options.keepCode && this.#readFence(text);
      if (!this.#isCode && isBlank(text)) return this.#addBlank(text, ending, offset);
    }
    const before = atLineStart ? this.#takeBlanks() : '';
    this.#hasText = true;
    if (this.#isCode) return before + text + ending;
    const columns = this.#columns;
    if (atLineStart) columns.startLine();
    const place = { atLineStart, atLineEnd: isWhole, offset, columns };
    const written = rewriteSpaces(text, place, this.#options, this.#reportSpaces);
    if (!isWhole && this.#options.tabs === 'expand') {
      columns.at(text, text.length);
      columns.startPiece();
    }
    return before + written + ending;
  }

  end(): string {
    if (this.#options.outerBlankLines) return this.#takeBlanks();
    for (const { start, end } of this.#blanks) this.#removeLine(start, end);
    this.#blanks = [];
    return '';
  }

  readonly #reportSpaces: Report = (start, end, tone, label) => {
    if (tone === 'removed') this.removedSpaces += end - start;
    this.#report(start, end, tone, label);
  };

  #removeLine(start: number, end: number): void {
    this.removedLines++;
    if (end > start) this.#report(start, end, 'removed', () => 'blank line');
  }

  #addBlank(text: string, ending: string, start: number): string {
    const { blankLines, outerBlankLines, trim } = this.#options;
    const end = start + text.length + ending.length;
    const isTooMany = blankLines === 'one' && this.#blanks.length > 0;
    const isLeading = !this.#hasText && !outerBlankLines;
    if (blankLines === 'none' || isTooMany || isLeading) {
      this.#removeLine(start, end);
      return '';
    }
    this.#blanks.push({
      kept: trim === 'none' ? text : '',
      spaces: text.length,
      ending,
      start,
      end,
    });
    return '';
  }

  #takeBlanks(): string {
    if (this.#blanks.length === 0) return '';
    const parts = this.#blanks.map(({ kept, spaces, ending, start }) => {
      if (kept.length < spaces) {
        this.#reportSpaces(start, start + spaces, 'removed', () => 'spaces on a blank line');
      }
      return kept + ending;
    });
    this.#blanks = [];
    return parts.join('');
  }

  /** Whether a line belongs to a code block, its first and last line included. */
  #readFence(line: string): boolean {
    const found = /^ {0,3}(`{3,}|~{3,})(.*)$/s.exec(line);
    const [, sign = '', rest = ''] = found ?? [];
    if (this.#fence !== '') {
      if (sign.startsWith(this.#fence) && isBlank(rest)) this.#fence = '';
      return true;
    }
    if (sign === '' || (sign[0] === '`' && rest.includes('`'))) return false;
    this.#fence = sign;
    return true;
  }
}
