import { tides } from '../content/tides';

/** Rendered on the server, after a moment, as a table that is fetched would be. */
export async function TideTable() {
  const rows = await tides();
  return (
    <table className="mt-3 w-full text-left">
      <tbody>
        {rows.map(({ time, metres }) => (
          <tr key={time} className="border-t border-ink/10">
            <th scope="row" className="py-2 font-normal tabular-nums">
              {time}
            </th>
            <td className={metres > 2 ? 'text-sea' : 'text-ink/60'}>
              {metres > 2 ? 'High' : 'Low'}
            </td>
            <td className="text-right tabular-nums">{metres.toFixed(1)} m</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function TideTableLoading() {
  return (
    <p className="mt-3 animate-pulse text-ink/50" role="status">
      Reading the gauge…
    </p>
  );
}
