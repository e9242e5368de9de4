import type { DifferenceLine, DifferencePart, DifferenceRow } from '@textbench/kit';
import { useMemo, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { foldSameRows } from './fold-same-rows.ts';
import { ScrollRegion } from './scroll-region.tsx';

/** Two texts side by side; long stretches that are the same are folded. */
export function DifferenceViewer({ part }: { part: DifferencePart }) {
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set());
  const stretches = useMemo(() => foldSameRows(part.rows), [part.rows]);
  if (part.rows.length === 0)
    return <p className="px-4 py-3.5 text-muted">Both texts are empty.</p>;
  return (
    <ScrollRegion className="overflow-x-auto" name="Difference">
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
        <tbody>
          {stretches.map((stretch) =>
            stretch.folded && !unfolded.has(stretch.start) ? (
              <tr key={stretch.start}>
                <td className="bg-soft p-0 text-center" colSpan={4}>
                  <Button
                    className="w-full justify-center text-muted"
                    onClick={() => setUnfolded(new Set([...unfolded, stretch.start]))}
                  >
                    {`${stretch.rows.length.toLocaleString('en')} lines that are the same`}
                  </Button>
                </td>
              </tr>
            ) : (
              stretch.rows.map((row) => <Row key={rowKey(row)} row={row} />)
            ),
          )}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function rowKey(row: DifferenceRow): string {
  const left = row.kind === 'added' ? '' : row.left.number;
  const right = row.kind === 'removed' ? '' : row.right.number;
  return `${left}:${right}`;
}

function Row({ row }: { row: DifferenceRow }) {
  const left = row.kind === 'added' ? undefined : row.left;
  const right = row.kind === 'removed' ? undefined : row.right;
  const moved =
    row.kind === 'removed' && row.movedTo !== undefined
      ? `moved to line ${row.movedTo}`
      : row.kind === 'added' && row.movedFrom !== undefined
        ? `moved from line ${row.movedFrom}`
        : undefined;
  return (
    <tr className="align-top" title={moved}>
      <Side changed={row.kind !== 'same'} line={left} moved={moved} side="removed" />
      <Side changed={row.kind !== 'same'} line={right} moved={moved} side="added" />
    </tr>
  );
}

interface SideProps {
  line: DifferenceLine | undefined;
  side: 'removed' | 'added';
  changed: boolean;
  moved: string | undefined;
}

const looks = {
  removed: { row: 'bg-danger-soft', sign: '−', span: 'bg-danger/25 rounded-[2px]' },
  added: { row: 'bg-good-soft', sign: '+', span: 'bg-good/25 rounded-[2px]' },
};

function Side({ line, side, changed, moved }: SideProps) {
  const look = looks[side];
  const background = !line ? 'bg-soft' : !changed ? '' : moved ? 'bg-warning-soft' : look.row;
  return (
    <>
      <td className={`select-none px-1.5 text-right text-muted text-xs tabular-nums ${background}`}>
        {line?.number}
      </td>
      <td className={`whitespace-pre-wrap break-words border-line border-r pr-2 ${background}`}>
        {line ? (
          <>
            <span aria-hidden="true" className="inline-block w-4 select-none text-muted">
              {changed ? look.sign : ''}
            </span>
            {changed ? <span className="sr-only">{side}: </span> : null}
            <LineText line={line} spanLook={look.span} />
          </>
        ) : null}
      </td>
    </>
  );
}

function LineText({ line: { text, spans }, spanLook }: { line: DifferenceLine; spanLook: string }) {
  if (spans.length === 0) return text;
  return spans.map(({ start, end }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: spans have no identity but their place
    <span key={index}>
      {text.slice(spans[index - 1]?.end ?? 0, start)}
      <span className={spanLook}>{text.slice(start, end)}</span>
      {index === spans.length - 1 ? text.slice(end) : ''}
    </span>
  ));
}
