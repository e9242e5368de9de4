import { applyChange, changeSetOf, notEditable } from '@retouch/source';
import type { ProjectFiles } from '../files/project-files.ts';
import type { FileWrite, NewActivity } from './activity.ts';
import type { ActivityDraft, FileDraft } from './activity-draft.ts';

/**
 * What a commit would write.
 * @throws SourceError for a path that can't be written.
 * @throws RangeError where nothing is to change, or a change does not fit its text.
 */
export function commitDraft(activity: NewActivity, files: ProjectFiles): ActivityDraft {
  const { id, name, request, identify } = activity;
  const drafts = activity.files.map((file) => fileDraft(file, files));
  const changed = drafts.filter(({ before, after }) => before !== after);
  if (changed.length === 0) throw new RangeError('A commit that changes nothing.');
  const seen = new Set<string>();
  for (const { target } of changed) {
    if (seen.has(target.absolute)) {
      const message = `${target.path} is a link to another file of this change; edit one of the two.`;
      throw notEditable(message, { file: target.path });
    }
    seen.add(target.absolute);
  }
  return { id, kind: 'mutation', name, request, reverses: null, files: changed, identify };
}

function fileDraft(file: FileWrite, files: ProjectFiles): FileDraft {
  const target = files.target(file.path);
  if (file.before === null) {
    const change = changeSetOf([{ from: 0, to: 0, insert: file.text }], 0);
    return { target, before: null, change, after: file.text };
  }
  const { before, change } = file;
  return { target, before, change, after: applyChange(change, before) };
}
