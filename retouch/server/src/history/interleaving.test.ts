import * as fs from 'node:fs';
import { join } from 'node:path';
import { SourceError } from '@retouch/source';
import { expect, test } from 'vitest';
import type { Disk } from '../files/disk.ts';
import { openHistory } from './open-history.ts';
import {
  mutation,
  optionsFor,
  replacing,
  scratchFolder,
  textAt,
} from './scratch-history.testing.ts';

const before = '.ours { color: red; }\n\n.theirs { color: red; }\n';
const other = '.other { color: red; }\n';

/** A disk with which something happens right before its call of a number. */
function interruptedDisk(events: ReadonlyMap<number, () => void>, watched: string) {
  const state = { calls: 0, lastRead: 0 };
  const disk: Disk = new Proxy(fs, {
    get(target, name) {
      const call: unknown = Reflect.get(target, name);
      if (typeof call !== 'function') return call;
      return (...args: unknown[]) => {
        state.calls += 1;
        events.get(state.calls)?.();
        if (name === 'readFileSync' && args[0] === watched) state.lastRead = state.calls;
        return Reflect.apply(call, target, args);
      };
    },
  });
  return { disk, state };
}

/** The ways to save, each as what happens at a call and some calls later. */
const savings: {
  name: string;
  save: (path: string, text: string, at: number) => Map<number, () => void>;
}[] = [
  {
    name: 'by a file put in its place',
    save: (path, text, at) => {
      const put = () => {
        fs.writeFileSync(`${path}~`, text);
        fs.renameSync(`${path}~`, path);
      };
      return new Map([[at, put]]);
    },
  },
  {
    name: 'by a file written long before and put in its place',
    save: (path, text, at) => {
      fs.writeFileSync(`${path}~`, text);
      return new Map([[at, () => fs.renameSync(`${path}~`, path)]]);
    },
  },
  {
    name: 'into the file at once',
    save: (path, text, at) => new Map([[at, () => fs.writeFileSync(path, text)]]),
  },
  {
    name: 'into the file, opened before and written after',
    save: (path, text, at) => {
      const opened: number[] = [];
      const open = () => opened.push(fs.openSync(path, 'a+'));
      const write = () => {
        for (const file of opened) {
          fs.ftruncateSync(file);
          fs.writeSync(file, text);
          fs.closeSync(file);
        }
      };
      return new Map([
        [at, open],
        [at + 6, write],
      ]);
    },
  },
];

const cases = savings.flatMap((saving) => [
  {
    ...saving,
    place: 'elsewhere' as const,
    theirs: before.replace('.theirs { color: red', '.theirs { color: blue'),
  },
  { ...saving, place: 'in the same place' as const, theirs: before.replace('red', 'blue') },
]);

test.each(cases)(
  'saved $name, $place, at any call: nothing of theirs is lost',
  async ({ save, place, theirs }) => {
    const seen = { both: 0, refused: 0, later: 0 };
    for (let at = 1; ; at += 1) {
      const root = scratchFolder({ 'a.css': before, 'b.css': other });
      const path = fs.realpathSync(join(root, 'a.css'));
      const { disk, state } = interruptedDisk(save(path, theirs, at), path);
      const history = await openHistory(optionsFor(root), disk);
      const planned = mutation(
        replacing('b.css', other, 'red', 'green'),
        replacing('a.css', before, 'red', 'green'),
      );
      const answer = await history.commit(planned).catch((error: unknown) => error);
      const { lastRead, calls } = state;
      await history.noteOutside('a.css');
      const result = textAt(root, 'a.css');
      const isDone = !(answer instanceof Error);
      expect(textAt(root, 'b.css'), `at ${at}`).toBe(
        isDone ? other.replace('red', 'green') : other,
      );
      if (!isDone) {
        expect(answer).toMatchObject({ constructor: SourceError, code: 'stale_element' });
        expect(result).toBe(theirs);
        seen.refused += 1;
      } else if (result === theirs) {
        if (place === 'elsewhere') expect(at + 6, `saved at ${at}`).toBeGreaterThan(lastRead);
        seen.later += 1;
      } else if (calls >= at + 6) {
        expect(place).toBe('elsewhere');
        expect(result, `at ${at}`).toBe(theirs.replace('red', 'green'));
        seen.both += 1;
      }
      await history.close();
      if (calls < at) break;
    }
    expect(place === 'elsewhere' ? seen.both : seen.refused).toBeGreaterThan(15);
  },
  120_000,
);
