/** `node scripts/serve.ts [port]`: serves the built site as a static host would. */
import { join } from 'node:path';
import { root } from './package-bin.ts';
import { serveFolder } from './serve/serve-folder.ts';
import { freePort } from './services/free-port.ts';

const port = Number(process.argv[2] ?? (await freePort(4173)));
const server = await serveFolder(join(root, 'textbench/site/build/client'), port);
console.info(server.address);
