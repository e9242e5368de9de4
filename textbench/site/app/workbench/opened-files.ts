import type { TextsInput } from '@textbench/kit';
import { largestBoxedText } from '../worker/limits.ts';
import type { ToolRunner } from './tool-runner.ts';
import type { InputState, OpenedFile, TextItem } from './workbench-state.ts';

/** Reads files as far as a page shows them: small ones whole, large ones their first lines. */
export function openFiles(
  runner: ToolRunner,
  files: readonly File[],
  encoding?: string,
): Promise<OpenedFile[]> {
  return Promise.all(files.map((file) => openFile(runner, file, encoding)));
}

async function openFile(runner: ToolRunner, file: File, encoding?: string): Promise<OpenedFile> {
  const found = await runner.inspect(file, encoding);
  return {
    name: file.name,
    content: file,
    encoding: found.encoding,
    guessed: !found.certain,
    lineEnds: found.lineEnds,
    firstLines: found.text,
  };
}

/** Files as the input of one text: in its box where they are small together. */
export function openedAsText(opened: readonly OpenedFile[]): InputState {
  const size = opened.reduce((sum, file) => sum + file.content.size, 0);
  if (size > largestBoxedText) return { kind: 'files', files: opened };
  const text = opened.map((file) => file.firstLines).join('');
  const [first] = opened;
  if (opened.length !== 1 || !first) return { kind: 'text', text };
  const { content: file, encoding, guessed, lineEnds } = first;
  return { kind: 'text', text, source: { file, encoding, guessed, lineEnds } };
}

/** Files added to the texts that are there; empty ones give way, as far as fewer are enough. */
export function openedAsItems(
  items: readonly TextItem[],
  opened: readonly OpenedFile[],
  { min, max }: Pick<TextsInput, 'min' | 'max'>,
): TextItem[] {
  const kept = items.filter((item) => item.text !== '');
  const nextKey = Math.max(-1, ...items.map((item) => item.key)) + 1;
  const added = opened.map((file, index) => ({
    key: nextKey + index,
    name: file.name,
    text: file.content.size > largestBoxedText ? file : file.firstLines,
  }));
  const filled = [...kept, ...added].slice(0, max);
  const empty = items.filter((item) => item.text === '');
  const missing = Math.max(0, min - filled.length);
  return [...filled, ...empty.slice(Math.max(0, empty.length - missing))];
}
