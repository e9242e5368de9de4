export type {
  ActivityKind,
  ActivityPage,
  ActivitySummary,
  CommittedActivity,
  FileWrite,
  IdChanges,
  IdentifyIds,
  NewActivity,
  OutsideEdit,
  WrittenFile,
} from './activity.ts';
export type { History, HistoryOptions } from './history.ts';
export { HistoryError, type HistoryErrorCode } from './history-error.ts';
export { openHistory } from './open-history.ts';
