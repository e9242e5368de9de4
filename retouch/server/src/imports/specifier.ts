import { posix } from 'node:path';
import type { SourceModule } from '@retouch/source';
import type { Project } from '../project/project.ts';
import { readableModule } from '../project/readable-module.ts';

/**
 * What an import of `to` in the file `from` is to say, in the project's own manner: as the file
 * itself imports it, else as another file does by an alias, else by alias or relatively as most
 * imports of the file are written, with an extension where those have one.
 */
export function specifierFor(project: Project, from: string, to: string): string {
  const own = importsOf(project, from);
  const same = own.find(({ target }) => target === to);
  if (same !== undefined) return same.specifier;
  const all =
    own.length > 0 ? own : project.modulePaths().flatMap((path) => importsOf(project, path));
  const aliased = all.filter(({ specifier }) => !isRelative(specifier));
  if (aliased.length * 2 > all.length) {
    const alias = aliasFor(project, aliased, to);
    if (alias !== undefined) return alias;
  }
  const keepsExtension = all.some(({ specifier }) => /\.[cm]?[jt]sx?$/.test(specifier));
  const relative = posix.relative(posix.dirname(from), to);
  const dotted = relative.startsWith('.') ? relative : `./${relative}`;
  return keepsExtension ? dotted : withoutEnding(dotted);
}

interface ProjectImport {
  readonly specifier: string;
  readonly target: string;
}

/** The imports of a file that mean files of the project. */
function importsOf(project: Project, path: string): ProjectImport[] {
  const module = readableModule(project, path);
  return module === undefined
    ? []
    : specifiersOf(module).flatMap((specifier) => {
        const target = project.resolveImport(path, specifier);
        return target === undefined ? [] : [{ specifier, target }];
      });
}

function specifiersOf({ program }: SourceModule): string[] {
  return program.body.flatMap((statement) =>
    statement.type === 'ImportDeclaration' ? [statement.source.value] : [],
  );
}

/** The alias of another file with its end replaced: `@/a/b` means `src/a/b.tsx`, so `@/c` `src/c`. */
function aliasFor(
  project: Project,
  aliased: readonly ProjectImport[],
  to: string,
): string | undefined {
  for (const { specifier, target } of aliased) {
    const ending = withoutEnding(target);
    const bare = withoutEnding(specifier);
    const shared = sharedEnd(bare, ending);
    const prefix = bare.slice(0, bare.length - shared);
    const folder = ending.slice(0, ending.length - shared);
    if (!to.startsWith(folder)) continue;
    const hasExtension = /\.[cm]?[jt]sx?$/.test(specifier);
    const rest = to.slice(folder.length);
    const candidate = prefix + (hasExtension ? rest : withoutEnding(rest));
    if (project.resolveImport(target, candidate) === to) return candidate;
  }
  return undefined;
}

/** How many characters two paths have in common at their ends, in whole segments. */
function sharedEnd(one: string, other: string): number {
  const ones = one.split('/');
  const others = other.split('/');
  let length = 0;
  while (ones.length > 1 && others.length > 0 && ones.at(-1) === others.at(-1)) {
    length += (ones.pop()?.length ?? 0) + (length === 0 ? 0 : 1);
    others.pop();
  }
  return length;
}

function isRelative(specifier: string): boolean {
  return specifier.startsWith('.');
}

function withoutEnding(path: string): string {
  return path.replace(/\.[cm]?[jt]sx?$/, '').replace(/\/index$/, '');
}
