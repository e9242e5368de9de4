import { changedValues, isShown, type OptionDeclaration, type OptionValue } from '@textbench/kit';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useSession, useWorkbench } from '../use-workbench.ts';
import { OptionControl } from './option-control.tsx';

/** The options of a tool in one strip; on a phone folded into one line. */
export function OptionStrip() {
  const session = useSession();
  const { options: declarations } = session.tool;
  const options = useWorkbench((state) => state.options);
  const refusal = useWorkbench((state) =>
    state.run.phase === 'refused' ? state.run.refusal : undefined,
  );
  const [showsMore, setShowsMore] = useState(false);
  const [unfolded, setUnfolded] = useState(false);
  const id = useId();
  const values = options as Readonly<Record<string, OptionValue>>;
  const changed = changedValues(declarations, values).length;
  const shown = Object.entries(declarations).filter(([name]) =>
    isShown(declarations, values, name),
  );
  const isPlain = ([name, option]: [string, OptionDeclaration]) =>
    !option.advanced || name === refusal?.option;
  const plain = shown.filter(isPlain);
  const advanced = shown.filter((entry) => !isPlain(entry));
  if (shown.length === 0) return null;

  const control = ([name, declaration]: [string, OptionDeclaration]) => (
    <OptionControl
      declaration={declaration}
      key={name}
      name={name}
      onChange={(value) => session.setOption(name, value)}
      problem={refusal?.option === name ? refusal.message : undefined}
      value={options[name]}
    />
  );

  return (
    <section
      aria-label="Options"
      className="rounded-t-lg border border-line border-b-0 bg-card px-3.5 py-2.5"
    >
      <button
        aria-controls={id}
        aria-expanded={unfolded}
        className="flex min-h-6 w-full items-center justify-between gap-3 text-sm md:hidden pointer-coarse:min-h-9"
        onClick={() => setUnfolded(!unfolded)}
        type="button"
      >
        <span className="font-semibold">Options</span>
        <span className="truncate text-muted">
          {unfolded ? 'Hide' : changed === 0 ? 'As usual' : `${changed} changed`}
        </span>
      </button>
      <div
        className={`flex-wrap items-start gap-x-5 gap-y-2.5 max-md:pt-2.5 md:flex ${unfolded ? 'flex' : 'hidden'}`}
        id={id}
      >
        {plain.map(control)}
        {showsMore ? advanced.map(control) : null}
        <span className="ml-auto flex gap-1">
          {changed > 0 ? (
            <Button icon="rotate-ccw" onClick={() => session.resetOptions()}>
              Reset
            </Button>
          ) : null}
          {advanced.length > 0 ? (
            <Button
              aria-expanded={showsMore}
              icon="sliders-horizontal"
              onClick={() => setShowsMore(!showsMore)}
            >
              {showsMore ? 'Fewer options' : 'More options'}
            </Button>
          ) : null}
        </span>
      </div>
    </section>
  );
}
