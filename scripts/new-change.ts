/** `npm run new:change <CHANGE_TYPE>`: writes the files of a type of change and enters it in every table. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { changeNames } from './change/change-names.ts';
import { changeFiles } from './change/change-templates.ts';
import { serverEntry, serverTable, tableEntries, withEntry } from './change/table-entries.ts';
import { packageBin, root } from './package-bin.ts';

const [type = ''] = process.argv.slice(2);
const names = changeNames(type);
if (!names) stop('A type of change is upper case with underscores: CHANGE_TAG.');
const files = changeFiles(names);
const taken = files.find(({ path }) => existsSync(join(root, path)));
if (taken) stop(`${taken.path} exists already.`);

const hasServerTable = existsSync(join(root, serverTable));
const entries = hasServerTable ? [...tableEntries(names), serverEntry(names)] : tableEntries(names);
const tables = new Map<string, string>();
for (const entry of entries) {
  const source = tables.get(entry.path) ?? readFileSync(join(root, entry.path), 'utf8');
  tables.set(entry.path, withEntry(source, entry));
}
for (const { path, content } of files) write(path, content);
for (const [path, content] of tables) write(path, content);
format([...tables.keys()]);
report();

function write(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

/** Sorts the imports of the tables. */
function format(paths: readonly string[]): void {
  const biome = packageBin('@biomejs/biome', 'biome');
  const { status, stderr } = spawnSync(
    process.execPath,
    [biome, 'check', '--write', '--vcs-enabled=false', ...paths],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
}

function report(): void {
  console.info(`Wrote\n${files.map(({ path }) => `  ${path}`).join('\n')}`);
  console.info(
    `and entered ${type} in\n${[...tables.keys()].map((path) => `  ${path}`).join('\n')}`,
  );
  console.info(
    'npm run types now names what is left to fill in, the tests of the protocol included.',
  );
}

function stop(message: string): never {
  console.error(`npm run new:change <CHANGE_TYPE>\n${message}`);
  process.exit(2);
}
