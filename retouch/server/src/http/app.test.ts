import { readFileSync } from 'node:fs';
import { type Failure, maxBodyBytes } from '@retouch/protocol';
import { describe, expect, it } from 'vitest';
import { idAt } from '../mutations/fixtures.testing.ts';
import { writeFiles } from '../project/scratch-project.testing.ts';
import { answerOf, call, mutate, runningApp, token } from './running-app.testing.ts';

const path = 'src/card.tsx';
const card = (text: string) => `export function Card() {\n  return <p>${text}</p>;\n}\n`;
const element = { codebaseId: idAt(`${path}#Card/p[1]`) };

const cardApp = (text = 'Hello') => runningApp({ [path]: card(text) });

describe('a failure', () => {
  const refused: [string, string, unknown, number, string, RegExp][] = [
    ['a field that is missing', mutate('editText'), { element }, 400, 'invalid_request', /newText/],
    [
      'a field of another kind',
      mutate('editText'),
      { element: 5, newText: '' },
      400,
      'invalid_request',
      /element/,
    ],
    ['a body that is a list', mutate('editText'), [], 400, 'invalid_request', /body/i],
    ['a body that is no JSON', mutate('editText'), '{"a": ', 400, 'invalid_request', /JSON/],
    [
      'a body with a prototype',
      mutate('editText'),
      '{"__proto__": {}}',
      400,
      'invalid_request',
      /./,
    ],
    ['no body', mutate('editText'), '', 400, 'invalid_request', /body/i],
    [
      'another canvas',
      mutate('editText').replace('/app/', '/x/'),
      {},
      404,
      'unknown_canvas',
      /\bx\b/,
    ],
    [
      'an id that never was',
      mutate('editText'),
      { element: { codebaseId: 'tempo-x' }, newText: '' },
      404,
      'unknown_element',
      /tempo-x/,
    ],
    [
      'text that is an expression',
      mutate('editText'),
      { element, newText: 'b' },
      422,
      'not_editable',
      /<p>/,
    ],
    ['a change there is not', mutate('paintRed'), {}, 404, 'invalid_request', /paintRed/],
    ['another path', 'canvas', {}, 404, 'invalid_request', /canvas/],
  ];

  it.each(refused)('%s', async (_name, at, body, status, code, message) => {
    const { base, root } = await cardApp('{name}');
    const answer = await answerOf<Failure>(call(base, at, body));
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(answer.body).toEqual({ error: expect.objectContaining({ code }) });
    expect(answer.body.error.message).toMatch(message);
    expect(readFileSync(`${root}/${path}`, 'utf8')).toBe(card('{name}'));
  });

  it('names the place', async () => {
    const { base } = await cardApp('{name}');
    const { body } = await answerOf<Failure>(
      call(base, mutate('editText'), { element, newText: 'b' }),
    );
    expect(body.error).toMatchObject({ file: path, line: 2, column: 10, ...element });
  });

  it('a file that does not parse says where', async () => {
    const { base, root } = await cardApp();
    writeFiles(root, { [path]: 'export function Card() {\n  return <p>;\n}\n' });
    const { status, body } = await answerOf<Failure>(
      call(base, mutate('editText'), { element, newText: 'b' }),
    );
    expect(status).toBe(422);
    expect(body.error).toMatchObject({ code: 'parse_error', file: path, line: 3 });
  });

  it('a body that is too large says how large it may be', async () => {
    const { base } = await cardApp();
    const { status, body } = await answerOf<Failure>(
      call(base, mutate('editText'), { element, newText: 'x'.repeat(maxBodyBytes) }),
    );
    expect(status).toBe(400);
    expect(body.error.message).toContain(`${maxBodyBytes / 1024 / 1024} MB`);
  });

  it('a body of another kind says which it takes', async () => {
    const { base } = await cardApp();
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const { status, body } = await answerOf<Failure>(
        call(base, mutate('editText'), '{}', { 'content-type': type }),
      );
      expect([type, status]).toEqual([type, 400]);
      expect(body.error.message).toContain('application/json');
    }
  });

  it('another method is refused, and no page may ask before', async () => {
    const { base } = await cardApp();
    const headers = { authorization: `Bearer ${token}` };
    const put = await fetch(base + mutate('editText'), { method: 'PUT', headers });
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'POST']);
    expect(((await put.json()) as Failure).error.message).toMatch(/POST.*PUT/);
    const options = await fetch(base + mutate('editText'), { method: 'OPTIONS', headers });
    expect(options.status).toBe(405);
    expect(options.headers.get('access-control-allow-origin')).toBeNull();
    expect((await call(base, 'canvases', {})).status).toBe(405);
  });

  it('a path that can’t be decoded is refused', async () => {
    const { base } = await cardApp();
    const { status, body } = await answerOf<Failure>(call(base, 'canvases/%E0%A4%A/lookups'));
    expect([status, body.error.code]).toEqual([400, 'invalid_request']);
  });

  it('a bug of ours has an id that the log repeats, and tells nothing else', async () => {
    const { base, canvas, bugs } = await cardApp();
    canvas.read = () => Promise.reject(new Error('the secret'));
    const { status, body } = await answerOf<Failure>(call(base, 'canvases/app/lookups'));
    expect([status, body.error.code]).toEqual([500, 'internal']);
    expect(bugs).toHaveLength(1);
    expect(body.error.message).toContain(bugs[0]?.id);
    expect(body.error.message).not.toContain('secret');
  });

  it('a server that only reads says so', async () => {
    const { base } = await runningApp({ [path]: card('a') }, true);
    const { status, body } = await answerOf<Failure>(
      call(base, mutate('editText'), { element, newText: 'b' }),
    );
    expect([status, body.error.code]).toEqual([403, 'forbidden']);
    expect(body.error.message).toContain('--read-only');
  });
});
