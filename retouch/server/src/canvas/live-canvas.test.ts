import { readFileSync } from 'node:fs';
import { type Lookups, mergeLookup } from '@retouch/protocol';
import { describe, expect, it } from 'vitest';
import { idAt } from '../mutations/fixtures.testing.ts';
import { writeFiles } from '../project/scratch-project.testing.ts';
import type { LiveCanvas } from './live-canvas.ts';
import { openCanvas } from './open-canvas.testing.ts';
import type { ProjectChange } from './project-changes.ts';

const path = 'src/list.tsx';
const list = (...items: string[]) =>
  `export function List() {\n  return (\n    <ul>\n${items.map((item) => `      <li>${item}</li>\n`).join('')}    </ul>\n  );\n}\n`;
const li = (nth: number) => ({ codebaseId: idAt(`${path}#List/ul[1]/li[${nth}]`) });

async function listCanvas(...items: string[]) {
  const opened = await openCanvas({ [path]: list(...items) });
  const changes: ProjectChange[] = [];
  opened.canvas.changes.subscribe((change) => changes.push(change));
  return { ...opened, changes, read: () => readFileSync(`${opened.root}/${path}`, 'utf8') };
}

async function lookupsOf(canvas: LiveCanvas): Promise<Lookups> {
  return (await canvas.read(({ lookups }) => lookups.full())).answer;
}

describe('a mutation', () => {
  it('is written, and its answer tells what became of the elements', async () => {
    const { canvas, read } = await listCanvas('a', 'b');
    const { answer } = await canvas.mutate('removeJsxElement', { elementsToRemove: [li(1)] });
    expect(read()).toBe(list('b'));
    expect(answer.files).toEqual([
      { path, beforeHash: expect.stringMatching(/^[0-9a-f]{64}$/), afterHash: expect.any(String) },
    ]);
    expect(answer.prevIdToNewIdMap).toEqual({ [li(2).codebaseId]: li(1).codebaseId });
    expect(answer.addedCodebaseIds).toEqual([]);
    expect(answer.treeElementLookup).toMatchObject({ [li(2).codebaseId]: null });
  });

  it('answers lookups that, merged, are those of the project', async () => {
    const { canvas } = await listCanvas('a', 'b');
    const before = await lookupsOf(canvas);
    const { answer } = await canvas.mutate('duplicate', { reactElements: [li(1)] });
    const after = await lookupsOf(canvas);
    expect(mergeLookup(before.treeElementLookup, answer.treeElementLookup)).toEqual(
      after.treeElementLookup,
    );
    expect(mergeLookup(before.scopeLookup, answer.scopeLookup)).toEqual(after.scopeLookup);
    expect(answer.addedCodebaseIds).toEqual([li(2).codebaseId]);
    expect(answer.prevIdToNewIdMap).toEqual({ [li(2).codebaseId]: li(3).codebaseId });
  });

  it('that changes nothing writes nothing and is no activity', async () => {
    const { canvas, changes, history } = await listCanvas('a');
    const { answer } = await canvas.mutate('editText', { element: li(1), newText: 'a' });
    expect(answer).toEqual({
      activityId: null,
      files: [],
      prevIdToNewIdMap: {},
      addedCodebaseIds: [],
      treeElementLookup: {},
      scopeLookup: {},
    });
    expect(changes).toEqual([]);
    expect(history.next.undo).toBeNull();
  });

  it('that is refused leaves the file as it was', async () => {
    const { canvas, read, changes } = await listCanvas('{name}');
    const refused = canvas.mutate('editText', { element: li(1), newText: 'b' });
    await expect(refused).rejects.toMatchObject({ code: 'not_editable' });
    expect(read()).toBe(list('{name}'));
    expect(changes).toEqual([]);
  });

  it('is told to those who listen', async () => {
    const { canvas, changes } = await listCanvas('a', 'b');
    const { answer, version } = await canvas.mutate('removeJsxElement', {
      elementsToRemove: [li(1)],
    });
    const { activityId, prevIdToNewIdMap, treeElementLookup, scopeLookup } = answer;
    const told = { activityId, prevIdToNewIdMap, treeElementLookup, scopeLookup };
    expect(changes).toEqual([{ version, paths: [path], ...told }]);
  });

  it('waits for those before it', async () => {
    const { canvas, read } = await listCanvas('a', 'b', 'c');
    const edits = ['x', 'y', 'z'].map((newText, index) =>
      canvas.mutate('editText', { element: li(index + 1), newText }),
    );
    await Promise.all(edits);
    expect(read()).toBe(list('x', 'y', 'z'));
  });

  it('is refused on a canvas that only reads', async () => {
    const { canvas, root } = await openCanvas({ [path]: list('a') }, true);
    for (const call of [
      canvas.mutate('editText', { element: li(1), newText: 'b' }),
      canvas.undo(),
      canvas.redo(),
    ]) {
      await expect(call).rejects.toMatchObject({
        code: 'forbidden',
        message: expect.stringContaining('--read-only'),
      });
    }
    expect(readFileSync(`${root}/${path}`, 'utf8')).toBe(list('a'));
    expect(Object.keys((await lookupsOf(canvas)).treeElementLookup)).toHaveLength(3);
  });
});

