import { charClass, classAt } from '../../engines/case-classes.ts';
import { eachProseWord } from '../../engines/case-prose-words.ts';

/** A word of running text as it is written, and what stands around it. */
export interface ProseWord {
  readonly text: string;
  readonly length: number;
  /** UTF-16 code unit it begins with. */
  readonly firstUnit: number;
  /** Whether nothing but one space stands before it. */
  readonly followsSpace: boolean;
  /** The word before; empty at the start. */
  readonly before: string;
  /** What stands between the word before and this one; line ends at the start of the text. */
  readonly gap: string;
  /** What stands between this word and the next; with a line end at the end of the text. */
  readonly gapAfter: string;
}

/** Decides, word by word and in order, which ones begin with a capital. */
export type CapitalRule = (word: ProseWord) => boolean;

/** Most of a gap and of a word that is remembered from one stretch to the next. */
const longestGap = 1_000;
const longestWord = 50;

/** Walks over the words of one stretch after another; strings are made only when asked for. */
export class WordWalk implements ProseWord {
  #stretch = '';
  #last = false;
  #starts: number[] = [];
  #ends: number[] = [];
  #index = 0;
  #gapCarried = '\n\n';
  #wordCarried = '';
  #stretchGoesOn = false;

  /** Begins the next stretch, before its first word. */
  enter(stretch: string, last: boolean): void {
    this.#carry();
    this.#stretch = stretch;
    this.#last = last;
    this.#index = -1;
    this.#starts = [];
    this.#ends = [];
    eachProseWord(stretch, (start, end) => {
      this.#starts.push(start);
      this.#ends.push(end);
    });
  }

  #carry(): void {
    const stretch = this.#stretch;
    const end = this.#ends.at(-1);
    const gap = stretch.slice(end ?? 0);
    if (end === undefined) this.#gapCarried += gap;
    else {
      this.#gapCarried = gap;
      this.#wordCarried = stretch.slice(this.#starts.at(-1), end).slice(0, longestWord);
    }
    this.#gapCarried = this.#gapCarried.slice(-longestGap);
    this.#stretchGoesOn =
      stretch !== '' && classAt(stretch, stretch.length - 1) !== charClass.space;
  }

  /** Goes on to the next word of the stretch, if there is one. */
  next(): boolean {
    return ++this.#index < this.#starts.length;
  }

  get start(): number {
    return this.#starts[this.#index] ?? 0;
  }

  get end(): number {
    return this.#ends[this.#index] ?? 0;
  }

  /** Whether this is not a word of its own but the rest of one that began in the stretch before. */
  get goesOn(): boolean {
    return this.#stretchGoesOn && this.start === 0;
  }

  get text(): string {
    return this.#stretch.slice(this.start, this.end);
  }

  get length(): number {
    return this.end - this.start;
  }

  get firstUnit(): number {
    return this.#stretch.charCodeAt(this.start);
  }

  get followsSpace(): boolean {
    const endBefore = this.#ends[this.#index - 1];
    return endBefore === this.start - 1 && this.#stretch.charCodeAt(endBefore) === 0x20;
  }

  get before(): string {
    const start = this.#starts[this.#index - 1];
    if (start === undefined) return this.#wordCarried;
    return this.#stretch.slice(start, this.#ends[this.#index - 1]);
  }

  get gap(): string {
    const end = this.#ends[this.#index - 1];
    const gap = this.#stretch.slice(end ?? 0, this.start);
    return end === undefined ? this.#gapCarried + gap : gap;
  }

  get gapAfter(): string {
    const next = this.#starts[this.#index + 1];
    const gap = this.#stretch.slice(this.end, next ?? this.#stretch.length);
    return next === undefined && this.#last ? `${gap}\n` : gap;
  }
}
