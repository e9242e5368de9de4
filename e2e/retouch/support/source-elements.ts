import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SourceModule } from '@retouch/source';

export interface KnownElement {
  readonly file: string;
  readonly tag: string;
  readonly kind: 'native' | 'component-instance';
}

/** Every element of an app's modules by the id that the server has for it. */
export function sourceElements(folder: string): ReadonlyMap<string, KnownElement> {
  const files = globSync('**/*.{tsx,jsx}', {
    cwd: folder,
    exclude: ['**/node_modules', '**/.next'],
  });
  const known = new Map<string, KnownElement>();
  for (const file of files) {
    const text = readFileSync(join(folder, file), 'utf8');
    for (const { id, tag, kind } of new SourceModule(file, text).elements) {
      known.set(id, { file, tag, kind });
    }
  }
  return known;
}