describe('an edit of somebody else', () => {
  it('that came before is taken in, and the id still means the same element', async () => {
    const { canvas, root, read, changes } = await listCanvas('a', 'b');
    writeFiles(root, { [path]: list('b') });
    const { answer } = await canvas.mutate('editText', { element: li(2), newText: 'B' });
    expect(read()).toBe(list('B'));
    expect(answer.prevIdToNewIdMap).toEqual({ [li(2).codebaseId]: li(1).codebaseId });
    expect(changes.map(({ activityId }) => activityId)).toEqual([null, answer.activityId]);
  });

  it('that is saved while a change is being made is merged, and both are told', async () => {
    const items = ['a', 'b', 'c', 'd', 'e', 'f'];
    let save = () => {};
    const { canvas, root } = await openCanvas({ [path]: list(...items) }, false, () => save());
    save = () => writeFiles(root, { [path]: list('new', ...items) });
    const changes: ProjectChange[] = [];
    canvas.changes.subscribe((change) => changes.push(change));
    const { answer } = await canvas.mutate('removeJsxElement', { elementsToRemove: [li(5)] });
    expect(readFileSync(`${root}/${path}`, 'utf8')).toBe(list('new', 'a', 'b', 'c', 'd', 'f'));
    expect(changes.map(({ activityId }) => activityId)).toEqual([null, answer.activityId]);
    // a, the first, has become the second; f, the sixth, is so again.
    expect(answer.prevIdToNewIdMap[li(1).codebaseId]).toBe(li(2).codebaseId);
    expect(answer.prevIdToNewIdMap).not.toHaveProperty(li(6).codebaseId);
  });

  it('that took the element away makes its id stale', async () => {
    const { canvas, root, read } = await listCanvas('a', 'b');
    writeFiles(root, { [path]: list('b') });
    const late = canvas.mutate('editText', { element: li(1), newText: 'A' });
    await expect(late).rejects.toMatchObject({ code: 'stale_element' });
    expect(read()).toBe(list('b'));
  });

  it('is told when one looks', async () => {
    const { canvas, root, changes } = await listCanvas('a', 'b');
    writeFiles(root, { [path]: list('b'), 'src/new.tsx': 'export const a = <i />;' });
    await canvas.lookAt([path, 'src/new.tsx']);
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatchObject({
      activityId: null,
      paths: [path, 'src/new.tsx'],
      prevIdToNewIdMap: { [li(2).codebaseId]: li(1).codebaseId },
    });
    expect(Object.values(changes[0]?.treeElementLookup ?? {})).toContainEqual(
      expect.objectContaining({ nativeTag: 'i' }),
    );
  });

  it('is none where it only looks like one', async () => {
    const { canvas, changes } = await listCanvas('a');
    await canvas.mutate('editText', { element: li(1), newText: 'b' });
    await canvas.lookAt([path]);
    expect(changes).toHaveLength(1);
  });

  it('ids of the version before mean what they meant then', async () => {
    const { canvas, root, read } = await listCanvas('a', 'b', 'c');
    const { version } = await canvas.read(() => undefined);
    writeFiles(root, { [path]: list('b', 'c') });
    await canvas.lookAt([path]);
    await canvas.mutate('editText', { element: li(2), newText: 'B' }, version);
    expect(read()).toBe(list('B', 'c'));
  });
});

describe('undo and redo', () => {
  it('bring back every byte, and the ids', async () => {
    const { canvas, read } = await listCanvas('a', 'b', 'c');
    const before = read();
    const lookups = await lookupsOf(canvas);
    await canvas.mutate('removeJsxElement', { elementsToRemove: [li(2)] });
    await canvas.mutate('wrapInDiv', { reactElements: [li(1)] });
    const after = read();
    const undone = await canvas.undo();
    expect(undone.answer.activityId).not.toBeNull();
    await canvas.undo();
    expect(read()).toBe(before);
    expect(await lookupsOf(canvas)).toEqual(lookups);
    await canvas.redo();
    await canvas.redo();
    expect(read()).toBe(after);
  });

  it('tell the ids back', async () => {
    const { canvas } = await listCanvas('a', 'b');
    const { answer } = await canvas.mutate('removeJsxElement', { elementsToRemove: [li(1)] });
    const undone = (await canvas.undo()).answer;
    expect(answer.prevIdToNewIdMap).toEqual({ [li(2).codebaseId]: li(1).codebaseId });
    expect(undone.prevIdToNewIdMap).toEqual({ [li(1).codebaseId]: li(2).codebaseId });
    expect(undone.addedCodebaseIds).toEqual([li(1).codebaseId]);
    const redone = (await canvas.redo()).answer;
    expect(redone.prevIdToNewIdMap).toEqual({ [li(2).codebaseId]: li(1).codebaseId });
  });

  it('follow an element that was moved', async () => {
    const { canvas } = await listCanvas('a', 'b', 'c');
    await canvas.mutate('moveJsxElement', {
      elementToMove: li(1),
      newContainerElement: { codebaseId: idAt(`${path}#List/ul[1]`) },
      afterElement: li(3),
    });
    const { answer } = await canvas.undo();
    expect(answer.prevIdToNewIdMap).toEqual({
      [li(3).codebaseId]: li(1).codebaseId,
      [li(1).codebaseId]: li(2).codebaseId,
      [li(2).codebaseId]: li(3).codebaseId,
    });
    expect(answer.addedCodebaseIds).toEqual([]);
  });

  it('have nothing to do on a new canvas', async () => {
    const { canvas } = await listCanvas('a');
    await expect(canvas.undo()).rejects.toMatchObject({ code: 'nothing_to_undo' });
    await expect(canvas.redo()).rejects.toMatchObject({ code: 'nothing_to_redo' });
  });
});
