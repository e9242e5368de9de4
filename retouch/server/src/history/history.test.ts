import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SourceError } from '@retouch/source';
import { expect, test } from 'vitest';
import { hashOf } from '../files/source-bytes.ts';
import type { IdChanges } from './activity.ts';
import { openHistory } from './open-history.ts';
import {
  mutation,
  noIds,
  optionsFor,
  put,
  replace,
  replacing,
  scratchFolder,
  textAt,
} from './scratch-history.testing.ts';

const path = 'src/card.tsx';
const card = 'export const Card = () => (\n  <p className="a">Hello</p>\n);\n';

async function opened(files: Readonly<Record<string, string>> = { [path]: card }) {
  const root = scratchFolder(files);
  const history = await openHistory(optionsFor(root));
  return { root, history };
}

function refused(code: string, message: RegExp) {
  return expect.objectContaining({
    constructor: SourceError,
    code,
    message: expect.stringMatching(message),
  });
}

test('a commit writes its files; undo and redo go back and forth', async () => {
  const { root, history } = await opened();
  const done = await replace(history, root, path, 'Hello', 'Good day');
  const after = card.replace('Hello', 'Good day');
  expect(textAt(root, path)).toBe(after);
  expect(done).toMatchObject({ kind: 'mutation', name: 'editText', outside: [] });
  expect(done.files).toMatchObject([
    { path, before: card, after, beforeHash: hashOf(card), afterHash: hashOf(after) },
  ]);
  const undone = await history.undo(noIds);
  expect(undone).toMatchObject({ kind: 'undo', name: 'editText' });
  expect(undone.files).toMatchObject([{ path, before: after, after: card }]);
  expect(textAt(root, path)).toBe(card);
  await history.redo(noIds);
  expect(textAt(root, path)).toBe(after);
  await history.close();
  expect(readdirSync(join(root, '.retouch/tmp'))).toEqual([]);
});

test('with nothing to undo or redo it says so', async () => {
  const { root, history } = await opened();
  await expect(history.undo(noIds)).rejects.toEqual(refused('nothing_to_undo', /nothing to undo/));
  await replace(history, root, path, 'Hello', 'Bye');
  await expect(history.redo(noIds)).rejects.toEqual(refused('nothing_to_redo', /nothing to redo/));
  await history.close();
});

test('a new mutation clears what could be redone', async () => {
  const { root, history } = await opened();
  const first = await replace(history, root, path, 'Hello', 'Bye');
  await history.undo(noIds);
  expect(history.next).toEqual({ undo: null, redo: first.id });
  const second = await replace(history, root, path, '"a"', '"b"');
  expect(history.next).toEqual({ undo: second.id, redo: null });
  await expect(history.redo(noIds)).rejects.toEqual(refused('nothing_to_redo', /./));
  await history.close();
});

test('undo keeps what others wrote elsewhere in the file, told of it or not', async () => {
  for (const isTold of [true, false]) {
    const { root, history } = await opened();
    await replace(history, root, path, 'Hello', 'Bye');
    await replace(history, root, path, '"a"', '"a b"');
    put(root, path, `// A note.\n${textAt(root, path)}`);
    if (isTold) expect(await history.noteOutside(path)).toMatchObject({ later: false });
    const { outside } = await history.undo(noIds);
    expect(outside).toEqual([]);
    await history.undo(noIds);
    expect(textAt(root, path)).toBe(`// A note.\n${card}`);
    await history.redo(noIds);
    await history.redo(noIds);
    expect(textAt(root, path)).toContain('// A note.\nexport');
    expect(textAt(root, path)).toContain('<p className="a b">Bye</p>');
    await history.close();
  }
});

test('an edit below two steps is carried past both', async () => {
  const { root, history } = await opened({ 'a.css': '.a { color: red; }\n.b { color: blue; }\n' });
  await replace(history, root, 'a.css', 'red', 'crimson');
  put(root, 'a.css', textAt(root, 'a.css').replace('\n.b', '\n/* between */\n.b'));
  await replace(history, root, 'a.css', 'blue', 'navy');
  put(root, 'a.css', `/* first */\n${textAt(root, 'a.css')}`);
  await history.undo(noIds);
  await history.undo(noIds);
  expect(textAt(root, 'a.css')).toBe(
    '/* first */\n.a { color: red; }\n/* between */\n.b { color: blue; }\n',
  );
  await history.close();
});

test('an outside edit of the same text is an undo_conflict and the history stays', async () => {
  const { root, history } = await opened();
  const { id } = await replace(history, root, path, 'Hello', 'Good day');
  const theirs = textAt(root, path).replace('Good day', 'Good night');
  put(root, path, theirs);
  await expect(history.undo(noIds)).rejects.toEqual(refused('undo_conflict', /src\/card\.tsx/));
  expect(textAt(root, path)).toBe(theirs);
  expect(history.next.undo).toBe(id);
  await history.close();
});

