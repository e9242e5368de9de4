import { useCallback, useState } from 'react';
import type { ToolPageData } from '../workbench/tool-page-data.ts';
import { Workbench } from '../workbench/workbench.tsx';
import type { WorkbenchSession } from '../workbench/workbench-session.ts';
import { Reference } from './reference.tsx';
import { ToolHeading } from './tool-heading.tsx';

/** The page of a tool: the bench fills the window, below it the page reads like a reference. */
export function ToolPage({ tool }: { tool: ToolPageData }) {
  const [session, setSession] = useState<WorkbenchSession>();
  const onSession = useCallback((ready: WorkbenchSession) => setSession(ready), []);
  return (
    <main
      className="mx-auto w-full max-w-[1440px] px-4 pb-24 md:px-7 md:pb-12"
      id="main"
      tabIndex={-1}
    >
      <div className="flex flex-col pt-4 md:h-[calc(100dvh-var(--header-height,56px))] md:min-h-[560px] md:pb-4">
        <ToolHeading tool={tool} />
        <Workbench onSession={onSession} tool={tool} />
      </div>
      <Reference session={session} tool={tool} />
    </main>
  );
}
