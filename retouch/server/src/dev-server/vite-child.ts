/**
 * Runs a project's own Vite with Retouch's plugin beside those of its own configuration, which stays
 * as it is. Started by `vite-server.ts` with Vite's file and a port; tells its address when it answers.
 */
import { pathToFileURL } from 'node:url';
import { retouch } from '@retouch/plugin/vite';
import type * as Vite from 'vite';

const [file = '', port = ''] = process.argv.slice(2);
const root = process.cwd();

process.on('disconnect', () => process.exit()); // what started this process is gone

const vite: typeof Vite = await import(pathToFileURL(file).href);
const server = await vite.createServer({
  root,
  plugins: [retouch({ root })],
  server: {
    host: '127.0.0.1',
    port: Number(port),
    strictPort: true,
    open: false,
    watch: { ignored: ['**/.retouch/**'] },
  },
  clearScreen: false,
});
await server.listen();
process.send?.({ address: server.resolvedUrls?.local[0] ?? `http://127.0.0.1:${port}/` });
