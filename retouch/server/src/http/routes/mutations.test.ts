import { readFileSync } from 'node:fs';
import { type Failure, type MutationSuccess, mutationBodies } from '@retouch/protocol';
import { describe, expect, it } from 'vitest';
import { idAt } from '../../mutations/fixtures.testing.ts';
import { writeFiles } from '../../project/scratch-project.testing.ts';
import { answerOf, call, mutate, runningApp, token } from '../running-app.testing.ts';

const path = 'src/card.tsx';
const card = (text: string) => `export function Card() {\n  return <p>${text}</p>;\n}\n`;
const element = { codebaseId: idAt(`${path}#Card/p[1]`) };

const cardApp = (text = 'Hello') => runningApp({ [path]: card(text) });

describe('a mutation', () => {
  it('is answered as wire-format says', async () => {
    const { base, root } = await cardApp();
    const { status, headers, body } = await answerOf<MutationSuccess>(
      call(base, mutate('editText'), { element, newText: 'Bye', oldText: 'Hello' }),
    );
    expect(status).toBe(200);
    expect(readFileSync(`${root}/${path}`, 'utf8')).toBe(card('Bye'));
    expect(body).toEqual({
      activityId: expect.any(String),
      files: [{ path, beforeHash: expect.any(String), afterHash: expect.any(String) }],
      prevIdToNewIdMap: {},
      addedCodebaseIds: [],
      treeElementLookup: {},
      scopeLookup: {},
    });
    expect(headers.get('retouch-version')).toBe('epoch-1');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('is undone and redone, with {} or without a body', async () => {
    const { base, root } = await cardApp();
    const history = (name: string) => `canvases/app/parseAndMutate/activities/${name}`;
    await call(base, mutate('editText'), { element, newText: 'Bye' });
    expect((await call(base, history('undoChangeToFiles'), {})).status).toBe(200);
    expect(readFileSync(`${root}/${path}`, 'utf8')).toBe(card('Hello'));
    expect((await call(base, history('redoChangeToFiles'), '')).status).toBe(200);
    const { body } = await answerOf<Failure>(call(base, history('redoChangeToFiles'), {}));
    expect(body.error.code).toBe('nothing_to_redo');
    const { authorization } = { authorization: `Bearer ${token}` };
    const bare = await fetch(base + history('undoChangeToFiles'), {
      method: 'POST',
      headers: { authorization },
    });
    expect(bare.status).toBe(200);
  });

  it('takes ids of the version that a header names', async () => {
    const { base, root } = await runningApp({ [path]: card('<b>a</b><b>b</b>') });
    const lookups = await call(base, 'canvases/app/lookups');
    const version = lookups.headers.get('retouch-version') ?? '';
    writeFiles(root, { [path]: card('<b>new</b><b>a</b><b>b</b>') });
    await call(base, 'canvases/app/lookups');
    const second = { codebaseId: idAt(`${path}#Card/p[1]/b[2]`) };
    const answer = await call(
      base,
      mutate('editText'),
      { element: second, newText: 'B' },
      {
        'retouch-version': version,
      },
    );
    expect(answer.status).toBe(200);
    expect(readFileSync(`${root}/${path}`, 'utf8')).toBe(card('<b>new</b><b>a</b><b>B</b>'));
  });

  it('every one has its call', async () => {
    const { base } = await cardApp();
    for (const name of Object.keys(mutationBodies)) {
      const { status, body } = await answerOf<Failure>(call(base, mutate(name), {}));
      expect([name, status, body.error.code]).toEqual([name, 400, 'invalid_request']);
      expect(body.error.message).toMatch(/is missing\.$/);
    }
  });
});
