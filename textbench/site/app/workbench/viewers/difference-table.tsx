import { memo } from 'react';
import { Button } from '../../ui/button.tsx';
import type { DifferencePiece } from './difference-pieces.ts';
import { DifferenceRows } from './difference-rows.tsx';
import { SkippedOutOfView } from './skipped-out-of-view.tsx';
import { spoken } from './spoken-roles.ts';

interface DifferenceTableProps {
  pieces: readonly DifferencePiece[];
  /** Told the first row of a piece to unfold; the same function every time. */
  onUnfold: (start: number) => void;
}

/**
 * One table for who hears it or copies from it. To the browser each piece is a table of its own,
 * as it lays out a table as a whole with every row that comes.
 */
export function DifferenceTable({ pieces, onUnfold }: DifferenceTableProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: its pieces are the tables
    <div className="font-mono text-[13px] leading-[1.6]" role="table">
      <Headings />
      {pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece is what stands at its place
        <PieceTable key={index} onUnfold={onUnfold} piece={piece} />
      ))}
    </div>
  );
}

interface PieceTableProps {
  piece: DifferencePiece;
  onUnfold: (start: number) => void;
}

const PieceTable = memo(function PieceTable({ piece, onUnfold }: PieceTableProps) {
  return (
    <SkippedOutOfView {...spoken.group} content={piece}>
      <table className="w-full table-fixed border-collapse" role="presentation">
        <colgroup>
          <col className="w-10" />
          <col />
          <col className="w-10" />
          <col />
        </colgroup>
        <tbody role="presentation">
          {piece.folded ? (
            <FoldedRows count={piece.count} onUnfold={() => onUnfold(piece.start)} />
          ) : (
            <DifferenceRows rows={piece.rows} />
          )}
        </tbody>
      </table>
    </SkippedOutOfView>
  );
});

function Headings() {
  return (
    <table className="sr-only" role="presentation">
      <thead {...spoken.group}>
        <tr {...spoken.row}>
          <th {...spoken.heading}>Line in the first text</th>
          <th {...spoken.heading}>First text</th>
          <th {...spoken.heading}>Line in the second text</th>
          <th {...spoken.heading}>Second text</th>
        </tr>
      </thead>
    </table>
  );
}

function FoldedRows({ count, onUnfold }: { count: number; onUnfold: () => void }) {
  return (
    <tr {...spoken.row}>
      <td aria-colspan={4} className="bg-soft p-0 text-center" colSpan={4} {...spoken.cell}>
        <Button className="w-full justify-center text-muted" onClick={onUnfold}>
          {`${count.toLocaleString('en')} lines that are the same`}
        </Button>
      </td>
    </tr>
  );
}
