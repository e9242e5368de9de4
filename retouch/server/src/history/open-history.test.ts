import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SourceError } from '@retouch/source';
import { expect, test } from 'vitest';
import { HistoryError } from './history-error.ts';
import { openHistory } from './open-history.ts';
import {
  mutation,
  noIds,
  optionsFor,
  replace,
  replacing,
  scratchFolder,
  textAt,
} from './scratch-history.testing.ts';

const css = '.a { color: red; }\n';

function historyError(code: string, message: RegExp) {
  return expect.objectContaining({
    constructor: HistoryError,
    code,
    message: expect.stringMatching(message),
  });
}

test('git is kept out of .retouch', async () => {
  const root = scratchFolder();
  const history = await openHistory(optionsFor(root));
  expect(textAt(root, '.retouch/.gitignore')).toBe('*\n');
  await history.close();
});

test('a second server is refused and told of the first; after that has ended it is not', async () => {
  const root = scratchFolder();
  const first = await openHistory(optionsFor(root));
  const second = openHistory(optionsFor(root));
  await expect(second).rejects.toEqual(
    historyError('locked', new RegExp(`Another Retouch server \\(process ${process.pid}\\)`)),
  );
  await first.close();
  const third = await openHistory(optionsFor(root));
  await third.close();
});

test('a server that was killed leaves no lock', async () => {
  const root = scratchFolder(
    Object.fromEntries(
      ['a.tsx', 'src/b.tsx', 'src/c.css', 'src/deep/d.tsx'].map((path) => [path, '0\n']),
    ),
  );
  const program = join(import.meta.dirname, 'kill-test-writer.ts');
  const other = spawn(process.execPath, [program, root], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(other.stdout, 'data');
  const locked = new RegExp(`process ${other.pid}`);
  await expect(openHistory(optionsFor(root))).rejects.toEqual(historyError('locked', locked));
  other.kill('SIGKILL');
  await once(other, 'close');
  const history = await openHistory(optionsFor(root));
  await history.close();
});

test('read-only: nothing is written, nothing is made, the history is shown', async () => {
  const root = scratchFolder({ 'a.css': css });
  const options = { ...optionsFor(root), readOnly: true };
  const empty = await openHistory(options);
  expect(empty.activities({ limit: 5 })).toEqual([]);
  expect(existsSync(join(root, '.retouch'))).toBe(false);
  await empty.close();
  const writing = await openHistory(optionsFor(root));
  const { id } = await replace(writing, root, 'a.css', 'red', 'blue');
  const reading = await openHistory(options);
  expect(reading.activities({ limit: 5 }).map((activity) => activity.id)).toEqual([id]);
  expect(reading.next).toEqual({ undo: id, redo: null });
  const forbidden = expect.objectContaining({ constructor: SourceError, code: 'forbidden' });
  const planned = mutation(replacing('a.css', textAt(root, 'a.css'), 'blue', 'green'));
  await expect(reading.commit(planned)).rejects.toEqual(forbidden);
  await expect(reading.undo(noIds)).rejects.toEqual(forbidden);
  await expect(reading.redo(noIds)).rejects.toEqual(forbidden);
  expect(await reading.noteOutside('a.css')).toBeUndefined();
  await reading.close();
  await writing.close();
  expect(textAt(root, 'a.css')).toBe(css.replace('red', 'blue'));
});

test('a history of a newer version and a damaged one are left alone', async () => {
  const root = scratchFolder();
  const path = join(root, '.retouch/history.sqlite');
  mkdirSync(join(root, '.retouch'));
  const newer = new DatabaseSync(path);
  newer.exec('PRAGMA user_version = 99');
  newer.close();
  const before = readFileSync(path);
  for (const readOnly of [false, true]) {
    const opened = openHistory({ ...optionsFor(root), readOnly });
    await expect(opened).rejects.toEqual(historyError('newer_schema', /newer Retouch/));
  }
  expect(readFileSync(path).subarray(60, 64)).toEqual(before.subarray(60, 64));
  rmSync(path);
  writeFileSync(path, 'This is no database, but long enough to be looked at. '.repeat(20));
  await expect(openHistory(optionsFor(root))).rejects.toEqual(historyError('damaged', /damaged/));
});

test('a folder that can not be made is told', async () => {
  const root = scratchFolder({ '.retouch': 'a file stands here' });
  await expect(openHistory(optionsFor(root))).rejects.toEqual(
    historyError('unwritable', /--read-only/),
  );
});
