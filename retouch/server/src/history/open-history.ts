import * as fs from 'node:fs';
import type { Disk } from '../files/disk.ts';
import { ProjectFiles } from '../files/project-files.ts';
import { StageRoom } from '../files/staging.ts';
import { ActivityLog } from './activity-log.ts';
import { ActivityWriter } from './activity-writer.ts';
import { Chronicle } from './chronicle.ts';
import { FileHistory } from './file-history.ts';
import type { History, HistoryOptions } from './history.ts';
import { openForReading, openHistoryFolder } from './history-folder.ts';
import { LateSaves } from './late-saves.ts';
import { leftovers } from './leftovers.ts';
import { ReadOnlyHistory } from './read-only-history.ts';
import { Recovery } from './recovery.ts';

/**
 * Opens the history of a project, makes one where there is none, and settles what an earlier server
 * was writing when it ended.
 * @param disk the disk that the project's files are on.
 * @throws HistoryError
 */
export async function openHistory(options: HistoryOptions, disk: Disk = fs): Promise<History> {
  if (options.readOnly === true) return new ReadOnlyHistory(openForReading(options.root), options);
  const folder = openHistoryFolder(options.root);
  try {
    const files = new ProjectFiles(disk, options.root);
    const room = new StageRoom(disk, folder.stageFolder);
    const chronicle = new Chronicle(new ActivityLog(folder.database), options);
    const recovery = new Recovery(files, room, chronicle);
    recovery.run();
    const writer = new ActivityWriter(files, room, chronicle);
    const late = new LateSaves(files, chronicle, writer);
    late.adopt(leftovers(folder.stageFolder, files, chronicle));
    const history = new FileHistory({ folder, files, chronicle, recovery, writer, late }, options);
    await history.lookAgain();
    return history;
  } catch (error) {
    folder.close();
    throw error;
  }
}
