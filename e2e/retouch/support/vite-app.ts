import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { retouch } from '@retouch/plugin/vite';
import { createServer } from 'vite';

export interface RunningApp {
  /** Without a slash at its end. */
  readonly address: string;
  stop(): Promise<void>;
}

/** Starts an app's own dev server through Vite's interface, with Retouch's plugin added to its configuration. */
export async function startViteApp(folder: string): Promise<RunningApp> {
  const cacheDir = mkdtempSync(join(tmpdir(), 'vite-'));
  const server = await createServer({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    cacheDir,
    logLevel: 'error',
    plugins: [retouch()],
    server: { host: '127.0.0.1', port: 4300 }, // or the next one that is free
  });
  await server.listen();
  const [address = ''] = server.resolvedUrls?.local ?? [];
  return {
    address: address.replace(/\/$/, ''),
    async stop() {
      await server.close();
      rmSync(cacheDir, { recursive: true, force: true });
    },
  };
}
