import type { MutationSuccess } from '@retouch/protocol';
import { expect, it } from 'vitest';
import { idAt } from '../../mutations/fixtures.testing.ts';
import { writeFiles } from '../../project/scratch-project.testing.ts';
import { answerOf, call, mutate, runningApp } from '../running-app.testing.ts';

const path = 'src/list.tsx';
const list = (...items: string[]) =>
  `export const List = () => <ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>;`;
const li = (nth: number) => idAt(`${path}#List/ul[1]/li[${nth}]`);

interface Received {
  readonly type: string;
  readonly id: string | undefined;
  readonly data: Record<string, unknown>;
}

/** Reads a stream of events; each call of the answer waits for the next. */
async function eventsFrom(base: string, headers: Record<string, string> = {}) {
  const response = await call(base, 'canvases/app/events', undefined, headers);
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return async (): Promise<Received> => {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end === -1) {
        const { value, done } = (await reader?.read()) ?? { done: true, value: undefined };
        if (done) throw new Error('The stream has ended.');
        text += value;
        continue;
      }
      const lines = text.slice(0, end).split('\n');
      text = text.slice(end + 2);
      const field = (name: string) =>
        lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
      const type = field('event');
      if (type !== undefined)
        return { type, id: field('id'), data: JSON.parse(field('data') ?? '') };
    }
  };
}

it('begins with the state of the dev server, and tells when it changes', async () => {
  const { base, devServer } = await runningApp({ [path]: list('a') });
  const next = await eventsFrom(base);
  expect(await next()).toMatchObject({ type: 'dev_server', data: { state: 'starting' } });
  devServer.change({ state: 'failed', message: 'It broke.' });
  expect((await next()).data).toMatchObject({ state: 'failed', message: 'It broke.' });
});

it('tells of a mutation: files, ids, lookups; the last with the version as its id', async () => {
  const { base } = await runningApp({ [path]: list('a', 'b') });
  const next = await eventsFrom(base);
  await next();
  const elementsToRemove = [{ codebaseId: li(1) }];
  const answer = await answerOf<MutationSuccess>(
    call(base, mutate('removeJsxElement'), { elementsToRemove }),
  );
  const { activityId, treeElementLookup, scopeLookup } = answer.body;
  const version = 'epoch-1';
  expect(await next()).toEqual({
    type: 'files_changed',
    id: undefined,
    data: { type: 'files_changed', paths: [path], activityId, version },
  });
  expect(await next()).toMatchObject({
    type: 'id_map',
    data: { prevIdToNewIdMap: { [li(2)]: li(1) } },
  });
  expect(await next()).toEqual({
    type: 'lookups',
    id: version,
    data: { type: 'lookups', treeElementLookup, scopeLookup, version },
  });
});

it('tells of an edit from outside', async () => {
  const { base, root, canvas } = await runningApp({ [path]: list('a') });
  const next = await eventsFrom(base);
  await next();
  writeFiles(root, { [path]: list('a', 'b') });
  await canvas.lookAt([path]);
  expect((await next()).data).toMatchObject({ paths: [path], activityId: null });
  expect((await next()).data.treeElementLookup).toHaveProperty([li(2)]);
});

it('gives who comes back what it missed', async () => {
  const { base, root, canvas } = await runningApp({ [path]: list('a', 'b', 'c') });
  for (const left of [list('b', 'c'), list('c')]) {
    writeFiles(root, { [path]: left });
    await canvas.lookAt([path]);
  }
  const next = await eventsFrom(base, { 'last-event-id': 'epoch-0' });
  expect((await next()).data).toMatchObject({ type: 'files_changed', paths: [] });
  expect((await next()).data.prevIdToNewIdMap).toMatchObject({ [li(3)]: li(1) });
  const { data, id } = await next();
  expect(data.treeElementLookup).toMatchObject({ [li(2)]: null, [li(3)]: null });
  expect(id).toBe('epoch-2');
  const upToDate = await eventsFrom(base, { 'last-event-id': 'epoch-2' });
  expect((await upToDate()).type).toBe('dev_server');
});

it('ends when the server does', async () => {
  const { app, base } = await runningApp({ [path]: list('a') });
  const next = await eventsFrom(base);
  await next();
  await app.close();
  await expect(next()).rejects.toThrow();
});
