import type { Recipe } from './recipe.ts';
import type { SecureIntegers } from './secure-integers.ts';

/** Characters of one kind, and how many of them there have to be at least. */
export interface CharacterKind {
  /** Each once, none in two kinds. */
  readonly characters: readonly string[];
  readonly least: number;
}

/**
 * Passwords of so many characters that hold enough of each kind. All such passwords are equally likely,
 * which picking the demanded ones first and filling up the rest would not give.
 *
 * @param repeats whether a character may come twice
 */
export function characterRecipe(
  kinds: readonly CharacterKind[],
  length: number,
  repeats: boolean,
): Recipe {
  const ways = countWays(kinds, length, repeats);
  const size = kinds.reduce((sum, { characters }) => sum + characters.length, 0);
  return {
    total: ways[0]?.[length] ?? 0n,
    description: `${length} of ${size} characters`,
    draw(integers) {
      const counts = drawCounts(kinds, length, repeats, ways, integers);
      const places = counts.flatMap((count, kind) => new Array<number>(count).fill(kind));
      integers.shuffle(places);
      const left = kinds.map(({ characters }) => [...characters]);
      return places.map((kind) => drawCharacter(left[kind] ?? [], repeats, integers)).join('');
    },
  };
}

function drawCharacter(from: string[], repeats: boolean, integers: SecureIntegers): string {
  if (repeats) return integers.pick(from);
  const [drawn = ''] = from.splice(integers.below(from.length), 1);
  return drawn;
}

/** `ways[kind][places]`: how so many places can be filled with this kind and those behind it. */
type Ways = readonly (readonly bigint[])[];

function countWays(kinds: readonly CharacterKind[], length: number, repeats: boolean): Ways {
  const none = Array.from({ length: length + 1 }, (_, places) => (places === 0 ? 1n : 0n));
  const ways: bigint[][] = [none];
  for (const kind of kinds.toReversed()) {
    const behind = ways[0] ?? none;
    const here = Array.from({ length: length + 1 }, (_, places) => {
      let sum = 0n;
      for (const { ways: some } of choices(kind, places, repeats, behind)) sum += some;
      return sum;
    });
    ways.unshift(here);
  }
  return ways;
}

interface CountChoice {
  readonly count: number;
  readonly ways: bigint;
}

/** How many of the places a kind may take, with the ways to fill all of them for each. */
function* choices(
  { characters, least }: CharacterKind,
  places: number,
  repeats: boolean,
  behind: readonly bigint[],
): Generator<CountChoice> {
  let arrangements = 1n; // ways to choose `count` of the places, times ways to fill those
  for (let count = 0; count <= places; count++) {
    const ways = arrangements * (behind[places - count] ?? 0n);
    if (count >= least && ways > 0n) yield { count, ways };
    const fresh = repeats ? characters.length : characters.length - count;
    if (fresh <= 0) return;
    arrangements = (arrangements * BigInt(places - count) * BigInt(fresh)) / BigInt(count + 1);
  }
}

function drawCounts(
  kinds: readonly CharacterKind[],
  length: number,
  repeats: boolean,
  ways: Ways,
  integers: SecureIntegers,
): number[] {
  let places = length;
  return kinds.map((kind, index) => {
    let drawn = integers.belowLarge(ways[index]?.[places] ?? 1n);
    for (const { count, ways: some } of choices(kind, places, repeats, ways[index + 1] ?? [])) {
      if (drawn < some) {
        places -= count;
        return count;
      }
      drawn -= some;
    }
    throw new RangeError('There is no such password.');
  });
}
