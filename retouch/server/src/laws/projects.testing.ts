import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isModulePath } from '@retouch/source';
import { fixturesOf, mutationsWithFixtures } from '../mutations/fixtures.testing.ts';
import { marked } from './marked.testing.ts';

type Files = ReadonlyMap<string, string>;

const root = join(import.meta.dirname, '../../../..');

/** Numbers that are no other file's: no file has so many elements. */
const numbersEach = 10_000;

/** The projects of all fixtures, their elements marked. */
export function fixtureProjects(): Files[] {
  return mutationsWithFixtures()
    .flatMap(fixturesOf)
    .filter(({ files }) => [...files.keys()].some(isModulePath))
    .map(({ files }) => withMarks(files));
}

/** Textbench's own source and both playgrounds, their elements marked. */
export function realProjects(): Files[] {
  return [
    sourcesIn('textbench/site', 'app/**/*.{tsx,css}'),
    sourcesIn('retouch/playgrounds/vite-react', 'src/**/*.{tsx,jsx,ts,css}'),
    sourcesIn('retouch/playgrounds/next-app', '{app,pages,components}/**/*.{tsx,jsx,ts,css}'),
  ].map(withMarks);
}

function sourcesIn(folder: string, pattern: string): Files {
  const cwd = join(root, folder);
  const paths = globSync(pattern, { cwd }).filter((path) => !/\.(test|d)\.tsx?$/.test(path));
  return new Map(paths.sort().map((path) => [path, readFileSync(join(cwd, path), 'utf8')]));
}

function withMarks(files: Files): Files {
  return new Map(
    [...files].map(([path, text], index) => [
      path,
      isModulePath(path) ? marked(path, text, index * numbersEach) : text,
    ]),
  );
}
