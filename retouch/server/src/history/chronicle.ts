import { textOfBytes } from '../files/source-bytes.ts';
import type { IdChanges, WrittenFile } from './activity.ts';
import { contentOf, editBetween, fileRecord } from './activity-draft.ts';
import type { ActivityLog } from './activity-log.ts';
import { UndoStacks } from './undo-stacks.ts';

const noIds: IdChanges = { prevIdToNewIdMap: {}, addedCodebaseIds: [] };

/** The clock and the ids that new rows get. */
export interface RowSource {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A new UUID. */
  readonly newId: () => string;
}

/** The rows of a history together with what follows from them: what can be undone and redone. */
export class Chronicle {
  readonly log: ActivityLog;
  readonly source: RowSource;
  readonly stacks: UndoStacks;

  constructor(log: ActivityLog, source: RowSource) {
    this.log = log;
    this.source = source;
    this.stacks = new UndoStacks((row) => inversesOf(log, row));
    for (const { row, kind } of log.steps()) this.follow(row, kind);
  }

  /** Brings the stacks up to a row that is finished. */
  follow(row: number, kind: 'mutation' | 'undo' | 'redo' | 'outside'): void {
    if (kind === 'mutation') this.stacks.mutated(row);
    else if (kind !== 'outside') this.stacks.stepped(kind, row);
    else {
      for (const file of this.log.filesOf(row)) {
        this.stacks.changedOutside({ ...file, change: file.change.desc });
      }
    }
  }

  /** The ids of the mutations that undo and redo would take. */
  get next(): { readonly undo: string | null; readonly redo: string | null } {
    const idOf = (side: 'undo' | 'redo') => {
      const entry = this.stacks.top(side);
      return entry === undefined ? null : this.log.idOf(entry.mutation);
    };
    return { undo: idOf('undo'), redo: idOf('redo') };
  }

  /** The text of a file as the newest row left it; undefined for one that the history never wrote. */
  knownText(path: string): string | null | undefined {
    const known = this.log.known(path);
    if (known === undefined) return undefined;
    return known.content === null ? null : textOfBytes(path, known.content);
  }

  /** Makes a file known that the history is about to write, as it is before. */
  noteUnknown(path: string, text: string | null): void {
    if (this.log.known(path) === undefined) this.log.setKnown(path, contentOf(path, text));
  }

  /** Logs what others did to a file since the newest row, if anything, and answers that. */
  noteEdit(path: string, now: string | null): WrittenFile | undefined {
    const before = this.knownText(path);
    if (before === undefined || before === now) return undefined;
    const edit = editBetween(path, before, now);
    const row = this.log.together(() => {
      this.log.setKnown(path, contentOf(path, now));
      return this.log.append({
        id: this.source.newId(),
        kind: 'outside',
        name: 'outside',
        request: {},
        reverses: null,
        time: this.source.now(),
        files: [fileRecord(edit)],
        ...noIds,
      });
    });
    this.follow(row, 'outside');
    return edit;
  }
}

function inversesOf(log: ActivityLog, row: number) {
  return new Map(
    log.filesOf(row).map(({ path, beforeHash, afterHash, inverse }) => {
      const isThroughout = beforeHash !== null && afterHash !== null;
      return [path, isThroughout ? inverse : null];
    }),
  );
}
