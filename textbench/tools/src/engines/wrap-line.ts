import { eachGrapheme } from '@textbench/language';
import type { PlaceOptions, WrapPlaces } from './wrap-places.ts';
import { hasPlaceholder, wrapPlaces } from './wrap-places.ts';
import { wrapSimpleLine } from './wrap-simple-line.ts';
import { isSimple, widthFrom } from './wrap-width.ts';

export interface WrapOptions extends PlaceOptions {
  /** Columns at most. */
  readonly width: number;
  /** East Asian letters and emoji take two columns. */
  readonly wideAsTwo: boolean;
  /** Cuts words that are longer than a line; else they stick out. */
  readonly cutLongWords: boolean;
}

/**
 * Breaks a line at the last place that fits, again and again. Spaces at a break go, those at the
 * end of the line stay; an empty line gives one empty line.
 *
 * @param indent put before every line but the first, and counted
 */
export function wrapLine(line: string, options: WrapOptions, indent = ''): string[] {
  if (isSimple(line) && !(options.keepBraces && line.includes('{'))) {
    return wrapSimpleLine(line, options, indent);
  }
  if (!line.includes('\t') && widthFrom(line, 0, options.wideAsTwo) <= options.width) return [line];
  return new LineFiller(line, options, indent).fill(wrapPlaces(line, options));
}

class LineFiller {
  readonly #line: string;
  readonly #options: WrapOptions;
  readonly #indent: string;
  readonly #filled: string[] = [];
  /** The line being filled: its text from `#start` to `#end`, which reaches to `#column`. */
  #start = 0;
  #end = 0;
  #column = 0;
  #isEmpty = true;

  constructor(line: string, options: WrapOptions, indent: string) {
    this.#line = line;
    this.#options = options;
    this.#indent = indent;
  }

  fill({ ends, nexts }: WrapPlaces): string[] {
    let start = 0;
    for (let i = 0; i <= ends.length; i++) {
      const end = ends[i] ?? this.#line.length;
      if (end > start) this.#add(start, end);
      start = nexts[i] ?? end;
    }
    // Spaces at the end of the line stay.
    this.#end = this.#line.length;
    this.#finishLine(this.#end);
    return this.#filled;
  }

  #measure(start: number, end: number, column: number): number {
    return widthFrom(this.#line.slice(start, end), column, this.#options.wideAsTwo);
  }

  #add(start: number, end: number): void {
    const { width, cutLongWords } = this.#options;
    const column = this.#column + this.#measure(this.#end, start, this.#column);
    const wordWidth = this.#measure(start, end, column);
    if (!this.#isEmpty && column + wordWidth > width) this.#finishLine(start);
    else this.#column = column;
    const isLong = this.#isEmpty && this.#column + wordWidth > width;
    if (cutLongWords && isLong && !this.#isKeptWhole(start, end)) this.#cut(start, end);
    else this.#column += wordWidth;
    this.#end = end;
    this.#isEmpty = false;
  }

  #isKeptWhole(start: number, end: number): boolean {
    return this.#options.keepBraces && hasPlaceholder(this.#line.slice(start, end));
  }

  /** @param next where the text of the next line starts */
  #finishLine(next: number): void {
    const indent = this.#filled.length === 0 ? '' : this.#indent;
    this.#filled.push(indent + this.#line.slice(this.#start, this.#end));
    this.#start = next;
    this.#end = next;
    this.#column = widthFrom(this.#indent, 0, this.#options.wideAsTwo);
    this.#isEmpty = true;
  }

  /** Fills lines with the graphemes of a word that is longer than one. */
  #cut(start: number, end: number): void {
    eachGrapheme(this.#line.slice(start, end), (from, to) => {
      const width = this.#measure(start + from, start + to, this.#column);
      if (!this.#isEmpty && this.#column + width > this.#options.width) {
        this.#finishLine(start + from);
      }
      this.#column += width;
      this.#end = start + to;
      this.#isEmpty = false;
    });
  }
}
