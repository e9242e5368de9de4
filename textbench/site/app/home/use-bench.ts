import { useEffect, useRef, useState } from 'react';
import type { ToolRunner } from '../workbench/tool-runner.ts';
import { benchSample } from './bench-actions.ts';
import { type BenchOutcome, benchOutcome, sizeFacts } from './bench-outcome.ts';
import type { PreparedAction } from './home-data.server.ts';

export interface BenchState {
  readonly action: PreparedAction;
  readonly outcome: BenchOutcome;
  /** Size of the text; of the sample until something else was run. */
  readonly inputFacts: readonly string[];
  readonly write: (text: string) => void;
  readonly choose: (action: PreparedAction) => void;
}

/**
 * The state of the bench. The sample's results are there from the build; the worker that runs
 * everything else is loaded when somebody writes.
 */
export function useBench(first: PreparedAction, sampleFacts: readonly string[]): BenchState {
  const [text, setText] = useState(benchSample);
  const [action, setAction] = useState(first);
  const [outcome, setOutcome] = useState(first.outcome);
  const [inputFacts, setInputFacts] = useState(sampleFacts);
  const runner = useLazyRunner();

  function show(nextText: string, nextAction: PreparedAction): void {
    setText(nextText);
    setAction(nextAction);
    if (nextText === benchSample) {
      runner.cancel();
      setOutcome(nextAction.outcome);
      setInputFacts(sampleFacts);
      return;
    }
    const request = {
      slug: nextAction.slug,
      inputs: { [nextAction.inputName]: { kind: 'text', text: nextText } },
      options: nextAction.options,
    } as const;
    runner.run(request, (event) => {
      if (event.type === 'finished') {
        const { parts, facts, size, inputSizes } = event.result;
        setOutcome(benchOutcome(parts[0].part, [...(size ? sizeFacts(size) : []), ...facts]));
        setInputFacts(Object.values(inputSizes).flatMap(sizeFacts));
      } else if (event.type === 'refused') {
        setOutcome({ kind: 'problem', message: event.refusal.message });
      } else if (event.type === 'failed') {
        setOutcome({ kind: 'problem', message: event.message });
      }
    });
  }

  return {
    action,
    outcome,
    inputFacts,
    write: (next) => show(next, action),
    choose: (next) => show(text, next),
  };
}

type RunArguments = Parameters<ToolRunner['run']>;

/** A runner that is loaded with its first run; the newest run before that is the one that starts. */
function useLazyRunner() {
  const loading = useRef<Promise<ToolRunner>>(null);
  const newest = useRef(0);
  useEffect(
    () => () => {
      newest.current++;
      void loading.current?.then((runner) => runner.dispose());
      loading.current = null;
    },
    [],
  );
  return {
    run(...run: RunArguments): void {
      const mine = ++newest.current;
      loading.current ??= loadRunner(() => {
        loading.current = null; // the next run tries again
      });
      void loading.current.then((runner) => {
        if (mine === newest.current) runner.run(...run);
      });
    },
    cancel(): void {
      newest.current++;
      void loading.current?.then((runner) => runner.cancel());
    },
  };
}

function loadRunner(failed: () => void): Promise<ToolRunner> {
  const runner = import('../workbench/tool-runner.ts').then((module) => module.createToolRunner());
  runner.catch(failed);
  return runner;
}
