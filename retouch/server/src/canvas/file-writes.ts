import {
  applyChange,
  changeSetOf,
  isModulePath,
  notEditable,
  type Plan,
  SourceError,
  type SourceModule,
} from '@retouch/source';
import type { FileWrite } from '../history/index.ts';
import type { Project } from '../project/project.ts';

/**
 * A plan as the history takes it, after a look at what it would leave behind.
 * @throws SourceError `not_editable` for a file that may not be written.
 * @throws Error where a module would no longer parse: the plan was wrong, and nothing is written.
 */
export function fileWrites(
  { rewrites, created }: Plan,
  project: Project,
  parse: (path: string, text: string) => SourceModule,
): FileWrite[] {
  const changed = rewrites.map(({ path, edits }): FileWrite => {
    refuseForeign(path, project);
    const before = project.text(path);
    if (before === undefined) throw new Error(`The plan changes ${path}, which is not there.`);
    const change = changeSetOf(edits, before.length);
    checkResult(path, applyChange(change, before), parse);
    return { path, before, change };
  });
  const made = created.map(({ path, text }): FileWrite => {
    refuseForeign(path, project);
    checkResult(path, text, parse);
    return { path, before: null, text };
  });
  return [...changed, ...made];
}

function refuseForeign(path: string, project: Project): void {
  if (project.mayWrite(path)) return;
  throw notEditable(
    `${path} can't be written: only source files inside the project that git does not ignore can.`,
    { file: path },
  );
}

function checkResult(
  path: string,
  text: string,
  parse: (path: string, text: string) => SourceModule,
): void {
  if (!isModulePath(path)) return;
  try {
    parse(path, text);
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    throw new Error(`The change would leave a module that does not parse: ${error.message}`, {
      cause: error,
    });
  }
}
