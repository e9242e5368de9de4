import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SourceModule } from '../module.ts';
import {
  type EditedModule,
  type EditKind,
  edited,
  editKinds,
  type KnownEdit,
} from './known-edits.testing.ts';
import { matchModules } from './match-modules.ts';
import { moduleText, numbered, randomElements } from './random-module.testing.ts';

const edit = (...kinds: readonly EditKind[]): fc.Arbitrary<KnownEdit> =>
  fc.record({
    kind: fc.constantFrom(...kinds),
    at: fc.nat(1000),
    to: fc.nat(1000),
    word: fc.string({ unit: fc.constantFrom(...'nopqrstuvwxyz'), minLength: 4, maxLength: 9 }),
  });

/**
 * Edits that nobody could see the other way round: no wrapper that is the one unwrapped before, and
 * no copy whose original is changed.
 */
const edits = fc.constantFrom<EditKind>('wrap', 'unwrap').chain((excluded) => {
  const kinds = editKinds.filter((kind) => kind !== 'duplicate' && kind !== excluded);
  return fc
    .tuple(
      fc.array(edit(...kinds), { maxLength: 5 }),
      fc.array(edit('duplicate'), { maxLength: 1 }),
    )
    .map((parts) => parts.flat());
});

const trees = (kind: 'distinct' | 'repeated') =>
  fc.array(randomElements(kind), { minLength: 1, maxLength: 3 });

function afterAll(text: string, edits: readonly KnownEdit[]) {
  const module = new SourceModule('src/parts.tsx', text);
  const became = new Map(module.elements.map(({ id }) => [id, id]));
  const start: EditedModule = { module, became, touched: new Set() };
  return { before: module, ...edits.reduce(edited, start) };
}

interface Count {
  found: number;
  all: number;
}

/** Checks that every pair is true; counts how many of those that survived untouched were found. */
function check(text: string, edits: readonly KnownEdit[], count: Count): void {
  const { before, module, became, touched } = afterAll(text, edits);
  const match = matchModules(before, module);
  for (const [id, now] of match.became) {
    const [was, is] = [before.element(id), module.element(now)].map((one) => one?.node.start);
    expect(now, `${was} of\n${text}\nis not ${is} of\n${module.text}`).toBe(became.get(id));
  }
  for (const { id } of before.elements) {
    expect(match.became.has(id)).not.toBe(match.gone.has(id));
    if (!became.has(id) || touched.has(id)) continue;
    count.all += 1;
    count.found += Number(match.became.has(id));
  }
}

it('is right about every element and finds nearly all, whatever was edited', () => {
  const count = { found: 0, all: 0 };
  fc.assert(
    fc.property(trees('distinct').map(numbered).map(moduleText), edits, (text, all) =>
      check(text, all, count),
    ),
    { numRuns: 200 },
  );
  expect(count.found / count.all).toBeGreaterThan(0.95);
});

it('takes no twin for another', () => {
  const count = { found: 0, all: 0 };
  fc.assert(
    fc.property(trees('repeated').map(moduleText), edit(...editKinds), (text, one) =>
      check(text, [one], count),
    ),
    { numRuns: 200 },
  );
  expect(count.found / count.all).toBeGreaterThan(0.9);
});
