import { randomBytes } from 'node:crypto';
import type { Stats } from 'node:fs';
import { unlinkSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { access, constants, open, realpath, rename, stat, unlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { CommandError, systemCode, systemReason } from '../command-error.ts';
import { onInterruption } from './interruption.ts';
import type { Sink } from './sink.ts';

/**
 * A file that appears whole or not at all: written beside its place under another name and renamed
 * at the end. It keeps the permissions of the file it replaces and follows a symbolic link. What is
 * no regular file (`/dev/null`, a named pipe) is written to directly.
 *
 * @throws CommandError when the place cannot be written to
 */
export async function atomicFile(path: string): Promise<Sink> {
  const target = await resolved(path);
  const present = await statsOf(target);
  if (present?.isDirectory()) throw unwritable(path, 'this is a folder');
  if (present && !present.isFile()) return directFile(path);
  try {
    await access(dirname(target), constants.W_OK);
  } catch (error) {
    const noFolder = systemCode(error) === 'ENOENT';
    throw unwritable(path, noFolder ? 'there is no such folder' : systemReason(error));
  }
  return renamedFile(path, target, present);
}

function renamedFile(path: string, target: string, present: Stats | undefined): Sink {
  const name = `.${basename(target)}.${randomBytes(6).toString('hex')}.part`;
  const temporary = join(dirname(target), name);
  let handle: FileHandle | undefined;
  let forget = () => {};
  const opened = async (): Promise<FileHandle> => {
    if (handle) return handle;
    handle = await open(temporary, 'wx', 0o666);
    forget = onInterruption(() => unlinkSync(temporary));
    if (present) await handle.chmod(present.mode & 0o7777);
    return handle;
  };
  return {
    isTerminal: false,
    write: (content) => writing(path, async () => writeAll(await opened(), content)),
    finish: () =>
      writing(path, async () => {
        const written = await opened();
        await written.datasync();
        await written.close();
        await rename(temporary, target);
        handle = undefined;
        forget();
      }),
    async abandon() {
      if (!handle) return;
      await handle.close();
      await unlink(temporary);
      handle = undefined;
      forget();
    },
  };
}

async function directFile(path: string): Promise<Sink> {
  const handle = await writing(path, () => open(path, 'w'));
  return {
    isTerminal: false,
    write: (content) => writing(path, () => writeAll(handle, content)),
    finish: () => handle.close(),
    abandon: () => handle.close(),
  };
}

async function writeAll(handle: FileHandle, content: string | Uint8Array): Promise<void> {
  await handle.writeFile(content); // at the current position, however many writes it takes
}

async function writing<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    throw new CommandError('output', `${path}: cannot be written: ${systemReason(error)}.`);
  }
}

async function resolved(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return path;
    throw unwritable(path, systemReason(error));
  }
}

async function statsOf(path: string): Promise<Stats | undefined> {
  try {
    return await stat(path);
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw unwritable(path, systemReason(error));
  }
}

function unwritable(path: string, reason: string): CommandError {
  return new CommandError('command', `${path}: cannot be written: ${reason}.`);
}
