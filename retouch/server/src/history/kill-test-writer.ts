import { randomUUID } from 'node:crypto';
import * as fs from 'node:fs';
import { readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { changeSetOf } from '@retouch/source';
import type { Disk } from '../files/disk.ts';
import type { FileWrite, History, IdentifyIds } from './index.ts';
import { openHistory } from './index.ts';

/** The files whose numbers every mutation raises together. */
export const counted = ['a.tsx', 'src/b.tsx', 'src/c.css', 'src/deep/d.tsx'];

const noIds: IdentifyIds = () => ({ prevIdToNewIdMap: {}, addedCodebaseIds: [] });

/**
 * What the kill test kills: writes activities into the folder it is given until it is
 * ended, and says the id of each on its standard output once that is answered. Every mutation raises
 * the number in all four files, and some create one.
 */
async function writeOn(root: string, lastCall: number): Promise<void> {
  const options = { root, now: Date.now, newId: randomUUID };
  const history = await openHistory(options, endingDisk(lastCall));
  say('ready');
  for (;;) {
    const { id } = await anyActivity(history, root);
    say(id);
  }
}

/** A disk that kills the program right after its call of this number. */
function endingDisk(lastCall: number): Disk {
  let calls = 0;
  return new Proxy(fs, {
    get(target, name) {
      const call: unknown = Reflect.get(target, name);
      if (typeof call !== 'function') return call;
      return (...args: unknown[]) => {
        const result: unknown = Reflect.apply(call, target, args);
        calls += 1;
        if (calls === lastCall) process.kill(process.pid, 'SIGKILL');
        return result;
      };
    },
  });
}

async function anyActivity(history: History, root: string) {
  const draw = Math.random();
  if (draw < 0.2 && history.next.undo !== null) return history.undo(noIds);
  if (draw < 0.35 && history.next.redo !== null) return history.redo(noIds);
  const id = randomUUID();
  const files = counted.map((path) => raised(root, path));
  if (draw > 0.7) files.push({ path: `made/${id}.css`, before: null, text: `.made {}\n` });
  return history.commit({ id, name: 'editText', request: {}, files, identify: noIds });
}

function raised(root: string, path: string): FileWrite {
  const before = readFileSync(join(root, path), 'utf8');
  const [found = '0'] = /\d+/.exec(before) ?? [];
  const from = before.indexOf(found);
  const insert = `${Number(found) + 1}`;
  const change = changeSetOf([{ from, to: from + found.length, insert }], before.length);
  return { path, before, change };
}

function say(line: string): void {
  writeSync(1, `${line}\n`);
}

const [root, lastCall = 'Infinity'] = process.argv.slice(2);
if (import.meta.main && root !== undefined) await writeOn(root, Number(lastCall));