test('an outside edit that was taken back stands in the way no longer', async () => {
  const { root, history } = await opened();
  await replace(history, root, path, 'Hello', 'Good day');
  await replace(history, root, path, '"a"', '"b"');
  const ours = textAt(root, path);
  put(root, path, ours.replace('Good day', 'Good night').replace('"b"', '"c"'));
  await expect(history.undo(noIds)).rejects.toEqual(refused('undo_conflict', /./));
  put(root, path, ours);
  await history.undo(noIds);
  await history.undo(noIds);
  expect(textAt(root, path)).toBe(card);
  await history.close();
});

test('an undo whose result would not parse is refused', async () => {
  const { root, history } = await opened();
  await replace(history, root, path, '<p className="a">Hello</p>', '<b>x</b>');
  put(root, path, textAt(root, path).replace('(\n', '(\n  <i>\n').replace('\n);', '\n  </i>'));
  const theirs = textAt(root, path);
  await expect(history.undo(noIds)).rejects.toEqual(refused('undo_conflict', /parse/));
  expect(textAt(root, path)).toBe(theirs);
  await history.close();
});

test('a created file goes with undo, comes with redo, and stays where it was changed since', async () => {
  const { root, history } = await opened();
  const created = { path: 'src/parts/new.css', before: null, text: '.new {}\n' };
  await history.commit(mutation(replacing(path, card, 'Hello', 'Bye'), created));
  expect(textAt(root, created.path)).toBe(created.text);
  await history.undo(noIds);
  expect(statSync(join(root, created.path), { throwIfNoEntry: false })).toBeUndefined();
  expect(textAt(root, path)).toBe(card);
  await history.redo(noIds);
  put(root, created.path, '.new { color: red }\n');
  await expect(history.undo(noIds)).rejects.toEqual(refused('undo_conflict', /new\.css/));
  expect(textAt(root, path)).toContain('Bye');
  put(root, created.path, created.text);
  await history.undo(noIds);
  put(root, created.path, 'somebody else was here\n');
  await expect(history.redo(noIds)).rejects.toEqual(refused('undo_conflict', /new\.css/));
  expect(textAt(root, path)).toBe(card);
  await history.close();
});

test('a file that somebody deleted is not brought back by undo, but once it is back undo works', async () => {
  const { root, history } = await opened();
  await replace(history, root, path, 'Hello', 'Bye');
  const after = textAt(root, path);
  rmSync(join(root, path));
  expect(await history.noteOutside(path)).toBeUndefined();
  await expect(history.undo(noIds)).rejects.toEqual(refused('undo_conflict', /is gone/));
  put(root, path, after);
  await history.undo(noIds);
  expect(textAt(root, path)).toBe(card);
  await history.close();
});

test('a path that was deleted elsewhere and created anew has two lives', async () => {
  const { root, history } = await opened({ 'a.css': 'one two\n' });
  await replace(history, root, 'a.css', 'one', '1');
  rmSync(join(root, 'a.css'));
  await history.commit(mutation({ path: 'a.css', before: null, text: 'new\n' }));
  await history.undo(noIds);
  await expect(history.undo(noIds)).rejects.toEqual(refused('undo_conflict', /is gone/));
  put(root, 'a.css', '1 three\n');
  await expect(history.undo(noIds)).rejects.toEqual(refused('undo_conflict', /same place/));
  put(root, 'a.css', '1 two\n');
  await history.undo(noIds);
  expect(textAt(root, 'a.css')).toBe('one two\n');
  await history.close();
});

test('undo and redo go on after a restart, over edits made meanwhile', async () => {
  const { root, history } = await opened();
  await replace(history, root, path, 'Hello', 'Bye');
  await replace(history, root, path, '"a"', '"b"');
  await history.undo(noIds);
  await history.close();
  put(root, path, `${textAt(root, path)}// end\n`);
  const again = await openHistory(optionsFor(root));
  await again.redo(noIds);
  expect(textAt(root, path)).toContain('"b"');
  await again.undo(noIds);
  await again.undo(noIds);
  expect(textAt(root, path)).toBe(`${card}// end\n`);
  expect(again.next.undo).toBeNull();
  await again.close();
});

