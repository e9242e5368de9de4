import {
  chmodSync,
  chownSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { SourceError } from '@retouch/source';
import { expect, test } from 'vitest';
import type { FileWrite } from './activity.ts';
import { openHistory } from './open-history.ts';
import {
  mutation,
  noIds,
  optionsFor,
  put,
  replacing,
  scratchFolder,
  textAt,
} from './scratch-history.testing.ts';

const css = '.a { color: red; }\n';

async function committing(root: string, ...files: readonly FileWrite[]) {
  const history = await openHistory(optionsFor(root));
  const answer = await history.commit(mutation(...files)).catch((error: unknown) => error);
  return { history, answer };
}

/** Commits, and expects a refusal after which all is as before. */
async function expectRefused(root: string, code: string, message: RegExp, ...files: FileWrite[]) {
  const { history, answer } = await committing(root, ...files);
  expect(answer).toMatchObject({
    constructor: SourceError,
    code,
    message: expect.stringMatching(message),
  });
  expect(history.activities({ limit: 1 })).toEqual([]);
  await history.close();
}

test('mode and owner stay, a byte order mark and CRLF stay', async () => {
  const text = '\u{feff}.a { color: red; }\r\n.b {}\r\n';
  const root = scratchFolder({ 'a.css': text });
  chmodSync(join(root, 'a.css'), 0o640);
  if (process.getuid?.() === 0) chownSync(join(root, 'a.css'), 1234, 2345);
  const owner = statSync(join(root, 'a.css'));
  const { history } = await committing(root, replacing('a.css', text, 'red', 'blue'));
  const now = statSync(join(root, 'a.css'));
  expect([now.mode & 0o7777, now.uid, now.gid, now.nlink]).toEqual([
    0o640,
    owner.uid,
    owner.gid,
    1,
  ]);
  expect(readFileSync(join(root, 'a.css'))).toEqual(Buffer.from(text.replace('red', 'blue')));
  await history.undo(noIds);
  expect(readFileSync(join(root, 'a.css'))).toEqual(Buffer.from(text));
  expect(statSync(join(root, 'a.css')).mode & 0o7777).toBe(0o640);
  await history.close();
});

test('a link inside the root is written through and stays a link', async () => {
  const root = scratchFolder({ 'real/a.css': css });
  symlinkSync('real/a.css', join(root, 'a.css'));
  const { history } = await committing(root, replacing('a.css', css, 'red', 'blue'));
  expect(lstatSync(join(root, 'a.css')).isSymbolicLink()).toBe(true);
  expect(textAt(root, 'real/a.css')).toBe(css.replace('red', 'blue'));
  await history.close();
});

test('two names of one file in one change are refused', async () => {
  const root = scratchFolder({ 'real.css': css });
  symlinkSync('real.css', join(root, 'link.css'));
  const files = ['real.css', 'link.css'].map((path) => replacing(path, css, 'red', 'blue'));
  await expectRefused(root, 'not_editable', /link/, ...files);
  expect(textAt(root, 'real.css')).toBe(css);
});

test('what leaves the root is forbidden: by name, by a link, and our own folder', async () => {
  const outside = scratchFolder({ 'a.css': css });
  const root = scratchFolder();
  symlinkSync(join(outside, 'a.css'), join(root, 'file.css'));
  symlinkSync(outside, join(root, 'folder'));
  const paths = [
    '../a.css',
    '/etc/passwd',
    'x/../../a.css',
    'file.css',
    'folder/a.css',
    'a\\b.css',
    'a\0',
    '',
  ];
  for (const path of paths) {
    await expectRefused(
      root,
      'forbidden',
      /not a file of this project/,
      replacing(path, css, 'red', 'blue'),
    );
  }
  for (const path of ['folder/new.css', '.retouch/new.css', '../new.css']) {
    await expectRefused(root, 'forbidden', /./, { path, before: null, text: css });
  }
  expect(textAt(outside, 'a.css')).toBe(css);
});

test('a link to nothing and a folder are no files', async () => {
  const root = scratchFolder();
  symlinkSync('nowhere.css', join(root, 'link.css'));
  mkdirSync(join(root, 'folder.css'));
  await expectRefused(root, 'not_editable', /link/, { path: 'link.css', before: null, text: css });
  await expectRefused(root, 'not_editable', /no file/, replacing('folder.css', css, 'red', 'blue'));
});

test.each([
  {
    name: 'a read-only file',
    locked: 'b/b.css',
    mode: 0o444,
    message: /read-only.*chmod u\+w b\/b\.css/,
  },
  {
    name: 'a read-only folder',
    locked: 'b',
    mode: 0o555,
    message: /folder of b\/b\.css is read-only/,
  },
])('$name stops the whole change, also for root', async ({ locked, mode, message }) => {
  const root = scratchFolder({ 'a.css': css, 'b/b.css': css });
  chmodSync(join(root, locked), mode);
  const files = ['a.css', 'b/b.css'].map((path) => replacing(path, css, 'red', 'blue'));
  await expectRefused(root, 'not_editable', message, ...files);
  expect([textAt(root, 'a.css'), textAt(root, 'b/b.css')]).toEqual([css, css]);
  chmodSync(join(root, locked), 0o755);
});

test('a file or a folder that is gone stops the whole change', async () => {
  for (const gone of ['b/b.css', 'b']) {
    const root = scratchFolder({ 'a.css': css, 'b/b.css': css });
    rmSync(join(root, gone), { recursive: true });
    const files = ['a.css', 'b/b.css'].map((path) => replacing(path, css, 'red', 'blue'));
    await expectRefused(root, 'stale_element', /b\/b\.css is gone/, ...files);
    expect(textAt(root, 'a.css')).toBe(css);
  }
});

test('a file to create that is there already stops the whole change', async () => {
  const root = scratchFolder({ 'a.css': css, 'b.css': 'theirs\n' });
  const created = { path: 'b.css', before: null, text: 'ours\n' };
  await expectRefused(
    root,
    'stale_element',
    /b\.css is there already/,
    replacing('a.css', css, 'red', 'blue'),
    created,
  );
  expect([textAt(root, 'a.css'), textAt(root, 'b.css')]).toEqual([css, 'theirs\n']);
});

test('a file that is no UTF-8 stays as it is', async () => {
  const latin = Buffer.from([0x2e, 0x61, 0xe4, 0x0a]);
  const root = scratchFolder({ 'a.css': latin });
  await expectRefused(
    root,
    'not_editable',
    /UTF-8/,
    replacing('a.css', latin.toString(), '.a', '.b'),
  );
  expect(readFileSync(join(root, 'a.css'))).toEqual(latin);
});

test('half a surrogate pair is refused', async () => {
  const root = scratchFolder({ 'a.css': css });
  await expectRefused(
    root,
    'not_editable',
    /half a character/,
    replacing('a.css', css, 'red', '\ud83d'),
  );
  expect(textAt(root, 'a.css')).toBe(css);
});

test('a file of 5 MB is written, undone and redone', async () => {
  const large = `${css}${'/* filler filler filler filler filler */\n'.repeat(130_000)}`;
  const root = scratchFolder({ 'a.css': large });
  const { history } = await committing(root, replacing('a.css', large, 'red', 'blue'));
  expect(textAt(root, 'a.css')).toBe(large.replace('red', 'blue'));
  await history.undo(noIds);
  expect(textAt(root, 'a.css')).toBe(large);
  await history.close();
});

test('a save into the file that was moved aside is found at the latest when the history is closed', async () => {
  const root = scratchFolder({ 'a.css': `${css}.b {}\n` });
  linkSync(join(root, 'a.css'), join(root, 'held-open'));
  const { history } = await committing(root, replacing('a.css', `${css}.b {}\n`, 'red', 'blue'));
  put(root, 'held-open', `${css}.b { order: 1 }\n`);
  await history.close();
  expect(textAt(root, 'a.css')).toBe('.a { color: blue; }\n.b { order: 1 }\n');
});

test('a late save of the same text wins, and ours stays in the history', async () => {
  const root = scratchFolder({ 'a.css': css });
  linkSync(join(root, 'a.css'), join(root, 'held-open'));
  const { history, answer } = await committing(root, replacing('a.css', css, 'red', 'blue'));
  put(root, 'held-open', css.replace('red', 'green'));
  await expect
    .poll(() => textAt(root, 'a.css'), { timeout: 5000 })
    .toBe(css.replace('red', 'green'));
  expect(history.activities({ limit: 5 }).map(({ kind }) => kind)).toEqual(['outside', 'mutation']);
  expect(answer).toMatchObject({ kind: 'mutation' });
  await history.close();
});

test('a file that was written before ours and put in its place after is merged', async () => {
  const before = `${css}.b {}\n`;
  const root = scratchFolder({ 'a.css': before, 'a.css~': before.replace('{}', '{ order: 1 }') });
  // The clock of a file system may stand still for some milliseconds.
  await new Promise((resolve) => setTimeout(resolve, 50));
  const { history } = await committing(root, replacing('a.css', before, 'red', 'blue'));
  renameSync(join(root, 'a.css~'), join(root, 'a.css'));
  expect(await history.noteOutside('a.css')).toMatchObject({ path: 'a.css' });
  expect(textAt(root, 'a.css')).toBe('.a { color: blue; }\n.b { order: 1 }\n');
  await history.undo(noIds);
  expect(textAt(root, 'a.css')).toBe('.a { color: red; }\n.b { order: 1 }\n');
  await history.close();
});
