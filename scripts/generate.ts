/** Writes the generated catalogue; `--check` only says whether it is current. */
import { readFile, writeFile } from 'node:fs/promises';
import { catalogueFiles } from './catalogue/catalogue-files.ts';

const check = process.argv.includes('--check');
const stale: string[] = [];
for (const { path, content } of await catalogueFiles()) {
  const present = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  if (present === content) continue;
  stale.push(path);
  if (!check) await writeFile(path, content);
}
if (check && stale.length > 0) {
  console.error(`Not current: ${stale.join(', ')}. Run: npm run generate`);
  process.exit(1);
}
