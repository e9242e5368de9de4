import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

export interface StaticServer {
  readonly address: string;
  close(): Promise<void>;
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
  wrap: (inner: RequestListener) => RequestListener = (inner) => inner,
): Promise<StaticServer> {
  if (!existsSync(folder)) throw new Error(`${folder} does not exist. Run: npm run build`);
  const server = createServer(wrap(staticFiles(folder)));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${port}/`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function staticFiles(folder: string): RequestListener {
  const page = ['404.html', '404/index.html']
    .map((name) => join(folder, name))
    .find((path) => existsSync(path));
  const notFound = page === undefined ? 'Not found' : readFileSync(page);
  return sirv(folder, {
    etag: true,
    onNoMatch(_request, response) {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(notFound);
    },
  });
}
