import { fork } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import { join } from 'node:path';
import { SourceError } from '@retouch/source';
import { expect, test } from 'vitest';
import type { Disk } from '../files/disk.ts';
import { openHistory } from './open-history.ts';
import type { SaveOrder, SaveReport, SavingKind } from './saving-editor.testing.ts';
import {
  mutation,
  optionsFor,
  put,
  replacing,
  scratchFolder,
  textAt,
} from './scratch-history.testing.ts';

/** More than in the daily check: `RACES=2000`. */
const rounds = Number(process.env.RACES ?? 60);

const path = 'src/page.css';
const filler = '/* the quick brown fox jumps over the lazy dog */\n'.repeat(400);
const original = `.ours { order: 0; }\n${filler}.theirs { order: 0; }\n`;

/** A disk that remembers when a file was last read, in nanoseconds of the monotonic clock. */
function watchedDisk(watched: string) {
  const seen = { lastRead: 0n };
  const disk: Disk = new Proxy(fs, {
    get(target, name) {
      const call: unknown = Reflect.get(target, name);
      if (typeof call !== 'function' || name !== 'readFileSync') return call;
      return (...args: unknown[]) => {
        if (args[0] === watched) seen.lastRead = process.hrtime.bigint();
        return Reflect.apply(call, target, args);
      };
    },
  });
  return { disk, seen };
}

/** An editor in another process. */
function otherEditor() {
  const editor = fork(join(import.meta.dirname, 'saving-editor.testing.ts'));
  return {
    save: async (order: SaveOrder): Promise<SaveReport> => {
      editor.send(order);
      const [report]: SaveReport[] = await once(editor, 'message');
      if (report === undefined) throw new TypeError('The editor reported nothing.');
      return report;
    },
    end: () => editor.kill(),
  };
}

const kinds: { kind: SavingKind; isSamePlace: boolean }[] = [
  { kind: 'in place', isSamePlace: false },
  { kind: 'atomic', isSamePlace: false },
  { kind: 'in place', isSamePlace: true },
  { kind: 'atomic', isSamePlace: true },
];

test.each(kinds)(
  'saved $kind at the same moment, same place: $isSamePlace',
  async (race) => {
    const root = scratchFolder({ [path]: original });
    const { disk, seen } = watchedDisk(fs.realpathSync(join(root, path)));
    const history = await openHistory(optionsFor(root), disk);
    const editor = otherEditor();
    const counts = { both: 0, refused: 0, savedAfter: 0 };
    for (let round = 1; round <= rounds; round += 1) {
      put(root, path, original);
      await history.noteOutside(path);
      const [ours, theirs] = [`.ours { order: ${round}; }`, `{ order: -${round}; }`];
      const change = replacing(path, original, '.ours { order: 0; }', ours);
      const saved = original.replace(
        race.isSamePlace ? '{ order: 0; }' : /\{ order: 0; \}(?=\n$)/,
        theirs,
      );
      const start = process.hrtime.bigint() + 4_000_000n;
      const save = editor.save({
        path: join(root, path),
        text: saved,
        kind: race.kind,
        at: `${start + BigInt(Math.floor((Math.random() * 14 - 5) * 1e6))}`,
        pause: Math.random() * 2,
      });
      while (process.hrtime.bigint() < start);
      const answer = await history.commit(mutation(change)).catch((error: unknown) => error);
      const lastLook = seen.lastRead;
      const { ended } = await save;
      await history.noteOutside(path);
      const result = textAt(root, path);
      // Whatever happened, what the editor saved is there.
      expect(result.includes(theirs)).toBe(true);
      if (answer instanceof Error) {
        expect(answer).toMatchObject({ constructor: SourceError, code: 'stale_element' });
        expect(result).toBe(saved);
        counts.refused += 1;
      } else if (result === saved) {
        // The save came after ours, which is in the history; in another place only after the last look.
        if (!race.isSamePlace) expect(BigInt(ended)).toBeGreaterThan(lastLook);
        counts.savedAfter += 1;
      } else {
        expect(race.isSamePlace).toBe(false);
        expect(result).toBe(saved.replace('.ours { order: 0; }', ours));
        counts.both += 1;
      }
    }
    editor.end();
    await history.close();
    expect(textAt(root, path)).not.toBe(original);
    expect(race.isSamePlace ? counts.refused : counts.both).toBeGreaterThan(0);
  },
  600_000,
);
