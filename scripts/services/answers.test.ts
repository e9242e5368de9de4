import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { lastAnswer } from './answers.ts';
import { freePort } from './free-port.ts';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

/** A server that gives these statuses, the last of them ever after; and how often it was asked. */
async function answering(...statuses: number[]) {
  let asked = 0;
  server = createServer((_request, response) => {
    response.statusCode = statuses[Math.min(asked, statuses.length - 1)] ?? 200;
    asked++;
    response.end('text');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, timesAsked: () => asked };
}

describe('the last answer', () => {
  it('is 200 as soon as there is one', async () => {
    const { address, timesAsked } = await answering(200);
    expect(await lastAnswer(address, 5_000)).toBe(200);
    expect(timesAsked()).toBe(1);
  });

  it('is an error that stays after two questions, long before the time is over', async () => {
    const { address, timesAsked } = await answering(500);
    const begun = Date.now();
    expect(await lastAnswer(address, 90_000)).toBe(500);
    expect(timesAsked()).toBe(2);
    expect(Date.now() - begun).toBeLessThan(20_000);
  });

  it('is 200 where an error was only the first answer', async () => {
    const { address, timesAsked } = await answering(503, 200);
    expect(await lastAnswer(address, 5_000)).toBe(200);
    expect(timesAsked()).toBe(2);
  });

  it('is waited for while nobody listens, and nothing when the time is over', async () => {
    const port = await freePort(0);
    expect(await lastAnswer(`http://127.0.0.1:${port}/`, 200)).toBeUndefined();
    const waiting = lastAnswer(`http://127.0.0.1:${port}/`, 10_000);
    setTimeout(() => {
      server = createServer((_request, response) => response.end()).listen(port, '127.0.0.1');
    }, 300);
    expect(await waiting).toBe(200);
  });
});
