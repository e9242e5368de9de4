import { useEffect, useState } from 'react';
import { counted } from '../counted.ts';
import { useWorkbench } from '../use-workbench.ts';
import type { WorkbenchState } from '../workbench-state.ts';

/** Long enough that nothing is said between two keys. */
const pause = 1_200;

/** Tells screen readers of a new result, once the person has stopped typing. */
export function ResultAnnouncement() {
  const summary = useWorkbench(resultSummary);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(summary), pause);
    return () => clearTimeout(timer);
  }, [summary]);
  return (
    <p className="sr-only" role="status">
      {said}
    </p>
  );
}

function resultSummary({ run, result }: WorkbenchState): string {
  if (run.phase !== 'finished' || !result) return '';
  const { size } = result;
  const facts = size ? [counted(size.lines, 'line'), counted(size.characters, 'character')] : [];
  return ['Result ready', ...facts, ...result.facts].join(', ');
}
