import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { codebaseIdOf, SourceModule } from '@retouch/source';

/**
 * One case of a mutation, read from a file of sections, each under a line that begins with `--- `:
 *
 *     What this case is about, in a sentence.
 *     --- request
 *     { "element": "@src/card.tsx#Card/div[1]/p[2]", "newText": "Hello" }
 *     --- file src/card.tsx            the project before; `crlf` or `bom` behind the path
 *     --- expect src/card.tsx          a file after it; files not named must be as before
 *     --- refused not_editable         instead: the code, and below it the exact message
 *     --- unchanged                    instead: a success that changes nothing
 *
 * `@path#Component/chain` in the request stands for `{ "codebaseId": … }` of that element, and
 * `@@path#Component/chain` for the bare id.
 */
export interface Fixture {
  readonly name: string;
  readonly about: string;
  readonly request: unknown;
  readonly files: ReadonlyMap<string, string>;
  readonly expected: ReadonlyMap<string, string>;
  readonly refusal: { readonly code: string; readonly message: string } | undefined;
}

const folder = join(import.meta.dirname, '../../fixtures');

/** The cases of one mutation: all files of its folder. */
export function fixturesOf(mutation: string): Fixture[] {
  const paths = globSync(`${mutation}/*.txt`, { cwd: folder }).sort();
  return paths.map((path) => readFixture(join(folder, path)));
}

/** The mutations that have cases. */
export function mutationsWithFixtures(): string[] {
  return [...new Set(globSync('*/*.txt', { cwd: folder }).map((path) => dirname(path)))].sort();
}

/** Reads one case from the text of its file. */
export function readFixture(path: string): Fixture {
  const [about = '', ...sections] = readFileSync(path, 'utf8').split(/^--- /m);
  const files = new Map<string, string>();
  const expected = new Map<string, string>();
  let request: unknown;
  let refusal: Fixture['refusal'];
  for (const section of sections) {
    const end = section.indexOf('\n');
    const [kind = '', subject = '', ...flags] = section.slice(0, end).trim().split(' ');
    const content = section.slice(end + 1);
    if (kind === 'file') files.set(subject, withFlags(content, flags));
    else if (kind === 'expect') expected.set(subject, withFlags(content, flags));
    else if (kind === 'request') request = withElements(JSON.parse(content));
    else if (kind === 'refused') refusal = { code: subject, message: content.trim() };
    else if (kind !== 'unchanged') throw new Error(`${path}: no section is called ${kind}.`);
  }
  return { name: basename(path, '.txt'), about: about.trim(), request, files, expected, refusal };
}

/** The id of `path#Component/chain`, as fixtures write it. */
export function idAt(place: string): string {
  const [path = '', way = ''] = place.split('#');
  const slash = way.indexOf('/');
  return codebaseIdOf(`element\0${path}\0${way.slice(0, slash)}\0${way.slice(slash + 1)}`);
}

/** The modules of a case, by path. */
export function modulesOf(files: ReadonlyMap<string, string>): Map<string, SourceModule> {
  const modules = [...files].filter(([path]) => /\.[jt]sx?$/.test(path));
  return new Map(modules.map(([path, text]) => [path, new SourceModule(path, text)]));
}

function withFlags(content: string, flags: readonly string[]): string {
  const ended = flags.includes('no-newline') ? content.replace(/\n$/, '') : content;
  const lines = flags.includes('crlf') ? ended.replaceAll('\n', '\r\n') : ended;
  return flags.includes('bom') ? `\uFEFF${lines}` : lines;
}

function withElements(value: unknown): unknown {
  if (typeof value === 'string' && value.startsWith('@@')) return idAt(value.slice(2));
  if (typeof value === 'string' && value.startsWith('@')) {
    return { codebaseId: idAt(value.slice(1)) };
  }
  if (Array.isArray(value)) return value.map(withElements);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withElements(item)]));
}
