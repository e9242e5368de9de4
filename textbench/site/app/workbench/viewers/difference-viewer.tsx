import type { DifferencePart } from '@textbench/kit';
import { useMemo, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { type DifferencePiece, differencePieces, samePiece } from './difference-pieces.ts';
import { DifferenceRows } from './difference-rows.tsx';
import { firstBodyInView } from './first-body-in-view.ts';
import { ScrollRegion } from './scroll-region.tsx';
import type { SlicePlan } from './slices.ts';
import { useSlices } from './use-slices.ts';

/** Costs are rows. */
const plan: SlicePlan<DifferencePiece> = {
  budget: 60,
  cost: ({ rows }) => Math.max(1, rows.length),
  same: samePiece,
};

/** Two texts side by side; long stretches that are the same are folded. */
export function DifferenceViewer({ part }: { part: DifferencePart }) {
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set());
  const region = useRef<HTMLElement>(null);
  const pieces = useMemo(() => differencePieces(part.rows, unfolded), [part.rows, unfolded]);
  const { drawn, complete } = useSlices(pieces, plan, () => firstBodyInView(region.current));
  if (part.rows.length === 0)
    return <p className="px-4 py-3.5 text-muted">Both texts are empty.</p>;
  return (
    <ScrollRegion busy={!complete} className="overflow-x-auto" name="Difference" ref={region}>
      <table className="w-full table-fixed border-collapse font-mono text-[13px] leading-[1.6]">
        <colgroup>
          <col className="w-10" />
          <col />
          <col className="w-10" />
          <col />
        </colgroup>
        <thead className="sr-only">
          <tr>
            <th scope="col">Line in the first text</th>
            <th scope="col">First text</th>
            <th scope="col">Line in the second text</th>
            <th scope="col">Second text</th>
          </tr>
        </thead>
        {drawn.map((piece, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is what stands at its place
          <tbody key={index}>
            {piece.folded ? (
              <FoldedRows
                count={piece.count}
                onUnfold={() => setUnfolded(new Set([...unfolded, piece.start]))}
              />
            ) : (
              <DifferenceRows rows={piece.rows} />
            )}
          </tbody>
        ))}
      </table>
    </ScrollRegion>
  );
}

function FoldedRows({ count, onUnfold }: { count: number; onUnfold: () => void }) {
  return (
    <tr>
      <td className="bg-soft p-0 text-center" colSpan={4}>
        <Button className="w-full justify-center text-muted" onClick={onUnfold}>
          {`${count.toLocaleString('en')} lines that are the same`}
        </Button>
      </td>
    </tr>
  );
}
