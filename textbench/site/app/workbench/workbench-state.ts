import {
  defaultValues,
  type InputDeclaration,
  isShown,
  type OptionValue,
  parseOptionValue,
} from '@textbench/kit';
import { longestLiveText } from '../worker/limits.ts';
import type { EncodedFile, Refusal, SentInput, SentText, ShownResult } from '../worker/protocol.ts';
import type { ToolPageData } from './tool-page-data.ts';

/** A file whose text stands in the box; it can be read again in another encoding until it is edited. */
export interface BoxedFile {
  readonly file: File;
  readonly encoding: string;
  /** Whether the encoding was guessed from the bytes. */
  readonly guessed: boolean;
  readonly lineEnds: string;
}

/** A file that is too large for a box. */
export interface OpenedFile extends EncodedFile {
  readonly content: File;
  readonly guessed: boolean;
  readonly lineEnds: string;
  readonly firstLines: string;
}

export interface TextItem {
  /** Stays with the item while others come and go. */
  readonly key: number;
  readonly name: string;
  readonly text: string | OpenedFile;
}

export type InputState =
  | { readonly kind: 'text'; readonly text: string; readonly source?: BoxedFile }
  | { readonly kind: 'files'; readonly files: readonly OpenedFile[] }
  | { readonly kind: 'texts'; readonly items: readonly TextItem[] }
  | { readonly kind: 'bytes'; readonly file: File | null };

/** What became of the newest run. */
export type RunState =
  | { readonly phase: 'empty' }
  | { readonly phase: 'ready' }
  | { readonly phase: 'running'; readonly done: number | null }
  | { readonly phase: 'finished' }
  | { readonly phase: 'stopped' }
  | { readonly phase: 'refused'; readonly refusal: Refusal }
  | { readonly phase: 'failed'; readonly message: string; readonly stack: string };

export interface WorkbenchState {
  readonly inputs: Readonly<Record<string, InputState>>;
  /** As they stand in the controls; a number may be half typed. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly run: RunState;
  /** The last result; it stays while the next is on its way. */
  readonly result: ShownResult | null;
  /** The result no longer belongs to what stands in the inputs and options. */
  readonly outdated: boolean;
  readonly chosenPart: number;
}

export function emptyInput(declaration: InputDeclaration): InputState {
  switch (declaration.kind) {
    case 'text':
      return { kind: 'text', text: '' };
    case 'texts':
      return { kind: 'texts', items: emptyItems(declaration.min) };
    case 'file':
      return { kind: 'bytes', file: null };
  }
}

function emptyItems(count: number): TextItem[] {
  return Array.from({ length: count }, (_, index) => ({
    key: index,
    name: `Text ${index + 1}`,
    text: '',
  }));
}

export function initialState(tool: ToolPageData): WorkbenchState {
  return {
    inputs: Object.fromEntries(
      Object.entries(tool.inputs).map(([name, declaration]) => [name, emptyInput(declaration)]),
    ),
    options: defaultValues(tool.options),
    run: { phase: 'empty' },
    result: null,
    outdated: false,
    chosenPart: 0,
  };
}

export type CheckedOptions =
  | { readonly values: Readonly<Record<string, OptionValue>> }
  | { readonly refusal: Refusal };

/** The options as values, or the first that cannot be used. */
export function checkedOptions(
  tool: ToolPageData,
  options: Readonly<Record<string, unknown>>,
): CheckedOptions {
  const values: Record<string, OptionValue> = {};
  for (const [name, declaration] of Object.entries(tool.options)) {
    const parsed = parseOptionValue(declaration, options[name]);
    if ('problem' in parsed) {
      return { refusal: { message: `${declaration.label} ${parsed.problem}.`, option: name } };
    }
    values[name] = parsed.value;
  }
  return { values };
}

/** Whether this run takes a pattern that the person wrote: the tool does, and the option is in use. */
export function runsPersonsPattern(
  tool: ToolPageData,
  values: Readonly<Record<string, OptionValue>>,
): boolean {
  return tool.runsPersonsPattern && isShown(tool.options, values, 'pattern');
}

/** Whether there is anything to work on; a generator always has. */
export function hasInput(tool: ToolPageData, state: WorkbenchState): boolean {
  const names = Object.keys(tool.inputs);
  return names.length === 0 || names.some((name) => !isEmpty(state.inputs[name]));
}

export function isEmpty(input: InputState | undefined): boolean {
  switch (input?.kind) {
    case 'text':
      return input.text === '';
    case 'files':
      return false;
    case 'texts':
      return input.items.every((item) => item.text === '');
    case 'bytes':
      return input.file === null;
    default:
      return true;
  }
}

/** Whether a change starts a run by itself, or a button does. */
export function runsLive(tool: ToolPageData, state: WorkbenchState): boolean {
  if (tool.startsOnButton !== null) return false;
  return Object.values(state.inputs).every((input) => inputLength(input) <= longestLiveText);
}

function inputLength(input: InputState): number {
  switch (input.kind) {
    case 'text':
      return input.text.length;
    case 'files':
      return input.files.reduce((sum, file) => sum + file.content.size, 0);
    case 'texts':
      return input.items.reduce(
        (sum, { text }) => sum + (typeof text === 'string' ? text.length : text.content.size),
        0,
      );
    case 'bytes':
      return 0;
  }
}

/** The inputs as the worker takes them; `undefined` while a file has not been chosen. */
export function sentInputs(state: WorkbenchState): Readonly<Record<string, SentInput>> | undefined {
  const sent: Record<string, SentInput> = {};
  for (const [name, input] of Object.entries(state.inputs)) {
    if (input.kind === 'bytes') {
      if (!input.file) return undefined;
      sent[name] = { kind: 'bytes', name: input.file.name, content: input.file };
    } else if (input.kind === 'texts') {
      sent[name] = { kind: 'texts', items: input.items.map(sentText) };
    } else if (input.kind === 'files') {
      sent[name] = { kind: 'files', files: input.files.map(encodedFile) };
    } else {
      sent[name] = { kind: 'text', text: input.text };
    }
  }
  return sent;
}

function sentText({ name, text }: TextItem): SentText {
  return { name, text: typeof text === 'string' ? text : encodedFile(text) };
}

function encodedFile({ name, content, encoding }: EncodedFile): EncodedFile {
  return { name, content, encoding };
}
