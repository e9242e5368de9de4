import type {
  ActivityList,
  ComponentList,
  ElementSource,
  Failure,
  Health,
  Lookups,
  MutationSuccess,
  TailwindAnswer,
} from '@retouch/protocol';
import { describe, expect, it } from 'vitest';
import { idAt } from '../../mutations/fixtures.testing.ts';
import { answerOf, call, mutate, runningApp } from '../running-app.testing.ts';

const path = 'src/card.tsx';
const card = (text: string) => `export function Card() {\n  return <p>${text}</p>;\n}\n`;
const element = { codebaseId: idAt(`${path}#Card/p[1]`) };

const cardApp = (text = 'Hello') => runningApp({ [path]: card(text) });

describe('what can be asked', () => {
  const get = async <Body>(base: string, at: string) => (await answerOf<Body>(call(base, at))).body;

  it('canvases', async () => {
    const { base, devServer, port } = await cardApp();
    devServer.change({ state: 'ready' });
    expect(await get(base, 'canvases')).toEqual({
      canvases: [
        {
          canvasId: 'app',
          name: 'shop',
          framework: 'vite',
          frameUrl: `http://localhost:${port}/`,
          devServer: 'ready',
        },
      ],
    });
  });

  it('lookups', async () => {
    const { base } = await cardApp();
    const { treeElementLookup, scopeLookup } = await get<Lookups>(base, 'canvases/app/lookups');
    expect(treeElementLookup[element.codebaseId]).toMatchObject({
      type: 'native',
      componentName: 'p',
      nativeTag: 'p',
      filename: path,
      staticTextContents: true,
    });
    expect(Object.values(scopeLookup)).toEqual([
      expect.objectContaining({ codebaseIds: [element.codebaseId], name: 'Card', filename: path }),
    ]);
  });

  it('the source of an element and of a component', async () => {
    const { base } = await cardApp();
    const source = <Body = ElementSource>(id: string) =>
      get<Body>(base, `canvases/app/source?codebaseId=${id}`);
    expect(await source(element.codebaseId)).toEqual({
      ...element,
      path,
      start: 34,
      end: 46,
      line: 2,
      column: 10,
      text: '<p>Hello</p>',
    });
    const { scopeLookup } = await get<Lookups>(base, 'canvases/app/lookups');
    const [scope = ''] = Object.keys(scopeLookup);
    expect((await source(scope)).text).toBe(card('Hello').trim().slice('export '.length));
    expect((await source<Failure>('tempo-x')).error.code).toBe('unknown_element');
    expect((await get<Failure>(base, 'canvases/app/source')).error).toEqual({
      code: 'invalid_request',
      message: 'codebaseId is missing.',
    });
  });

  it('components and native tags', async () => {
    const { base } = await cardApp();
    const { components, nativeTags } = await get<ComponentList>(base, 'canvases/app/components');
    expect(components).toEqual([
      expect.objectContaining({ name: 'Card', filename: path, exportName: 'Card', props: [] }),
    ]);
    expect(nativeTags.text).toContain('p');
  });

  it('activities, latest first', async () => {
    const { base } = await cardApp();
    const edit = async (newText: string) =>
      (await answerOf<MutationSuccess>(call(base, mutate('editText'), { element, newText }))).body;
    const first = await edit('a');
    const second = await edit('b');
    await call(base, 'canvases/app/parseAndMutate/activities/undoChangeToFiles', {});
    const { activities, next } = await get<ActivityList>(base, 'canvases/app/activities');
    expect(activities).toEqual([
      expect.objectContaining({
        activityId: second.activityId,
        state: 'undone',
        files: second.files,
      }),
      expect.objectContaining({
        activityId: first.activityId,
        state: 'done',
        mutation: 'editText',
      }),
    ]);
    expect(next).toEqual({
      undoChangeToFiles: first.activityId,
      redoChangeToFiles: second.activityId,
    });
    const page = await get<ActivityList>(
      base,
      `canvases/app/activities?before=${second.activityId}&limit=1`,
    );
    expect(page.activities).toHaveLength(1);
    expect((await call(base, 'canvases/app/activities?limit=0')).status).toBe(400);
  });

  it('classes, divided by white space', async () => {
    const { base } = await cardApp();
    const { rules } = await get<TailwindAnswer>(
      base,
      'canvases/app/tailwind?classes=p-4%20%20flex',
    );
    expect(Object.keys(rules)).toEqual(['p-4', 'flex']);
  });

  it('health: whether it lives for anyone, more with the token', async () => {
    const { base, devServer } = await cardApp();
    devServer.change({ state: 'failed', message: 'It broke.' });
    const bare = (await (await fetch(`${base}health`)).json()) as Health;
    expect(bare).toEqual({ status: 'ok', product: 'retouch', version: '1.2.3' });
    expect(await get(base, 'health')).toMatchObject({
      ...bare,
      project: 'shop',
      framework: 'vite',
      devServer: { state: 'failed', message: 'It broke.' },
      readOnly: false,
    });
  });
});
