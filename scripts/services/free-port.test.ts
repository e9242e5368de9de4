import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from './free-port.ts';

it('passes over a port that is taken', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await freePort(port)).toBeGreaterThan(port);
  server.close();
});

it('gives the first port itself when it is free', async () => {
  const free = await freePort(0);
  expect(free).toBeGreaterThan(0);
  expect(await freePort(free)).toBe(free);
});
