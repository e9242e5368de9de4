import type { DifferenceLine, DifferenceRow } from '@textbench/kit';
import { memo } from 'react';
import { leftLine, movedLine, rightLine } from './difference-pieces.ts';
import { spoken } from './spoken-roles.ts';

/** Rows of a difference; drawn again only when they are others. */
export const DifferenceRows = memo(function DifferenceRows({
  rows,
}: {
  rows: readonly DifferenceRow[];
}) {
  // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
  return rows.map((row, index) => <Row key={index} row={row} />);
});

function Row({ row }: { row: DifferenceRow }) {
  const line = movedLine(row);
  const moved =
    line === undefined ? undefined : `moved ${row.kind === 'removed' ? 'to' : 'from'} line ${line}`;
  const changed = row.kind !== 'same';
  return (
    <tr {...spoken.row} className="align-top" title={moved}>
      <Side changed={changed} line={leftLine(row)} moved={moved} side="removed" />
      <Side changed={changed} line={rightLine(row)} moved={moved} side="added" />
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
      <td
        className={`select-none px-1.5 text-right text-muted text-xs tabular-nums ${background}`}
        {...spoken.cell}
      >
        {line?.number}
      </td>
      <td
        className={`whitespace-pre-wrap break-words border-line border-r pr-2 ${background}`}
        {...spoken.cell}
      >
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
