import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { replaceText } from '../workbench/input/replace-text.ts';
import { benchSample } from './bench-actions.ts';
import type { BenchOutcome } from './bench-outcome.ts';
import { noteEarlyWriting, takeEarlyWriting } from './early-writing.ts';
import type { PreparedAction } from './home-data.server.ts';
import { useBench } from './use-bench.ts';

interface BenchProps {
  first: PreparedAction;
  actions: readonly PreparedAction[];
  sampleFacts: readonly string[];
}

const fieldId = 'bench-text';
noteEarlyWriting(fieldId);

/** The product in small: a text on the left that can be written in, what a tool makes of it on the right. */
export function Bench({ first, actions, sampleFacts }: BenchProps) {
  const bench = useBench(first, sampleFacts);
  const field = useRef<HTMLTextAreaElement>(null);
  const { write } = bench;

  function clear(): void {
    if (field.current) replaceText(field.current, '');
    write('');
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page comes alive
  useEffect(() => {
    const early = takeEarlyWriting(fieldId);
    if (early === undefined || !field.current) return;
    field.current.value = early;
    write(early);
  }, []);

  return (
    <section aria-label="Try it" className="overflow-clip rounded-lg border border-line bg-card">
      <BenchActions actions={actions} chosen={bench.action} onChoose={bench.choose} />
      <div className="grid md:grid-cols-2">
        <div className="flex min-w-0 flex-col border-line max-md:border-b md:border-r">
          <div className={barLook}>
            <label className="mr-auto font-semibold" htmlFor={fieldId}>
              Your text
            </label>
            <Button icon="eraser" onClick={clear}>
              Clear
            </Button>
          </div>
          <textarea
            className={`${paneLook} block resize-none`}
            defaultValue={benchSample}
            id={fieldId}
            onChange={(event) => bench.write(event.target.value)}
            ref={field}
            placeholder="Type or paste a text here"
            spellCheck={false}
          />
          <Facts facts={bench.inputFacts} />
        </div>
        <div className="flex min-w-0 flex-col">
          <div className={barLook}>
            <h2 className="mr-auto font-sans font-semibold text-sm tracking-normal">Result</h2>
            <CopyButton outcome={bench.outcome} />
          </div>
          <Outcome outcome={bench.outcome} />
          <Facts facts={bench.outcome.kind === 'problem' ? [] : bench.outcome.facts}>
            <Link
              className="ml-auto inline-flex items-center gap-1 text-accent underline-offset-3 hover:underline"
              to={bench.action.href}
            >
              Open {bench.action.title}
              <Icon name="arrow-right" size={14} />
            </Link>
          </Facts>
        </div>
      </div>
    </section>
  );
}

const barLook = 'flex min-h-11 items-center gap-1 border-line border-b py-1 pr-2 pl-4 text-sm';
const paneLook =
  'outline-offset-[-2px] h-48 w-full overflow-auto md:h-56 whitespace-pre-wrap bg-transparent px-4 py-3 font-mono text-sm/[1.65]';

interface BenchActionsProps {
  actions: readonly PreparedAction[];
  chosen: PreparedAction;
  onChoose: (action: PreparedAction) => void;
}

function BenchActions({ actions, chosen, onChoose }: BenchActionsProps) {
  return (
    <fieldset
      aria-label="What to do with the text"
      className="flex min-w-0 gap-1 overflow-x-auto border-line border-b bg-soft p-1.5 [scrollbar-width:none] md:flex-wrap"
    >
      {actions.map((action) => (
        <button
          aria-pressed={action.slug === chosen.slug}
          className="h-8 shrink-0 rounded-sm border border-transparent px-3 text-muted text-sm hover:text-ink aria-pressed:border-line aria-pressed:bg-card aria-pressed:text-ink pointer-coarse:h-11"
          key={action.slug}
          onClick={() => onChoose(action)}
          type="button"
        >
          {action.label}
        </button>
      ))}
    </fieldset>
  );
}

function Outcome({ outcome }: { outcome: BenchOutcome }) {
  if (outcome.kind === 'figures')
    return (
      <dl className="h-48 overflow-auto px-4 py-2 text-sm md:h-56">
        {outcome.figures.map(({ label, value }) => (
          <div className="flex justify-between gap-4 border-line border-b py-1" key={label}>
            <dt className="text-muted">{label}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    );
  return (
    <output
      className={`${paneLook} block ${outcome.kind === 'problem' ? 'text-danger' : ''}`}
      htmlFor={fieldId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it
      tabIndex={0}
    >
      {outcome.kind === 'text' ? outcome.text : outcome.message}
    </output>
  );
}

function Facts({ facts, children }: { facts: readonly string[]; children?: React.ReactNode }) {
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-4 border-line border-t px-4 py-1.5 text-muted text-xs tabular-nums">
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      {children}
    </div>
  );
}

function CopyButton({ outcome }: { outcome: BenchOutcome }) {
  const [copied, setCopied] = useState<string | null>(null);
  const text = plainText(outcome);
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(text);
    setCopied(text);
  }
  return (
    <Button
      disabled={text === ''}
      icon={copied === text ? 'check' : 'copy'}
      look="primary"
      onClick={copy}
    >
      {copied === text ? 'Copied' : 'Copy'}
    </Button>
  );
}

function plainText(outcome: BenchOutcome): string {
  if (outcome.kind === 'text') return outcome.text;
  if (outcome.kind === 'problem') return '';
  return outcome.figures.map(({ label, value }) => `${label}\t${value}`).join('\n');
}
