import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { changeSetOf, type TextEdit } from '@retouch/source';
import { onTestFinished } from 'vitest';
import type { FileWrite, IdentifyIds, NewActivity } from './activity.ts';
import type { History, HistoryOptions } from './history.ts';

/** Finds no ids: for tests that are about texts. */
export const noIds: IdentifyIds = () => ({ prevIdToNewIdMap: {}, addedCodebaseIds: [] });

/** A folder with these files, which is gone after the test. */
export function scratchFolder(files: Readonly<Record<string, string | Buffer>> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'retouch-history-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) put(root, path, content);
  return root;
}

export function put(root: string, path: string, content: string | Buffer): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

export function textAt(root: string, path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** Options whose clock counts calls. */
export function optionsFor(root: string): HistoryOptions {
  let time = 0;
  return {
    root,
    now: () => {
      time += 1;
      return time;
    },
    newId: randomUUID,
  };
}

/** A mutation that replaces the first occurrence of a text in each file; null creates the file. */
export function mutation(...files: readonly FileWrite[]): NewActivity {
  return { id: randomUUID(), name: 'editText', request: {}, files, identify: noIds };
}

/** The replacement of the first `from` in a text by `to`. */
export function replacing(path: string, before: string, from: string, to: string): FileWrite {
  const at = before.indexOf(from);
  if (at < 0) throw new RangeError(`${path} does not hold ${from}.`);
  return edited(path, before, [{ from: at, to: at + from.length, insert: to }]);
}

export function edited(path: string, before: string, edits: readonly TextEdit[]): FileWrite {
  return { path, before, change: changeSetOf(edits, before.length) };
}

/** Replaces a text in a file as it is now, through the history. */
export async function replace(
  history: History,
  root: string,
  path: string,
  from: string,
  to: string,
) {
  return history.commit(mutation(replacing(path, textAt(root, path), from, to)));
}
