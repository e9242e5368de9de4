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

export interface AddedFiles {
  readonly items: readonly TextItem[];
  /** Names of the files for which there was no room, in their order. */
  readonly leftOut: readonly string[];
}

/** Files added to the texts that are there; empty ones give way, as far as fewer are enough. */
export function openedAsItems(
  items: readonly TextItem[],
  opened: readonly OpenedFile[],
  { min, max }: Pick<TextsInput, 'min' | 'max'>,
): AddedFiles {
  const kept = items.filter((item) => item.text !== '');
  const nextKey = Math.max(-1, ...items.map((item) => item.key)) + 1;
  const room = Math.max(0, max - kept.length);
  const added = opened.slice(0, room).map((file, index) => ({
    key: nextKey + index,
    name: file.name,
    text: file.content.size > largestBoxedText ? file : file.firstLines,
  }));
  const filled = [...kept, ...added];
  const empty = items.filter((item) => item.text === '');
  const missing = Math.max(0, min - filled.length);
  return {
    items: [...filled, ...empty.slice(Math.max(0, empty.length - missing))],
    leftOut: opened.slice(room).map(({ name }) => name),
  };
}

const mostNamed = 3;

/** Tells a person which of their files found no room, and what would work. */
export function leftOutMessage(leftOut: readonly string[], opened: number, max: number): string {
  const named = leftOut.slice(0, mostNamed);
  const others = leftOut.length - named.length;
  const names = [...named, ...(others > 0 ? [`${others} more`] : [])];
  const list = new Intl.ListFormat('en').format(names);
  const one = leftOut.length === 1;
  const which = opened === 1 ? list : `${leftOut.length} of ${opened} files (${list})`;
  return `${which} ${one ? 'was' : 'were'} left out: ${max} texts are the most here. Remove texts that are not needed, then open ${one ? 'it' : 'them'} again.`;
}
