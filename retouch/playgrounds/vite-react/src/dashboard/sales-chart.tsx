import { euros } from '../ui/money.ts';

interface SalesChartProps {
  readonly days: readonly { readonly day: string; readonly cents: number }[];
}

const barWidth = 40;
const height = 120;

export function SalesChart({ days }: SalesChartProps) {
  const most = Math.max(...days.map(({ cents }) => cents));
  return (
    <figure className="rounded-card bg-paper p-5">
      <figcaption className="mb-3 font-display text-xl">Sales by day</figcaption>
      <svg viewBox={`0 0 ${days.length * barWidth} ${height + 20}`} className="h-56 w-full">
        <title>Sales by day</title>
        {days.map(({ day, cents }, index) => {
          const size = (cents / most) * height;
          return (
            <g key={day} transform={`translate(${index * barWidth} 0)`}>
              <rect
                x="6"
                y={height - size}
                width={barWidth - 12}
                height={size}
                rx="4"
                className="fill-clay"
              >
                <title>{euros(cents)}</title>
              </rect>
              <text
                x={barWidth / 2}
                y={height + 14}
                textAnchor="middle"
                fontSize="10"
                fill="currentColor"
              >
                {day}
              </text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
