import type { Note, OptionValue, Part } from '@textbench/kit';

/** A file with the encoding its bytes are read in (a WHATWG label). */
export interface EncodedFile {
  readonly name: string;
  readonly content: Blob;
  readonly encoding: string;
}

/** An input on its way to the worker: text as it stands in a box, or files read where the work is. */
export type SentInput =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'files'; readonly files: readonly EncodedFile[] }
  | { readonly kind: 'texts'; readonly items: readonly SentText[] }
  | { readonly kind: 'bytes'; readonly name: string; readonly content: Blob };

export interface SentText {
  readonly name: string;
  /** A text, or the files that hold it. */
  readonly text: string | EncodedFile;
}

export interface RunRequest {
  readonly slug: string;
  readonly inputs: Readonly<Record<string, SentInput>>;
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** What the worker is told. `id` returns in every answer. */
export type ToWorker =
  | { readonly type: 'load'; readonly id: number; readonly slug: string }
  | ({ readonly type: 'run'; readonly id: number } & RunRequest)
  | {
      readonly type: 'form';
      readonly id: number;
      readonly part: number;
      readonly extension: string;
    }
  | {
      readonly type: 'inspect';
      readonly id: number;
      readonly file: File;
      readonly encoding?: string;
    };

/** A part as it is drawn: cut to what a page can hold, with the size of the whole. */
export interface ShownPart {
  readonly part: Part;
  /** Extensions of the forms the whole part can be had in: `tsv`, `csv`. */
  readonly forms: readonly string[];
  /** Set when the part is cut: what is shown and what there is, in words. */
  readonly cut?: string;
}

export interface TextFacts {
  /** Graphemes. */
  readonly characters: number;
  readonly lines: number;
}

export interface ShownMarks {
  readonly input: string;
  readonly marks: readonly { start: number; end: number; label: string; tone?: string }[];
}

export interface ShownResult {
  readonly parts: readonly [ShownPart, ...ShownPart[]];
  readonly facts: readonly string[];
  readonly notes: readonly Note[];
  readonly inputMarks: readonly ShownMarks[];
  /** Size of the main part where it is text. */
  readonly size?: TextFacts;
  /** Size of each text input. */
  readonly inputSizes: Readonly<Record<string, TextFacts>>;
  /** Work alone, without loading the tool or crossing to the worker. */
  readonly milliseconds: number;
}

export interface Refusal {
  readonly message: string;
  readonly option?: string;
  readonly position?: {
    readonly input: string;
    readonly offset: number;
    readonly length: number;
    readonly line: number;
    readonly column: number;
  };
}

/** What is known of an opened file. */
export interface InspectedFile {
  readonly encoding: string;
  /** Whether the encoding was certain: a byte order mark, or valid UTF-8. */
  readonly certain: boolean;
  readonly lineEnds: string;
  /** The whole text of a small file, the first lines of a large one. */
  readonly text: string;
  readonly whole: boolean;
}

/** What the worker answers. */
export type FromWorker =
  | { readonly type: 'started'; readonly id: number }
  | { readonly type: 'progress'; readonly id: number; readonly done: number }
  | { readonly type: 'finished'; readonly id: number; readonly result: ShownResult }
  | { readonly type: 'refused'; readonly id: number; readonly refusal: Refusal }
  | {
      readonly type: 'failed';
      readonly id: number;
      readonly message: string;
      readonly stack: string;
    }
  | { readonly type: 'form'; readonly id: number; readonly content: Blob }
  | { readonly type: 'inspected'; readonly id: number; readonly file: InspectedFile };
