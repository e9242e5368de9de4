import { type DragEvent, useEffect, useRef, useState } from 'react';
import { keepFocus } from '../ui/kept-focus.ts';
import { InputPane } from './input/input-pane.tsx';
import { keepAddressCurrent, openSession } from './open-session.ts';
import { OptionStrip } from './options/option-strip.tsx';
import { ResultPane } from './result/result-pane.tsx';
import { SendOn } from './send-on.tsx';
import type { ToolPageData } from './tool-page-data.ts';
import { createToolRunner } from './tool-runner.ts';
import { SessionContext } from './use-workbench.ts';
import { preloadViewer } from './viewers/viewer.tsx';
import { WorkbenchSession } from './workbench-session.ts';

interface WorkbenchProps {
  tool: ToolPageData;
  /** Told the session once it can be used: examples further down the page load into it. */
  onSession: (session: WorkbenchSession) => void;
}

/** By number of inputs: result alone; beside the one input; under two inputs side by side. */
const layouts = [
  { bench: '', inputs: '' },
  { bench: 'md:grid-cols-2', inputs: 'md:border-r' },
  {
    bench: 'md:grid-rows-[minmax(0,2fr)_minmax(0,3fr)]',
    inputs: 'md:flex-row md:divide-x md:divide-line md:border-b',
  },
];

/** A tool at work: options above, input left, result right; on a phone one under the other. */
export function Workbench({ tool, onSession }: WorkbenchProps) {
  const [session] = useState(() => new WorkbenchSession(tool, createToolRunner()));
  const [dropping, setDropping] = useState(false);
  const bench = useRef<HTMLDivElement>(null);
  const inputs = Object.entries(tool.inputs);
  const [first] = inputs;

  useEffect(() => {
    onSession(session);
    preloadViewer(session.tool.resultKind);
    const release = keepAddressCurrent(session);
    void openSession(session);
    return () => {
      release();
      session.dispose();
    };
  }, [session, onSession]);

  useEffect(() => (bench.current ? keepFocus(bench.current) : undefined), []);

  function drop(event: DragEvent): void {
    setDropping(false);
    const files = [...event.dataTransfer.files];
    if (files.length === 0 || !first) return;
    event.preventDefault();
    void session.openFiles(droppedOn(event) ?? first[0], files);
  }

  return (
    <SessionContext value={session}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the whole bench takes dropped files and Ctrl+Enter; buttons do the same */}
      <div
        className="flex min-h-0 flex-1 flex-col"
        onDragLeave={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDropping(false);
        }}
        onDragOver={(event) => {
          if (!first || !event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setDropping(true);
        }}
        onDrop={drop}
        ref={bench}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) session.runNow();
        }}
      >
        <OptionStrip />
        <div
          className={`grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] overflow-hidden rounded-b-lg border border-line bg-card first:rounded-t-lg ${layouts[Math.min(inputs.length, 2)]?.bench} ${dropping ? 'outline-2 outline-accent outline-dashed outline-offset-[-6px]' : ''}`}
        >
          {inputs.length > 0 ? (
            <div
              className={`flex min-h-0 flex-col border-line max-md:border-b max-md:divide-y max-md:divide-line ${layouts[Math.min(inputs.length, 2)]?.inputs}`}
            >
              {inputs.map(([name, declaration]) => (
                <div className="flex min-h-0 min-w-0 flex-1 flex-col" data-drop={name} key={name}>
                  <InputPane declaration={declaration} name={name} />
                </div>
              ))}
            </div>
          ) : null}
          <ResultPane />
        </div>
        <SendOn />
      </div>
    </SessionContext>
  );
}

function droppedOn(event: DragEvent): string | undefined {
  const pane = event.target instanceof Element ? event.target.closest('[data-drop]') : null;
  return pane?.getAttribute('data-drop') ?? undefined;
}
