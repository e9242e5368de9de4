import type { DifferencePart } from '@textbench/kit';
import { useCallback, useMemo, useRef, useState } from 'react';
import { type DifferencePiece, differencePieces, samePiece } from './difference-pieces.ts';
import { DifferenceTable } from './difference-table.tsx';
import { firstInView } from './first-in-view.ts';
import { ScrollRegion } from './scroll-region.tsx';
import type { SlicePlan } from './slices.ts';
import { useSlices } from './use-slices.ts';

/** Costs are rows. */
const plan: SlicePlan<DifferencePiece> = {
  budget: 40,
  cost: ({ rows }) => Math.max(1, rows.length),
  same: samePiece,
};

/** Two texts side by side; long stretches that are the same are folded. */
export function DifferenceViewer({ part }: { part: DifferencePart }) {
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set());
  const region = useRef<HTMLElement>(null);
  const pieces = useMemo(() => differencePieces(part.rows, unfolded), [part.rows, unfolded]);
  const { drawn, complete } = useSlices(pieces, plan, () =>
    firstInView(region.current, '[role=rowgroup]'),
  );
  const unfold = useCallback((start: number) => setUnfolded((old) => new Set([...old, start])), []);
  if (part.rows.length === 0)
    return <p className="px-4 py-3.5 text-muted">Both texts are empty.</p>;
  return (
    <ScrollRegion busy={!complete} className="overflow-x-auto" name="Difference" ref={region}>
      <DifferenceTable onUnfold={unfold} pieces={drawn} />
    </ScrollRegion>
  );
}
