import type { Project } from '../../project/project.ts';

/** The style sheet through which a project gets Tailwind, and its major version. */
export interface StyleEntry {
  readonly version: 3 | 4;
  /** The sheet's path in the project; none where only package.json tells of Tailwind. */
  readonly path?: string;
}

/** How a project uses Tailwind, for a module at `path`: the nearest sheet counts. None where it does not. */
export function styleEntryOf(project: Project, path: string): StyleEntry | undefined {
  const sheets = project.styleSheetPaths().flatMap((sheet): StyleEntry[] => {
    const text = withoutComments(project.text(sheet) ?? '');
    if (/@import\s+(url\()?["']tailwindcss(\/|["'])/.test(text))
      return [{ version: 4, path: sheet }];
    if (/@tailwind\s+utilities/.test(text))
      return [{ version: majorOf(project) ?? 3, path: sheet }];
    return [];
  });
  const closeness = ({ path: sheet = '' }: StyleEntry) => sharedFolders(sheet, path);
  const [nearest] = sheets.toSorted((one, other) => closeness(other) - closeness(one));
  if (nearest !== undefined) return nearest;
  const version = majorOf(project);
  return version === undefined ? undefined : { version };
}

/** The major version that package.json or a configuration file of version 3 tells. */
function majorOf(project: Project): 3 | 4 | undefined {
  const manifest = project.text('package.json') ?? '';
  const [, range] = /"tailwindcss"\s*:\s*"([^"]*)"/.exec(manifest) ?? [];
  if (range !== undefined) return /^\D*[0-3]\./.test(range) ? 3 : 4;
  const endings = ['js', 'cjs', 'mjs', 'ts'];
  const isConfigured = endings.some(
    (ending) => project.text(`tailwind.config.${ending}`) !== undefined,
  );
  return isConfigured ? 3 : undefined;
}

function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, '');
}

/** How many folders two paths have in common from the root. */
function sharedFolders(one: string, other: string): number {
  const folders = other.split('/').slice(0, -1);
  const differing = one
    .split('/')
    .slice(0, -1)
    .findIndex((folder, index) => folder !== folders[index]);
  return differing === -1 ? one.split('/').length - 1 : differing;
}
