import type { Figure, FiguresPart } from '@textbench/kit';
import { ScrollRegion } from './scroll-region.tsx';

/** Figures: the leading ones large, the rest as a list, limits as bars. */
export function FiguresViewer({ part }: { part: FiguresPart }) {
  const lead = part.figures.filter((figure) => figure.lead);
  const rest = part.figures.filter((figure) => !figure.lead);
  return (
    <ScrollRegion name={part.title ?? 'Figures'}>
      {lead.length > 0 ? (
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] border-line border-b">
          {lead.map((figure) => (
            <div className="px-4 py-3.5" key={figure.label}>
              <dt className="text-muted text-sm">{figure.label}</dt>
              <dd className="m-0 font-display font-semibold text-2xl tabular-nums">
                <Value figure={figure} />
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      <dl className="m-0 px-4 py-1.5 text-sm">
        {rest.map((figure) => (
          <div
            className="flex flex-wrap items-baseline gap-x-4 border-line border-b py-1.5 last:border-b-0"
            key={figure.label}
          >
            <dt className="text-muted">{figure.label}</dt>
            <dd className="m-0 ml-auto text-right tabular-nums">
              <Value figure={figure} />
            </dd>
            {figure.limit !== undefined && typeof figure.value === 'number' ? (
              <dd className="m-0 w-full">
                <LimitBar figure={figure} limit={figure.limit} value={figure.value} />
              </dd>
            ) : null}
            {figure.note ? <dd className="m-0 w-full text-muted text-xs">{figure.note}</dd> : null}
          </div>
        ))}
      </dl>
    </ScrollRegion>
  );
}

function Value({ figure }: { figure: Figure }) {
  if (figure.value === null) return <span className="text-muted">–</span>;
  const { digits = 0, unit } = figure;
  const shown =
    typeof figure.value === 'string'
      ? figure.value
      : figure.value.toLocaleString('en', {
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        });
  return (
    <>
      {shown}
      {unit ? <span className="ml-1 text-[0.8em] text-muted">{unit}</span> : null}
    </>
  );
}

function LimitBar({ figure, value, limit }: { figure: Figure; value: number; limit: number }) {
  const over = value > limit;
  return (
    <div className="mt-1 flex items-center gap-3 text-xs">
      <div
        aria-label={`${figure.label}: ${value} of ${limit}`}
        className="h-1 flex-1 overflow-hidden rounded-full bg-soft"
        role="img"
      >
        <div
          className={`h-full ${over ? 'bg-danger' : 'bg-accent-fill'}`}
          style={{ width: `${Math.min(100, (value / Math.max(1, limit)) * 100)}%` }}
        />
      </div>
      <span className={over ? 'text-danger' : 'text-muted'}>
        {over
          ? `${(value - limit).toLocaleString('en')} over`
          : `${(limit - value).toLocaleString('en')} left`}
      </span>
    </div>
  );
}
