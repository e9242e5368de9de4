import * as fs from 'node:fs';
import { SourceError } from '@retouch/source';
import { expect, test } from 'vitest';
import type { Disk } from '../files/disk.ts';
import { openHistory } from './open-history.ts';
import {
  mutation,
  noIds,
  optionsFor,
  replacing,
  scratchFolder,
  textAt,
} from './scratch-history.testing.ts';

const one = 'export const One = () => <p>one</p>;\n';
const two = 'export const Two = () => <p>two</p>;\n';

/** Which call of the disk fails, how, and whether all later ones that need space do too. */
const faults = [
  { code: 'ENOSPC', lasts: false, every: 1 },
  { code: 'ENOSPC', lasts: true, every: 5 },
  { code: 'EIO', lasts: false, every: 5 },
  { code: 'EXDEV', lasts: false, every: 5 },
];

/** A disk whose call number `at` fails with this code, and every later one too where it `lasts`. */
function failingDisk(at: number, code: string, lasts: boolean) {
  const state = { calls: 0, armed: false };
  const disk: Disk = new Proxy(fs, {
    get(target, name) {
      const call: unknown = Reflect.get(target, name);
      if (typeof call !== 'function') return call;
      return (...args: unknown[]) => {
        if (state.armed) state.calls += 1;
        const isDue = state.armed && (lasts ? state.calls >= at : state.calls === at);
        if (isDue && !(lasts && freesSpace.has(String(name)))) {
          throw Object.assign(new Error(`${code}: ${String(name)}`), { code });
        }
        return Reflect.apply(call, target, args);
      };
    },
  });
  return { disk, state };
}

/** What still works on a disk that is full. */
const freesSpace = new Set([
  'accessSync',
  'closeSync',
  'existsSync',
  'fstatSync',
  'linkSync',
  'lstatSync',
  'readdirSync',
  'readFileSync',
  'realpathSync',
  'renameSync',
  'rmdirSync',
  'statSync',
  'unlinkSync',
]);

async function attemptWith(at: number, code: string, lasts: boolean) {
  const root = scratchFolder({ 'one.tsx': one, 'two.tsx': two });
  const { disk, state } = failingDisk(at, code, lasts);
  const history = await openHistory(optionsFor(root), disk);
  state.armed = true;
  const activity = mutation(
    replacing('one.tsx', one, 'one', '1'),
    { path: 'made/three.tsx', before: null, text: 'export const three = 3;\n' },
    replacing('two.tsx', two, 'two', '2'),
  );
  const answer = await history.commit(activity).catch((error: unknown) => error);
  state.armed = false;
  return { root, history, answer, calls: state.calls };
}

function expectWhole(root: string, after: boolean) {
  expect(textAt(root, 'one.tsx')).toBe(after ? one.replace('one<', '1<') : one);
  expect(textAt(root, 'two.tsx')).toBe(after ? two.replace('two<', '2<') : two);
  expect(fs.existsSync(`${root}/made/three.tsx`)).toBe(after);
}

test.each(faults)(
  '$code, lasting: $lasts: all is as it was, or whole',
  async (fault) => {
    const { code, lasts, every } = fault;
    const { calls } = await attemptWith(0, code, false);
    expect(calls).toBeGreaterThan(40);
    let refused = 0;
    for (let at = 1; at <= calls; at += every) {
      const { root, history, answer } = await attemptWith(at, code, lasts);
      const isDone = !(answer instanceof Error);
      expectWhole(root, isDone);
      if (isDone) {
        await history.undo(noIds);
        expectWhole(root, false);
      } else {
        refused += 1;
        expect(answer).toBeInstanceOf(SourceError);
        expect(history.activities({ limit: 9 })).toEqual([]);
        expect(fs.existsSync(`${root}/made`)).toBe(false);
      }
      await history.close();
      const left = fs.readdirSync(root).filter((name) => name !== 'made');
      expect(left.toSorted()).toEqual(['.retouch', 'one.tsx', 'two.tsx']);
      expect(fs.readdirSync(`${root}/.retouch/tmp`)).toEqual([]);
    }
    if (code === 'ENOSPC') expect(refused).toBeGreaterThan(10);
  },
  120_000,
);

test('what a full disk is answered with says so', async () => {
  const { answer, history } = await attemptWith(1, 'ENOSPC', true);
  expect(answer).toMatchObject({
    code: 'internal',
    message: expect.stringContaining('disk is full'),
  });
  await history.close();
});
