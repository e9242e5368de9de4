import { type Activity, type ActivityList, isMutationName } from '@retouch/protocol';
import type { ActivityPage, ActivitySummary, History } from '../history/index.ts';

/** The mutations of a page of the history, and what undo and redo would take next. */
export function activityList(history: History, page: ActivityPage): ActivityList {
  return {
    activities: history.activities(page).flatMap(activityOf),
    next: { undoChangeToFiles: history.next.undo, redoChangeToFiles: history.next.redo },
  };
}

function activityOf({ id, kind, name, time, files, undone }: ActivitySummary): Activity[] {
  if (kind !== 'mutation' || !isMutationName(name)) return [];
  return [{ activityId: id, mutation: name, at: time, files, state: undone ? 'undone' : 'done' }];
}