test('the list is newest first, in pages, and knows what is undone', async () => {
  const { root, history } = await opened();
  await replace(history, root, path, 'Hello', 'Bye');
  const second = await replace(history, root, path, 'Bye', 'Ciao');
  put(root, path, `// x\n${textAt(root, path)}`);
  await history.noteOutside(path);
  await history.undo(noIds);
  const all = history.activities({ limit: 10 });
  expect(all.map(({ kind, undone }) => [kind, undone])).toEqual([
    ['undo', false],
    ['outside', false],
    ['mutation', true],
    ['mutation', false],
  ]);
  expect(all[0]?.reverses).toBe(second.id);
  expect(all[2]?.files).toEqual([
    {
      path,
      beforeHash: hashOf(card.replace('Hello', 'Bye')),
      afterHash: hashOf(card.replace('Hello', 'Ciao')),
    },
  ]);
  expect(all.map(({ time }) => time)).toEqual(
    all.map(({ time }) => time).toSorted((a, b) => b - a),
  );
  const [newest, ...older] = all;
  expect(history.activities({ limit: 2 })).toEqual(all.slice(0, 2));
  expect(history.activities({ limit: 10, before: newest?.id ?? '' })).toEqual(older);
  expect(history.activities({ limit: 10, before: 'unknown' })).toEqual([]);
  await history.redo(noIds);
  expect(history.activities({ limit: 10 })[3]?.undone).toBe(false);
  await history.close();
});

test('noteOutside is silent on own writes and on files it does not know', async () => {
  const { root, history } = await opened();
  await replace(history, root, path, 'Hello', 'Bye');
  expect(await history.noteOutside(path)).toBeUndefined();
  put(root, 'other.css', 'a {}\n');
  expect(await history.noteOutside('other.css')).toBeUndefined();
  put(root, path, Buffer.from([0xff, 0xfe, 0x00]));
  expect(await history.noteOutside(path)).toBeUndefined();
  expect(history.activities({ limit: 5 })).toHaveLength(1);
  await history.close();
});

test('what was planned on an older text is made on the newer where they do not touch', async () => {
  const { root, history } = await opened();
  const planned = mutation(replacing(path, card, 'Hello', 'Bye'));
  const theirs = card.replace('"a"', '"b"');
  put(root, path, theirs);
  const { files, outside } = await history.commit(planned);
  expect(textAt(root, path)).toBe(theirs.replace('Hello', 'Bye'));
  expect(files[0]?.before).toBe(theirs);
  expect(outside).toMatchObject([{ path, before: card, after: theirs, later: false }]);
  await history.undo(noIds);
  expect(textAt(root, path)).toBe(theirs);
  await history.close();
});

test('what was planned on an older text is refused where they touch', async () => {
  const { root, history } = await opened({ [path]: card, 'b.css': 'b {}\n' });
  const planned = mutation(
    replacing('b.css', 'b {}\n', 'b', 'c'),
    replacing(path, card, 'Hello', 'Bye'),
  );
  put(root, path, card.replace('Hello', 'Ciao'));
  await expect(history.commit(planned)).rejects.toEqual(refused('stale_element', /card\.tsx/));
  expect(textAt(root, path)).toBe(card.replace('Hello', 'Ciao'));
  expect(textAt(root, 'b.css')).toBe('b {}\n');
  expect(history.next.undo).toBeNull();
  await history.close();
});

test('ids are asked for with the texts as written, and with those of what is taken back', async () => {
  const { root, history } = await opened();
  const ids: IdChanges = { prevIdToNewIdMap: { one: 'two' }, addedCodebaseIds: ['three'] };
  const activity = mutation(replacing(path, card, 'Hello', 'Bye'));
  const done = await history.commit({ ...activity, identify: () => ids });
  expect(done).toMatchObject(ids);
  const asked: unknown[] = [];
  await history.undo((files, reversed) => {
    asked.push(
      files.map(({ before, after }) => [before, after]),
      reversed,
    );
    return { prevIdToNewIdMap: { two: 'one' }, addedCodebaseIds: [] };
  });
  expect(asked).toEqual([[[card.replace('Hello', 'Bye'), card]], ids]);
  await history.redo((_files, reversed) => {
    expect(reversed?.prevIdToNewIdMap).toEqual({ two: 'one' });
    return ids;
  });
  expect(textAt(root, path)).toContain('Bye');
  await history.close();
});

test('an id question that throws leaves everything as it was', async () => {
  const { root, history } = await opened();
  const activity = mutation(replacing(path, card, 'Hello', 'Bye'));
  const identify = () => {
    throw new RangeError('a bug');
  };
  await expect(history.commit({ ...activity, identify })).rejects.toThrow('a bug');
  expect(textAt(root, path)).toBe(card);
  expect(history.activities({ limit: 5 })).toEqual([]);
  await history.close();
});

test('calls wait for each other', async () => {
  const { root, history } = await opened();
  const first = history.commit(mutation(replacing(path, card, 'Hello', 'Bye')));
  const second = history.undo(noIds);
  const third = history.redo(noIds);
  await Promise.all([first, second, third]);
  expect(textAt(root, path)).toContain('Bye');
  await history.close();
});

test('a removed .retouch is noticed before anything is written', async () => {
  const { root, history } = await opened();
  rmSync(join(root, '.retouch'), { recursive: true });
  const planned = mutation(replacing(path, card, 'Hello', 'Bye'));
  await expect(history.commit(planned)).rejects.toEqual(refused('internal', /was removed/));
  expect(textAt(root, path)).toBe(card);
});
