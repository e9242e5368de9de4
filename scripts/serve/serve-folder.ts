import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

export interface StaticServer {
  readonly address: string;
  close(): Promise<void>;
}

export interface ServingOptions {
  /** Sends the `.br` or `.gz` beside a file to those who take it. */
  readonly compressed?: boolean;
  /** Told of every file that is sent: what was asked for, and how many bytes it has as sent. */
  sent?(path: string, bytes: number): void;
}

/**
 * Serves a folder on 127.0.0.1: `/tools/x` is `tools/x/index.html`, and what does not exist is
 * answered with `404.html` and status 404. Files that appear later are not seen.
 *
 * @throws when the folder does not exist
 */
export async function serveFolder(
  folder: string,
  port: number,
  options: ServingOptions = {},
): Promise<StaticServer> {
  if (!existsSync(folder)) throw new Error(`${folder} does not exist. Run: npm run build`);
  const server = createServer(staticFiles(folder, options));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${port}/`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function staticFiles(
  folder: string,
  { compressed = false, sent }: ServingOptions,
): RequestListener {
  const page = ['404.html', '404/index.html']
    .map((name) => join(folder, name))
    .find((path) => existsSync(path));
  const notFound = page === undefined ? 'Not found' : readFileSync(page);
  return sirv(folder, {
    etag: true,
    brotli: compressed,
    gzip: compressed,
    setHeaders: (_response, path, { size }) => sent?.(path, size),
    onNoMatch(_request, response) {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(notFound);
    },
  });
}
