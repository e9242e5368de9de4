import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Changes whenever a file changes by which modules are stamped. */
export function stampingVersion(): string {
  const source = dirname(createRequire(import.meta.url).resolve('@retouch/source'));
  const digest = createHash('sha256');
  for (const folder of [source, join(import.meta.dirname, '..')]) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => /\.[jt]s$/.test(name)).sort()) {
      digest.update(readFileSync(join(folder, file)));
    }
  }
  return digest.digest('hex').slice(0, 16);
}
