import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from '../../scripts/package-bin.ts';
import { type StaticServer, serveFolder } from '../../scripts/serve/serve-folder.ts';
import { freePort } from '../../scripts/services/free-port.ts';

const folder = join(root, 'textbench/site/build/client');
const sizes = new Map<string, number>();

/** The built site on a port of its own, which notes the scripts it was asked for: the page’s and its worker’s. */
export class ScriptCount {
  readonly address: string;
  readonly #server: StaticServer;
  readonly #asked: ReadonlySet<string>;

  private constructor(server: StaticServer, asked: ReadonlySet<string>) {
    this.#server = server;
    this.#asked = asked;
    this.address = server.address;
  }

  static async begin(): Promise<ScriptCount> {
    const asked = new Set<string>();
    const sent = (path: string) => {
      if (path.endsWith('.js')) asked.add(path);
    };
    return new ScriptCount(await serveFolder(folder, await freePort(0), { sent }), asked);
  }

  /** Bytes of the scripts asked for so far, by path, each compressed by itself with Brotli. */
  compressed(): Record<string, number> {
    return Object.fromEntries([...this.#asked].map((path) => [path, compressedSize(path)]));
  }

  end(): Promise<void> {
    return this.#server.close();
  }
}

function compressedSize(path: string): number {
  const known = sizes.get(path);
  if (known !== undefined) return known;
  const size = brotliCompressSync(readFileSync(join(folder, path))).length;
  sizes.set(path, size);
  return size;
}
