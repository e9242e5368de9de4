import { counted } from '../counted.ts';
import { useWorkbench } from '../use-workbench.ts';

/** Size of the result, what the tool tells of it, and how long the work took. */
export function ResultFacts() {
  const result = useWorkbench((state) => state.result);
  const { size } = result ?? {};
  const sizes = size ? [counted(size.lines, 'line'), counted(size.characters, 'character')] : [];
  // A tool may tell of the same counts.
  const facts = new Set([...sizes, ...(result?.facts ?? [])]);
  return (
    <footer className="flex h-9 shrink-0 items-center gap-x-4 overflow-hidden whitespace-nowrap border-line border-t px-4 text-muted text-xs tabular-nums">
      {[...facts].map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      {result ? <span className="ml-auto">{duration(result.milliseconds)}</span> : null}
    </footer>
  );
}

function duration(milliseconds: number): string {
  if (milliseconds >= 1_000) return `${(milliseconds / 1_000).toFixed(1)} s`;
  return milliseconds < 0.1 ? 'under 0.1 ms' : `${milliseconds.toFixed(1)} ms`;
}
