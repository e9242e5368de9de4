import { defaultValues } from '@textbench/kit';
import { keepOptions } from '../device/kept-options.ts';
import { announce, toldAs } from '../ui/announcer.ts';
import { largestBoxedText } from '../worker/limits.ts';
import { leftOutMessage, openedAsItems, openedAsText, openFiles } from './opened-files.ts';
import type { ToolPageData } from './tool-page-data.ts';
import type { RunEvent, ToolRunner } from './tool-runner.ts';
import {
  checkedOptions,
  hasInput,
  type InputState,
  initialState,
  type OpenedFile,
  runsLive,
  runsPersonsPattern,
  sentInputs,
  type WorkbenchState,
} from './workbench-state.ts';

/** Inputs and options set together: an example, an address. */
export interface LoadedChange {
  readonly inputs?: Readonly<Record<string, InputState>>;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** One person's work with one tool: its state, and everything that can be done to it. */
export class WorkbenchSession {
  readonly tool: ToolPageData;
  readonly #runner: ToolRunner;
  readonly #listeners = new Set<() => void>();
  #state: WorkbenchState;
  #newestRun = 0;
  #left = false;

  constructor(tool: ToolPageData, runner: ToolRunner) {
    this.tool = tool;
    this.#runner = runner;
    this.#state = initialState(tool);
  }

  getState(): WorkbenchState {
    return this.#state;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Fetches the tool's code ahead of its first run. */
  prepare(): void {
    this.#runner.load(this.tool.slug);
  }

  setInput(name: string, input: InputState): void {
    this.#change({ inputs: { ...this.#state.inputs, [name]: input } });
    this.#settle();
  }

  setOption(name: string, value: unknown): void {
    this.#change({ options: { ...this.#state.options, [name]: value } });
    this.#keepOptions();
    this.#settle();
  }

  resetOptions(): void {
    this.#change({ options: defaultValues(this.tool.options) });
    this.#keepOptions();
    this.#settle();
  }

  load({ inputs = {}, options = {} }: LoadedChange): void {
    this.#change({
      inputs: { ...this.#state.inputs, ...inputs },
      options: { ...this.#state.options, ...options },
      chosenPart: 0,
    });
    this.#settle();
  }

  choosePart(index: number): void {
    this.#change({ chosenPart: index });
  }

  /** Runs now, whatever the size of the input. */
  runNow(): void {
    const inputs = sentInputs(this.#state);
    if (!inputs || !hasInput(this.tool, this.#state)) {
      this.#empty();
      return;
    }
    const checked = checkedOptions(this.tool, this.#state.options);
    if ('refusal' in checked) {
      this.#runner.cancel();
      this.#change({ run: { phase: 'refused', refusal: checked.refusal }, outdated: true });
      return;
    }
    this.#change({ run: { phase: 'running', done: null }, outdated: true });
    const request = { slug: this.tool.slug, inputs, options: checked.values };
    const patternLimited = runsPersonsPattern(this.tool, checked.values);
    const run = ++this.#newestRun;
    this.#runner.run(request, (event) => this.#hear(event, run === this.#newestRun), {
      patternLimited,
    });
  }

  cancel(): void {
    this.#runner.cancel();
    this.#change({ run: { phase: 'stopped' } });
  }

  /** Reads files into an input: into its box where they are small, kept as files where not. */
  async openFiles(name: string, files: readonly File[], encoding?: string): Promise<void> {
    const [first] = files;
    if (!first) return;
    if (this.#state.inputs[name]?.kind === 'bytes') {
      this.setInput(name, { kind: 'bytes', file: first });
      return;
    }
    const opened = await this.#opened(files, encoding);
    if (!opened) return;
    const input = this.#state.inputs[name];
    const declared = this.tool.inputs[name];
    if (input?.kind !== 'texts' || declared?.kind !== 'texts') {
      this.setInput(name, openedAsText(opened));
      return;
    }
    const { items, leftOut } = openedAsItems(input.items, opened, declared);
    this.setInput(name, { kind: 'texts', items });
    if (leftOut.length > 0) announce(leftOutMessage(leftOut, opened.length, declared.max));
  }

  /** Puts a text into an input: into its box, or as a file where it has none or too small a one. */
  async takeText(name: string, text: string): Promise<void> {
    if (this.tool.inputs[name]?.kind === 'text' && text.length <= largestBoxedText) {
      this.setInput(name, { kind: 'text', text });
      return;
    }
    const file = new File([text], 'Pasted text.txt', { type: 'text/plain' });
    await this.openFiles(name, [file], 'utf-8');
  }

  /** Reads opened files again, in another encoding. */
  async changeEncoding(name: string, encoding: string): Promise<void> {
    const input = this.#state.inputs[name];
    const files =
      input?.kind === 'files'
        ? input.files.map((file) => file.content)
        : input?.kind === 'text' && input.source
          ? [input.source.file]
          : [];
    if (files.length === 0) return;
    const opened = await this.#opened(files, encoding);
    if (opened) this.setInput(name, openedAsText(opened));
  }

  /** The whole of a part of the result, in one of its forms. */
  form(part: number, extension: string): Promise<Blob> {
    return this.#runner.form(part, extension);
  }

  dispose(): void {
    this.#left = true;
    this.#runner.dispose();
  }

  /** Files as they are read; where that fails the person who still waits is told, and nothing changes. */
  #opened(files: readonly File[], encoding?: string): Promise<OpenedFile[] | undefined> {
    const which = files.length === 1 ? 'The file' : 'The files';
    const tell = toldAs(`${which} could not be read.`);
    return openFiles(this.#runner, files, encoding).catch((error: unknown) =>
      this.#left ? undefined : tell(error),
    );
  }

  /** After every change: run, wait for the button, or show that there is nothing to do. */
  #settle(): void {
    if (!hasInput(this.tool, this.#state)) {
      this.#empty();
    } else if (runsLive(this.tool, this.#state)) {
      this.runNow();
    } else {
      this.#runner.cancel();
      this.#change({ run: { phase: 'ready' }, outdated: true });
    }
  }

  #empty(): void {
    this.#runner.cancel();
    this.#change({ run: { phase: 'empty' }, result: null, outdated: false });
  }

  /** @param newest no newer run has begun, so that the result belongs to what stands there */
  #hear(event: RunEvent, newest: boolean): void {
    if (event.type === 'finished') {
      const { chosenPart } = this.#state;
      this.#change({
        ...(newest ? { run: { phase: 'finished' } } : {}),
        result: event.result,
        outdated: !newest,
        chosenPart: chosenPart < event.result.parts.length ? chosenPart : 0,
      });
    } else if (event.type === 'progress') {
      this.#change({ run: { phase: 'running', done: event.done } });
    } else if (event.type === 'refused') {
      this.#change({ run: { phase: 'refused', refusal: event.refusal }, outdated: true });
    } else {
      const { message, stack } = event;
      this.#change({ run: { phase: 'failed', message, stack }, outdated: true });
    }
  }

  #keepOptions(): void {
    const checked = checkedOptions(this.tool, this.#state.options);
    if ('values' in checked) keepOptions(this.tool.slug, this.tool.options, checked.values);
  }

  #change(part: Partial<WorkbenchState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}
