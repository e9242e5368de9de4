import { type ChartPalette, type ChartPart, chartSvg, chartTable } from '@textbench/kit';
import { useMemo, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TableViewer } from './table-viewer.tsx';

const palette: ChartPalette = {
  ink: 'var(--ink)',
  muted: 'var(--muted)',
  line: 'var(--line)',
  value: 'var(--accent)',
  reference: 'var(--line-strong)',
  background: 'none',
};

/** A chart, with its table behind one click. */
export function ChartViewer({ part }: { part: ChartPart }) {
  const [asTable, setAsTable] = useState(false);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex items-center justify-between gap-3 px-4 pt-2 text-muted text-sm">
        <span>
          {part.valueLabel}
          {part.referenceLabel ? `; the thin mark is ${part.referenceLabel}` : ''}
        </span>
        <Button onClick={() => setAsTable(!asTable)}>
          {asTable ? 'Show as chart' : 'Show as table'}
        </Button>
      </div>
      {asTable ? (
        <ChartTable part={part} />
      ) : part.points.length === 0 ? (
        <p className="px-4 py-3.5 text-muted">There is nothing to draw.</p>
      ) : (
        <section
          aria-label={part.title ?? 'Chart'}
          className="min-h-0 flex-1 overflow-auto px-4 py-3 [&_svg]:h-auto [&_svg]:w-full [&_svg]:min-w-[480px]"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made by chartSvg, which escapes every label
          dangerouslySetInnerHTML={{ __html: chartSvg(part, palette) }}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard
          tabIndex={0}
        />
      )}
    </div>
  );
}

function ChartTable({ part }: { part: ChartPart }) {
  const table = useMemo(() => chartTable(part), [part]);
  return <TableViewer part={table} />;
}
