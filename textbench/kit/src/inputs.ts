interface InputBasics {
  /** Heading of the pane: `Input`, `First text`. */
  readonly label: string;
}

/** One text, from the text box, a file or standard input. */
export interface TextInput extends InputBasics {
  readonly kind: 'text';
  readonly placeholder?: string;
  /** The tool does without it: a text that is not given is empty. */
  readonly optional?: boolean;
}

/** Two or more texts of equal standing, each with a name (the file's, where it is one). */
export interface TextsInput extends InputBasics {
  readonly kind: 'texts';
  readonly min: number;
  readonly max: number;
}

/** A file that is not text, as bytes. */
export interface FileInput extends InputBasics {
  readonly kind: 'file';
  /** Media types and endings, as the `accept` attribute has them: `image/*`, `.csv`. */
  readonly accept: readonly string[];
}

export type InputDeclaration = TextInput | TextsInput | FileInput;

/** Inputs by name, in the order shown; none for a generator. */
export type InputDeclarations = Readonly<Record<string, InputDeclaration>>;

export interface NamedText {
  readonly name: string;
  readonly text: string;
}

export interface FileContent {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

export type InputValue = string | readonly NamedText[] | FileContent;

export type ValueOfInput<D extends InputDeclaration> = D extends TextInput
  ? string
  : D extends TextsInput
    ? readonly NamedText[]
    : FileContent;

export type InputValues<I extends InputDeclarations = InputDeclarations> = {
  readonly [Name in keyof I]: ValueOfInput<I[Name]>;
};

export function textInput(declaration: Partial<Omit<TextInput, 'kind'>> = {}): TextInput {
  return { kind: 'text', label: 'Input', ...declaration };
}

export function textsInput(declaration: Omit<TextsInput, 'kind'>): TextsInput {
  return { kind: 'texts', ...declaration };
}

export function fileInput(declaration: Omit<FileInput, 'kind'>): FileInput {
  return { kind: 'file', ...declaration };
}

/** The inputs of a tool that takes one text, called `text`: most tools. */
export const oneText = { text: textInput() } as const;

/** The inputs of a tool that takes none: generators. */
export const noInputs = {} as const;
