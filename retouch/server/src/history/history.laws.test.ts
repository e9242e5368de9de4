import { applyChange, changeSetOf, SourceError } from '@retouch/source';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { History } from './history.ts';
import { openHistory } from './open-history.ts';
import {
  edited,
  mutation,
  noIds,
  optionsFor,
  put,
  scratchFolder,
  textAt,
} from './scratch-history.testing.ts';

/** More runs than in the daily check: `LAW_RUNS=1000`. */
const numRuns = Number(process.env.LAW_RUNS ?? 12);

const originals = {
  'a.css': 'one two three\nfour five six\nseven eight nine\n',
  'b.css': '\u{feff}first\r\nsecond\r\nthird 😀\r\n',
  'c.css': '',
};

type Texts = Readonly<Record<string, string>>;

/** An edit of a file, in thousandths of its length, so that it fits whatever is there. */
const edit = fc.record({
  path: fc.constantFrom('a.css', 'b.css', 'c.css'),
  at: fc.nat(999),
  length: fc.nat(60),
  insert: fc.constantFrom('', 'x', ' word', '\n', 'a\r\nb', '😀', '{}', '\u{feff}'),
});

type Edit = typeof edit extends fc.Arbitrary<infer Value> ? Value : never;

const lawfulStep = fc.oneof(
  { weight: 5, arbitrary: fc.array(edit, { minLength: 1, maxLength: 3 }) },
  { weight: 4, arbitrary: fc.constantFrom('undo' as const, 'redo' as const) },
  { weight: 1, arbitrary: fc.constant('restart' as const) },
);

/** The change of each file that edits mean, of those that change something and keep pairs whole. */
function writesOf(edits: readonly Edit[], texts: Texts) {
  const paths = [...new Set(edits.map(({ path }) => path))];
  return paths.flatMap((path) => {
    const found = edits.find((one) => one.path === path);
    const before = texts[path] ?? '';
    const from = Math.floor(((found?.at ?? 0) / 1000) * before.length);
    const to = Math.min(before.length, from + (found?.length ?? 0));
    const write = { from, to, insert: found?.insert ?? '' };
    const after = applyChange(changeSetOf([write], before.length), before);
    return after === before || !after.isWellFormed() ? [] : [{ path, before, after, write }];
  });
}

function textsAt(root: string): Texts {
  return Object.fromEntries(Object.keys(originals).map((path) => [path, textAt(root, path)]));
}

test('undo of all gives the original bytes, redo of all the last, over restarts', async () => {
  const law = fc.asyncProperty(
    fc.array(lawfulStep, { maxLength: 30, size: 'max' }),
    async (steps) => {
      const root = scratchFolder(originals);
      let history = await openHistory(optionsFor(root));
      const undone: Texts[] = [];
      const redone: Texts[] = [];
      let now: Texts = originals;
      for (const step of steps) {
        if (step === 'restart') {
          await history.close();
          history = await openHistory(optionsFor(root));
        } else if (step === 'undo' || step === 'redo') {
          const [from, to] = step === 'undo' ? [undone, redone] : [redone, undone];
          const next = from.pop();
          if (next === undefined) await expect(history[step](noIds)).rejects.toThrow('nothing to');
          else {
            await history[step](noIds);
            to.push(now);
            now = next;
          }
        } else {
          const writes = writesOf(step, now);
          if (writes.length === 0) continue;
          const files = writes.map(({ path, before, write }) => edited(path, before, [write]));
          await history.commit(mutation(...files));
          undone.push(now);
          redone.length = 0;
          now = { ...now, ...Object.fromEntries(writes.map(({ path, after }) => [path, after])) };
        }
        expect(textsAt(root)).toEqual(now);
      }
      while (redone.length > 0) {
        await history.redo(noIds);
        undone.push(now);
        now = redone.pop() ?? now;
      }
      const depth = undone.length;
      for (let count = 0; count < depth; count += 1) await history.undo(noIds);
      expect(textsAt(root)).toEqual(originals);
      for (let count = 0; count < depth; count += 1) await history.redo(noIds);
      expect(textsAt(root)).toEqual(now);
      await history.close();
    },
  );
  await fc.assert(law, { numRuns });
}, 600_000);

/** Twenty words, each of which is anybody's to replace, and the marks that others set before them. */
class Words {
  readonly words = Array.from({ length: 20 }, (_, nth) => `w${nth}`);
  readonly marks: string[][] = this.words.map(() => []);

  get text(): string {
    const parts = this.words.map((word, nth) => {
      const marks = (this.marks[nth] ?? []).map((mark) => `${mark} `);
      return `${marks.join('')}${word}${nth % 5 === 4 ? '\n' : ' '}`;
    });
    return parts.join('');
  }
}

const wordStep = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('mutate'), nth: fc.nat(19) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('mark'), nth: fc.nat(19) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('outside'), nth: fc.nat(19) }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('undo'), nth: fc.constant(0) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('redo'), nth: fc.constant(0) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('restart'), nth: fc.constant(0) }) },
);

interface WordChange {
  readonly nth: number;
  readonly was: string;
  readonly is: string;
}

/** Takes a word back, or says that somebody else has changed it. */
async function takeBack(history: History, side: 'undo' | 'redo', words: Words, change: WordChange) {
  if (words.words[change.nth] === change.is) {
    await history[side](noIds);
    words.words[change.nth] = change.was;
    return true;
  }
  const next = history.next;
  await expect(history[side](noIds)).rejects.toMatchObject({
    constructor: SourceError,
    code: 'undo_conflict',
  });
  expect(history.next).toEqual(next);
  return false;
}

test('over edits of others, undo and redo change what they are about or refuse, nothing else', async () => {
  const law = fc.asyncProperty(
    fc.array(wordStep, { maxLength: 60, size: 'max' }),
    async (steps) => {
      const words = new Words();
      const root = scratchFolder({ 'a.css': words.text });
      let history = await openHistory(optionsFor(root));
      const stacks = { undo: [] as WordChange[], redo: [] as WordChange[] };
      for (const [count, { does, nth }] of steps.entries()) {
        const was = words.words[nth] ?? '';
        if (does === 'restart') {
          await history.close();
          history = await openHistory(optionsFor(root));
        } else if (does === 'mutate') {
          const is = `m${count}x`;
          const before = words.text;
          words.words[nth] = is;
          const [from, to] = rangeOfWord(before, was);
          const write = { from, to, insert: is };
          await history.commit(mutation(edited('a.css', before, [write])));
          stacks.undo.push({ nth, was, is });
          stacks.redo.length = 0;
        } else if (does === 'undo' || does === 'redo') {
          const change = stacks[does].at(-1);
          if (change === undefined) continue;
          if (await takeBack(history, does, words, change)) {
            stacks[does].pop();
            const back = { nth: change.nth, was: change.is, is: change.was };
            stacks[does === 'undo' ? 'redo' : 'undo'].push(back);
          }
        } else {
          if (does === 'mark') words.marks[nth]?.push(`«${count}»`);
          else words.words[nth] = `o${count}x`;
          put(root, 'a.css', words.text);
          await history.noteOutside('a.css');
        }
        expect(textAt(root, 'a.css')).toBe(words.text);
      }
      await history.close();
    },
  );
  await fc.assert(law, { numRuns });
}, 600_000);

/** Where a word stands by itself. */
function rangeOfWord(text: string, word: string): [number, number] {
  const found = new RegExp(`(?<![\\w])${word}(?![\\w])`).exec(text);
  if (found === null) throw new RangeError(`No ${word}.`);
  return [found.index, found.index + word.length];
}
