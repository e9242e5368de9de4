import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { root } from '../../scripts/package-bin.ts';

/** Ways a host may send files, by the ending of the compressed ones. */
export const compressions = {
  brotli: { ending: '.br', compress: (bytes: Buffer) => brotliCompressSync(bytes) },
  gzip: { ending: '.gz', compress: (bytes: Buffer) => gzipSync(bytes) },
} as const;

export type Compression = keyof typeof compressions;

const texts = '**/*.{js,css,html,svg,json,data,webmanifest,txt,xml}';

/** Builds the site. @throws when that fails */
export function buildSite(): string {
  console.info('Building the site …');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--run', 'build'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The site could not be built.\n${stdout}${stderr}`);
  return join(root, 'textbench/site/build/client');
}

/** Gives a copy of the built site, each text with its compressed form beside it, to a job. */
export async function withCompressedCopy<T>(
  site: string,
  compression: Compression,
  job: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const { ending, compress } = compressions[compression];
  try {
    cpSync(site, folder, { recursive: true });
    for (const path of globSync(texts, { cwd: folder })) {
      const file = join(folder, path);
      writeFileSync(file + ending, compress(readFileSync(file)));
    }
    return await job(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
