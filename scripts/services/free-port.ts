import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** The first free port of 127.0.0.1 from the one told on; with 0 any free one. */
export async function freePort(first: number): Promise<number> {
  for (let port = first; port < 65_536; port++) {
    const found = await tryPort(port);
    if (found !== undefined) return found;
  }
  throw new Error(`No port is free from ${first} on.`);
}

async function tryPort(port: number): Promise<number | undefined> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return undefined;
    throw error;
  } finally {
    server.close();
  }
}
