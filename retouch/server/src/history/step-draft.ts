import { applyChange, SourceError } from '@retouch/source';
import type { ProjectFiles } from '../files/project-files.ts';
import { hashOf, sameBytes, textOfBytes } from '../files/source-bytes.ts';
import type { IdentifyIds } from './activity.ts';
import { type ActivityDraft, contentOf, type FileDraft, parses } from './activity-draft.ts';
import type { Chronicle } from './chronicle.ts';
import { rebased } from './rebase.ts';
import type { FileRecord } from './stored-activity.ts';
import type { StackEntry } from './undo-stacks.ts';

/**
 * What undo, or redo, would write: the inverse of what the top of that side did, mapped over what
 * others did since. Logs their edits that were not known yet.
 * @throws SourceError `nothing_to_undo`, `nothing_to_redo`; `undo_conflict`
 */
export async function stepDraft(
  side: 'undo' | 'redo',
  identify: IdentifyIds,
  files: ProjectFiles,
  chronicle: Chronicle,
): Promise<ActivityDraft> {
  const entry = chronicle.stacks.top(side);
  if (entry === undefined) {
    throw new SourceError(`nothing_to_${side}`, `There is nothing to ${side}.`);
  }
  const { log, source } = chronicle;
  const records = log.filesOf(entry.row);
  const texts: (string | null)[] = [];
  for (const record of records) texts.push(await textNow(record, files, chronicle));
  return {
    id: source.newId(),
    kind: side,
    name: log.nameOf(entry.mutation),
    request: {},
    reverses: entry.mutation,
    files: records.map((record, nth) => takenBack(side, record, entry, files, texts[nth] ?? null)),
    identify,
    reversed: log.idChangesOf(entry.row),
  };
}

async function textNow({ path }: FileRecord, files: ProjectFiles, chronicle: Chronicle) {
  const target = files.target(path);
  const known = chronicle.knownText(path) ?? null;
  if (sameBytes(files.read(target), contentOf(path, known))) return known;
  const settled = await files.settled(target);
  if (settled === null) return null;
  const text = textOfBytes(path, settled);
  chronicle.noteEdit(path, text);
  return text;
}

function takenBack(
  side: 'undo' | 'redo',
  record: FileRecord,
  { since }: StackEntry,
  files: ProjectFiles,
  now: string | null,
): FileDraft {
  const { path, beforeHash, afterHash, inverse } = record;
  const target = files.target(path);
  if (beforeHash === null || afterHash === null) {
    const isAsLeft = (now === null ? null : hashOf(now)) === afterHash;
    if (!isAsLeft) throw conflict(side, path, now === null ? 'is gone' : 'was changed since');
    const after = beforeHash === null ? null : applyChange(inverse, '');
    return { target, before: now, change: inverse, after };
  }
  if (now === null) throw conflict(side, path, 'is gone');
  const others = since.get(path);
  const change = others === undefined ? inverse : rebased(inverse, others.change, now);
  if (change === undefined) throw conflict(side, path, 'was changed since in the same place');
  const after = applyChange(change, now);
  if (!parses(path, after)) throw conflict(side, path, 'would not parse then');
  return { target, before: now, change, after };
}

function conflict(side: 'undo' | 'redo', path: string, what: string): SourceError {
  const message = `Can't ${side}: ${path} ${what}. Change it by hand, or take that edit back first.`;
  return new SourceError('undo_conflict', message, { file: path });
}
