import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { FrameTurns } from './frame-turns.ts';
import { firstSlice, nextSlice, type SlicePlan, type Slices, wholeSlice } from './slices.ts';

/** Of all lists on a page one is drawn on in a frame. */
const turns = new FrameTurns((call) => requestAnimationFrame(call));

/**
 * Draws a long list a slice a frame, so that the page never stands still for it. The first slice
 * is there with the list, unless it can wait; until the rest is, its places are empty or show the
 * list before. Who copies or prints meanwhile gets all of it.
 *
 * @param wanted the list; a new array is a new list
 * @param plan the same object every time
 * @param firstInView place of the first item that a person sees, told when a slice is due
 */
export function useSlices<Item>(
  wanted: readonly Item[],
  plan: SlicePlan<Item>,
  firstInView: () => number = atBeginning,
): Slices<Item> {
  const [slices, setSlices] = useState<Slices<Item>>({ drawn: [], complete: wanted.length === 0 });

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is in view matters when a slice is due
  useLayoutEffect(() => {
    setSlices(({ drawn }) => firstSlice(drawn, wanted, plan, firstInView()));
  }, [wanted, plan]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is in view matters when a slice is due
  useLayoutEffect(() => {
    if (slices.complete) return;
    const giveWay = turns.wait(() =>
      setSlices(({ drawn }) => nextSlice(drawn, wanted, plan, firstInView())),
    );
    const finish = () => flushSync(() => setSlices(({ drawn }) => wholeSlice(drawn, wanted, plan)));
    addEventListener('copy', finish, { capture: true });
    addEventListener('beforeprint', finish);
    return () => {
      giveWay();
      removeEventListener('copy', finish, { capture: true });
      removeEventListener('beforeprint', finish);
    };
  }, [slices, wanted, plan]);

  return slices;
}

function atBeginning(): number {
  return 0;
}
