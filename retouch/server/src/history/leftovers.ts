import { join } from 'node:path';
import { applyChange, SourceError } from '@retouch/source';
import { removeIfThere } from '../files/disk.ts';
import type { ProjectFiles } from '../files/project-files.ts';
import { type StagePaths, stagedName, stagePaths } from '../files/staging.ts';
import type { Target } from '../files/target.ts';
import type { Chronicle } from './chronicle.ts';
import type { ReplacedFile } from './late-saves.ts';

/**
 * The files that an earlier server had replaced and still kept when it ended: a save may have gone
 * into them. Whatever else it left in the folder of stage files is removed.
 */
export function leftovers(
  folder: string,
  files: ProjectFiles,
  chronicle: Chronicle,
): ReplacedFile[] {
  const { disk } = files;
  if (!disk.existsSync(folder)) return [];
  const kept: ReplacedFile[] = [];
  for (const name of disk.readdirSync(folder)) {
    const staged = stagedName(name);
    if (staged === undefined) continue;
    const stage = stagePaths(folder, staged.name);
    const replaced = replacedFile(staged.name, stage, files, chronicle);
    if (staged.role === 'old' && replaced !== undefined) kept.push(replaced);
    else removeIfThere(disk, join(folder, name));
  }
  return kept;
}

/** What a stage file's name, the row and which of its files, says it is. */
function replacedFile(
  name: string,
  stage: StagePaths,
  files: ProjectFiles,
  chronicle: Chronicle,
): ReplacedFile | undefined {
  const [, row, nth] = /^(\d+)-(\d+)$/.exec(name) ?? [];
  const record = chronicle.log.filesOf(Number(row))[Number(nth)];
  if (record === undefined || record.beforeHash === null) return undefined;
  const since = chronicle.log.filesSince(record.path, Number(row));
  const known = chronicle.knownText(record.path);
  if (known === undefined || known === null) return undefined;
  const seen = since.reduceRight((text, { inverse }) => applyChange(inverse, text), known);
  const target = targetIfStill(record.path, files);
  if (target === undefined) return undefined;
  return { target, stage, seen, ours: record.change, row: Number(row) };
}

/** Where a path leads; nowhere where it is by now something else than a file of the project. */
function targetIfStill(path: string, files: ProjectFiles): Target | undefined {
  try {
    return files.target(path);
  } catch (error) {
    if (error instanceof SourceError) return undefined;
    throw error;
  }
}
