import {
  type FileContent,
  type InputValue,
  lineAndColumn,
  type NamedText,
  type Result,
  type RunContext,
  result,
  runTool,
  type Tool,
  type ToolInputError,
  text,
} from '@textbench/kit';
import { longestLiveText } from './limits.ts';
import type {
  EncodedFile,
  Refusal,
  RunRequest,
  SentInput,
  SentText,
  TextFacts,
} from './protocol.ts';
import { readInPieces, readWhole } from './read-files.ts';
import { textFacts } from './text-facts.ts';

/** What the built worker has of a tool; what it states for its page stays with the page. */
export type WorkingTool = Pick<Tool, 'inputs' | 'options' | 'run' | 'textStream' | 'summaryStream'>;

/** A finished run: the result, or, for a streamed text, its file. */
export interface FinishedRun {
  readonly result: Result;
  /** The whole of the main part where it was streamed; the result then holds its beginning. */
  readonly streamed?: Blob;
  readonly inputSizes: Readonly<Record<string, TextFacts>>;
}

/** Texts of the inputs as far as they were read whole: where a refusal points into. */
export type ReadTexts = Record<string, string>;

/**
 * Runs a tool on what the page sent. Files go through the tool's stream where it has one, in
 * constant memory; otherwise they are read whole.
 */
export async function runRequest(
  tool: WorkingTool,
  request: RunRequest,
  context: RunContext,
  read: ReadTexts,
): Promise<FinishedRun> {
  const files = streamableFiles(tool, request);
  if (files) return runStreamed(tool, files, request, context);
  const inputs: Record<string, InputValue> = {};
  const inputSizes: Record<string, TextFacts> = {};
  for (const [name, sent] of Object.entries(request.inputs)) {
    const value = await readInput(sent, context);
    inputs[name] = value;
    if (typeof value !== 'string') continue;
    read[name] = value;
    if (value.length <= longestLiveText) inputSizes[name] = textFacts(value);
  }
  return { result: await runTool(tool, inputs, request.options, context), inputSizes };
}

function streamableFiles(
  tool: WorkingTool,
  { inputs }: RunRequest,
): readonly EncodedFile[] | undefined {
  const names = Object.keys(tool.inputs);
  const [only] = names;
  if (names.length !== 1 || only === undefined) return undefined;
  const sent = inputs[only];
  const streams = tool.textStream !== undefined || tool.summaryStream !== undefined;
  return streams && sent?.kind === 'files' ? sent.files : undefined;
}

async function runStreamed(
  tool: WorkingTool,
  files: readonly EncodedFile[],
  { options }: RunRequest,
  context: RunContext,
): Promise<FinishedRun> {
  if (tool.summaryStream) {
    const stream = tool.summaryStream(options);
    await readInPieces(files, (piece) => stream.push(piece), context.progress);
    return { result: stream.end(), inputSizes: {} };
  }
  const stream = tool.textStream?.(options);
  if (!stream) throw new Error('The tool does not stream.');
  const output = new BlobWriter();
  await readInPieces(files, (piece) => output.write(stream.push(piece)), context.progress);
  output.write(stream.end());
  const streamed = output.finish();
  const facts = stream.facts?.() ?? [];
  return {
    result: result(text(output.beginning), { facts }),
    streamed,
    inputSizes: {},
  };
}

const bytesInMemory = 4_000_000;

/** Collects text into a blob, so that the browser may keep a large result on disk. */
class BlobWriter {
  beginning = '';
  #half = '';
  #pending: string[] = [];
  #pendingLength = 0;
  #written: Blob[] = [];

  /** A blob encodes each piece by itself, so half a surrogate pair waits for its other half. */
  write(given: string): void {
    const content = this.#half + given;
    const endsInPair = (content.charCodeAt(content.length - 1) & 0xfc00) === 0xd800;
    this.#half = endsInPair ? content.slice(-1) : '';
    this.#take(endsInPair ? content.slice(0, -1) : content);
  }

  #take(piece: string): void {
    if (this.beginning.length <= longestLiveText) this.beginning += piece;
    this.#pending.push(piece);
    this.#pendingLength += piece.length;
    if (this.#pendingLength >= bytesInMemory) this.#flush();
  }

  finish(): Blob {
    this.#take(this.#half);
    this.#flush();
    return new Blob(this.#written, { type: 'text/plain' });
  }

  #flush(): void {
    this.#written.push(new Blob(this.#pending));
    this.#pending = [];
    this.#pendingLength = 0;
  }
}

async function readInput(sent: SentInput, context: RunContext): Promise<InputValue> {
  switch (sent.kind) {
    case 'text':
      return sent.text;
    case 'files':
      return readWhole(sent.files, (done) => context.progress(done / 2));
    case 'texts':
      return Promise.all(sent.items.map(readNamed));
    case 'bytes':
      return readBytes(sent);
  }
}

async function readNamed({ name, text: content }: SentText): Promise<NamedText> {
  return { name, text: typeof content === 'string' ? content : await readWhole([content]) };
}

async function readBytes(sent: Extract<SentInput, { kind: 'bytes' }>): Promise<FileContent> {
  const bytes = new Uint8Array(await sent.content.arrayBuffer());
  return { name: sent.name, type: sent.content.type, bytes };
}

/** What the page is told of an error that the person can put right. */
export function refusalOf(error: ToolInputError, read: ReadTexts): Refusal {
  const { message, option, position } = error;
  const content = position && read[position.input];
  return {
    message,
    ...(option === undefined ? {} : { option }),
    ...(position && content !== undefined
      ? {
          position: {
            input: position.input,
            offset: position.offset,
            length: position.length ?? 0,
            ...lineAndColumn(content, position.offset),
          },
        }
      : {}),
  };
}
