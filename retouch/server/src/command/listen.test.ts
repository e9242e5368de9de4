import { once } from 'node:events';
import { createServer } from 'node:net';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../dev-server/free-port.ts';
import { listen } from './listen.ts';

function newApp() {
  const app = Fastify();
  onTestFinished(() => app.close());
  return app;
}

async function take(port: number): Promise<void> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
}

it('takes the port that is asked for, on this machine only', async () => {
  const port = await freePort();
  const app = newApp();
  expect(await listen(app, port)).toBe(port);
  expect(app.server.address()).toMatchObject({ address: '127.0.0.1', port });
});

it('says so where that is taken', async () => {
  const port = await freePort();
  await take(port);
  await expect(listen(newApp(), port)).rejects.toMatchObject({
    name: 'CommandError',
    message: `Port ${port} is taken. Name another with --port, or none for the first free one.`,
  });
});

it('without one takes the first that is free', async () => {
  const first = await listen(newApp(), undefined);
  const second = await listen(newApp(), undefined);
  expect(first).toBeGreaterThanOrEqual(4400);
  expect(second).toBeGreaterThan(first);
});
