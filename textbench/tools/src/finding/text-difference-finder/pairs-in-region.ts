import { sharedTokens } from '../../engines/difference/changes.ts';
import { ItemNumbers } from '../../engines/difference/number-items.ts';
import { comparable } from '../../engines/difference/rules.ts';
import type { Region } from '../../engines/difference/split-point.ts';
import { TokenReader } from '../../engines/difference/tokens.ts';
import type { Side, Task } from './comparison.ts';
import { startOf } from './comparison.ts';
import type { Moves } from './moved-units.ts';
import type { Pair, UnitTokens } from './pair-units.ts';
import { pairUnits } from './pair-units.ts';

/**
 * Which units of a changed stretch became which; those that moved elsewhere have no part in it.
 *
 * @param byWords whether what they say decides, or their position alone
 */
export function pairsIn(
  task: Task,
  region: Region,
  moves: Moves | undefined,
  byWords: boolean,
): Pair[] {
  const lefts = staying(region.leftStart, region.leftEnd, moves?.movedTo);
  const rights = staying(region.rightStart, region.rightEnd, moves?.movedFrom);
  if (lefts.length === 0 || rights.length === 0) return [];
  const numbers = new ItemNumbers();
  const key = comparable(task.rules);
  const here = unitTokens(task.left, lefts, new TokenReader('word', key, numbers));
  const there = unitTokens(task.right, rights, new TokenReader('word', key, numbers));
  const shared = byWords ? sharedTokens(here.tokens, there.tokens, task.budget) : [];
  return pairUnits(here, there, shared).map((pair) => ({
    left: lefts[pair.left] ?? 0,
    right: rights[pair.right] ?? 0,
  }));
}

function staying(start: number, end: number, moved: Int32Array | undefined): number[] {
  const indexes: number[] = [];
  for (let i = start; i < end; i++) if ((moved?.[i] ?? -1) < 0) indexes.push(i);
  return indexes;
}

function unitTokens(side: Side, indexes: readonly number[], reader: TokenReader): UnitTokens {
  const { tokens } = reader;
  const unitOf: number[] = [];
  const lengths: number[] = [];
  indexes.forEach((index, order) => {
    const first = tokens.starts.length;
    reader.read(side.text, startOf(side, index), side.units.ends[index] ?? side.text.length);
    let length = 0;
    for (let i = first; i < tokens.starts.length; i++) {
      unitOf.push(order);
      length += (tokens.ends[i] ?? 0) - (tokens.starts[i] ?? 0);
    }
    lengths.push(length);
  });
  return { tokens, unitOf, lengths };
}
