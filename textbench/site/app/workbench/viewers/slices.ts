/** How a list is drawn a slice at a time. */
export interface SlicePlan<Item> {
  /** Most that one slice costs; a dearer item makes a slice of its own. */
  readonly budget: number;
  cost(item: Item): number;
  /** Whether nothing is drawn at once where one slice is not enough. */
  readonly canWait?: boolean;
  /** Whether an item looks as another does, so that nothing has to be drawn anew. */
  same(drawn: Item, wanted: Item): boolean;
}

/** What stands on the screen of a list: place by place the new item, or still the one before. */
export interface Slices<Item> {
  readonly drawn: readonly Item[];
  /** Whether all of the list stands there, and nothing else. */
  readonly complete: boolean;
}

/**
 * The next slice of a list: as many of its items as the budget allows take their places, from the
 * place told on to the end, then from the beginning. What looks the same stays, at no cost.
 */
export function nextSlice<Item>(
  before: readonly Item[],
  wanted: readonly Item[],
  plan: SlicePlan<Item>,
  from = 0,
): Slices<Item> {
  const drawn = before.slice(0, wanted.length);
  let spent = 0;
  for (const place of placesFrom(Math.min(from, drawn.length), wanted.length)) {
    const [old, item] = [drawn[place], wanted[place]];
    if (item === undefined || (old !== undefined && plan.same(old, item))) continue;
    const cost = plan.cost(item);
    if (spent > 0 && spent + cost > plan.budget) return { drawn, complete: false };
    drawn[place] = item;
    spent += cost;
  }
  return { drawn, complete: true };
}

/** The first slice of a new list. */
export function firstSlice<Item>(
  before: readonly Item[],
  wanted: readonly Item[],
  plan: SlicePlan<Item>,
  from = 0,
): Slices<Item> {
  const slice = nextSlice(before, wanted, plan, from);
  return plan.canWait && !slice.complete ? { drawn: before, complete: false } : slice;
}

/** All at once. */
export function wholeSlice<Item>(
  before: readonly Item[],
  wanted: readonly Item[],
  plan: SlicePlan<Item>,
): Slices<Item> {
  return nextSlice(before, wanted, { ...plan, budget: Number.POSITIVE_INFINITY });
}

function* placesFrom(from: number, length: number): Generator<number> {
  for (let place = from; place < length; place++) yield place;
  for (let place = 0; place < from; place++) yield place;
}
