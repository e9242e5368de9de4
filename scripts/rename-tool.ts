/** `npm run rename:tool <slug> <new-slug>`: renames a tool with its test, its parts and every mention. */
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogue } from '../textbench/tools/src/catalogue.generated.ts';

const [slug = '', newSlug = ''] = process.argv.slice(2);
const source = join(import.meta.dirname, '../textbench/tools/src');
const entry = catalogue.find((candidate) => candidate.slug === slug);

if (!entry) stop(`There is no tool "${slug}".`);
if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(newSlug)) stop('A slug is kebab-case: remove-duplicates.');
if (catalogue.some((candidate) => candidate.slug === newSlug)) stop(`"${newSlug}" exists already.`);

const folder = join(source, entry.family);
for (const ending of ['.ts', '.test.ts', '']) {
  const from = join(folder, slug + ending);
  if (existsSync(from)) await rename(from, join(folder, newSlug + ending));
}
await mentionAnew();
await import('./generate.ts');
console.info(`${slug} is now ${newSlug}.`);

/** Puts the new slug wherever the old one stands between quotes, slashes or dots. */
async function mentionAnew(): Promise<void> {
  const mention = new RegExp(`(?<=['"/])${slug}(?=['"/.])`, 'g');
  for (const name of await readdir(source, { recursive: true })) {
    if (!name.endsWith('.ts') || name.endsWith('.generated.ts')) continue;
    const path = join(source, name);
    const content = await readFile(path, 'utf8');
    const renamed = content.replace(mention, newSlug);
    if (renamed !== content) await writeFile(path, renamed);
  }
}

function stop(message: string): never {
  console.error(`npm run rename:tool <slug> <new-slug>\n${message}`);
  process.exit(2);
}
