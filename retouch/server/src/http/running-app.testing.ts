import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { openCanvas } from '../canvas/open-canvas.testing.ts';
import { DevServerStatus } from '../dev-server/dev-server-status.ts';
import { createApp } from './app.ts';
import { Guard } from './guard.ts';
import { canvasId } from './routes/api.ts';
import { VersionTags } from './version-tag.ts';

export const token = 'a-token';

/** The calls over a folder with these files, listening on a free port until the test has finished. */
export async function runningApp(files: Readonly<Record<string, string>>, readOnly = false) {
  const { root, canvas, history } = await openCanvas(files, readOnly);
  const bugs: { id: string; error: unknown }[] = [];
  const devServer = new DevServerStatus();
  let port = 0;
  const app = createApp({
    app: {
      name: 'shop',
      framework: 'vite',
      devServer,
      frameUrl: () => `http://localhost:${port}/`,
    },
    canvas,
    tailwind: async (classes) => ({
      rules: Object.fromEntries(classes.map((name) => [name, null])),
      theme: '',
    }),
    versions: new VersionTags('epoch'),
    guard: new Guard(token, () => port),
    productVersion: '1.2.3',
    readOnly,
    report: (id, error) => bugs.push({ id, error }),
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  port = (app.server.address() as AddressInfo).port;
  const base = `http://127.0.0.1:${port}/__retouch/api/`;
  return { app, base, bugs, canvas, devServer, history, port, root };
}

/** A call with the token; `body` is sent as JSON, text as it is. */
export function call(
  base: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  return fetch(base + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}

/** Status, headers and body of an answer, which is taken for what the test says it is. */
export async function answerOf<Body>(response: Promise<Response>) {
  const { status, headers } = await response;
  return { status, headers, body: (await (await response).json()) as Body };
}

/** The path of a mutation on the one canvas. */
export const mutate = (name: string) => `canvases/${canvasId}/parseAndMutate/mutate/${name}`;
