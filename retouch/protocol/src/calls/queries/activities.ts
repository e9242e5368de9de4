import type { HistoryCall } from '../history.ts';
import type { MutationName } from '../mutations.ts';
import type { ChangedFile } from '../success.ts';

/** One change that was written, as the history shows it. */
export interface Activity {
  readonly activityId: string;
  readonly mutation: MutationName;
  /** When it was written, in milliseconds since 1970-01-01 UTC. */
  readonly at: number;
  readonly files: readonly ChangedFile[];
  /** Whether its effect is in the files now. */
  readonly state: 'done' | 'undone';
}

/** `GET canvases/{canvasId}/activities`: the history, latest change first. */
export interface ActivityList {
  readonly activities: readonly Activity[];
  /** What undo and redo would take next; null when there is nothing. */
  readonly next: Readonly<Record<HistoryCall, string | null>>;
}
