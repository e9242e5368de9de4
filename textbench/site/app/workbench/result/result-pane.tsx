import { Suspense, useEffect, useState } from 'react';
import { useSession, useWorkbench } from '../use-workbench.ts';
import { Viewer } from '../viewers/viewer.tsx';
import { PartTabs } from './part-tabs.tsx';
import { ResultActions } from './result-actions.tsx';
import { ResultAnnouncement } from './result-announcement.tsx';
import { ResultFacts } from './result-facts.tsx';
import { RunStatus } from './run-status.tsx';

/** The result: its actions, what became of the run, the chosen part, its facts. */
export function ResultPane() {
  const session = useSession();
  const result = useWorkbench((state) => state.result);
  const chosen = useWorkbench((state) => state.chosenPart);
  const outdated = useWorkbench((state) => state.outdated);
  const phase = useWorkbench((state) => state.run.phase);
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const shown = result?.parts[chosen];
  const covered =
    phase === 'refused' || phase === 'failed' || phase === 'ready' || phase === 'stopped';
  return (
    <section aria-label="Result" className="flex min-h-64 min-w-0 flex-1 flex-col md:min-h-0">
      <header className="@container flex min-h-[42px] flex-wrap items-center gap-1 border-line border-b py-0.5 pr-2 pl-3.5">
        <h2 className="mr-auto font-sans font-semibold text-sm tracking-normal">Result</h2>
        <ResultActions />
      </header>
      {result && result.parts.length > 1 ? (
        <PartTabs
          chosen={chosen}
          onChoose={(index) => session.choosePart(index)}
          parts={result.parts}
        />
      ) : null}
      <div className="relative flex min-h-0 flex-1 flex-col">
        <RunStatus />
        <div
          className={`flex min-h-0 flex-1 flex-col ${covered && result ? 'opacity-40' : ''}`}
          data-alive={alive}
          data-outdated={outdated}
          data-phase={phase}
          data-testid="result"
        >
          {shown ? (
            <Suspense fallback={null}>
              <Viewer part={shown.part} />
            </Suspense>
          ) : phase === 'empty' ? (
            <p className="px-4 py-3.5 text-muted">The result appears here.</p>
          ) : null}
          {shown?.cut ? (
            <p className="border-line border-t bg-soft px-4 py-2 text-muted text-xs">{shown.cut}</p>
          ) : null}
        </div>
        {result?.notes.map((note) => (
          <p
            className={`border-line border-t px-4 py-2 text-sm ${note.tone === 'warning' ? 'bg-warning-soft text-warning' : 'bg-soft text-muted'}`}
            key={note.text}
          >
            {note.text}
          </p>
        ))}
      </div>
      <ResultFacts />
      <ResultAnnouncement />
    </section>
  );
}
