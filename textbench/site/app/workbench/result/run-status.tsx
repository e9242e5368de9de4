import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Refusal } from '../../worker/protocol.ts';
import { revealInInput } from '../input/replace-text.ts';
import { useSession, useWorkbench } from '../use-workbench.ts';

/** A run that takes longer than this shows progress and can be cancelled. */
const shownAfter = 2_000;

/** What became of the newest run, where that is not simply its result. */
export function RunStatus() {
  const session = useSession();
  const run = useWorkbench((state) => state.run);
  switch (run.phase) {
    case 'empty':
    case 'finished':
      return null;
    case 'running':
      return <Progress done={run.done} />;
    case 'ready':
    case 'stopped':
      return (
        <Banner>
          <p>
            {run.phase === 'stopped'
              ? 'Stopped.'
              : (session.tool.startsOnButton ?? 'This text is long, so it runs when you say so.')}
          </p>
          <Button icon="play" look="primary" onClick={() => session.runNow()}>
            Run
          </Button>
        </Banner>
      );
    case 'refused':
      return <RefusalMessage refusal={run.refusal} />;
    case 'failed':
      return (
        <Banner tone="danger">
          <p role="alert">
            Something went wrong in this tool, and it is our mistake: {run.message} Your text is
            untouched.
          </p>
          <Button look="outline" onClick={() => session.runNow()}>
            Try again
          </Button>
        </Banner>
      );
  }
}

function Progress({ done }: { done: number | null }) {
  const session = useSession();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), shownAfter);
    return () => clearTimeout(timer);
  }, []);
  if (!slow) return null;
  const percent = done === null ? null : Math.round(done * 100);
  return (
    <Banner>
      <progress
        aria-label="Progress"
        className="h-1.5 min-w-16 flex-1"
        max={100}
        {...(percent === null ? {} : { value: percent })}
      />
      <span className="w-20 tabular-nums">{percent === null ? 'Working' : `${percent} %`}</span>
      <Button look="outline" onClick={() => session.cancel()}>
        Cancel
      </Button>
    </Banner>
  );
}

function RefusalMessage({ refusal }: { refusal: Refusal }) {
  const { message, option, position } = refusal;
  return (
    <Banner tone="danger">
      <p {...(option ? {} : { role: 'alert' })}>
        {position ? `Line ${position.line}, column ${position.column}: ` : ''}
        {message}
      </p>
      {position ? (
        <Button
          look="outline"
          onClick={() => revealInInput(position.input, position.offset, position.length)}
        >
          Show it
        </Button>
      ) : null}
    </Banner>
  );
}

interface BannerProps {
  tone?: 'calm' | 'danger';
  children: React.ReactNode;
}

/** Lies over the top of the result, so that nothing moves when it comes and goes. */
function Banner({ tone = 'calm', children }: BannerProps) {
  const look = tone === 'danger' ? 'bg-danger-soft text-danger' : 'bg-card text-ink';
  return (
    <div
      className={`absolute inset-x-0 top-0 z-10 flex flex-wrap items-center justify-between gap-3 border-line border-b px-4 py-2.5 text-sm ${look}`}
    >
      {tone === 'danger' ? <Icon className="mt-0.5 self-start" name="circle-alert" /> : null}
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-3">
        {children}
      </div>
    </div>
  );
}
