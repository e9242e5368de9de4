/** `npm run new:tool <family> <slug>`: writes a tool and its test, and renews the catalogue. */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { families } from '../textbench/tools/src/families.ts';
import { testSource, toolSource } from './catalogue/tool-template.ts';

const [family = '', slug = ''] = process.argv.slice(2);
const folder = join(import.meta.dirname, '../textbench/tools/src', family);
const file = join(folder, `${slug}.ts`);

if (!Object.hasOwn(families, family)) stop(`Families: ${Object.keys(families).join(', ')}.`);
if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) stop('A slug is kebab-case: remove-duplicates.');
if (existsSync(file)) stop(`${file} exists already.`);

await mkdir(folder, { recursive: true });
await writeFile(file, toolSource(slug));
await writeFile(join(folder, `${slug}.test.ts`), testSource(slug));
await import('./generate.ts');
console.info(`Wrote ${slug}.ts and ${slug}.test.ts in textbench/tools/src/${family}.`);

function stop(message: string): never {
  console.error(`npm run new:tool <family> <slug>\n${message}`);
  process.exit(2);
}
