import { Type } from 'typebox';

/** The two calls under `activities/`. */
export type HistoryCall = 'undoChangeToFiles' | 'redoChangeToFiles';

/** The body of both, empty (wire-format, section 5). */
export const historyBody = Type.Object({});
