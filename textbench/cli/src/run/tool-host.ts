import { randomBytes } from 'node:crypto';
import type { InputValue, OptionValues, Result, RunContext, Tool } from '@textbench/kit';
import { runTool } from '@textbench/kit';

type Answer<T> = T | Promise<T>;

/** A text stream that may run elsewhere. */
export interface HostedTextStream {
  push(piece: string): Answer<string>;
  end(): Answer<string>;
  facts(): Answer<readonly string[]>;
}

/** A summary stream that may run elsewhere. */
export interface HostedSummaryStream {
  push(piece: string): Answer<void>;
  end(): Answer<Result>;
}

/** Runs one tool with one set of options, in this thread or in another. */
export interface ToolHost {
  run(inputs: Readonly<Record<string, InputValue>>): Promise<Result>;
  /** Only for a tool that has one. */
  textStream(): Answer<HostedTextStream>;
  /** Only for a tool that has one. */
  summaryStream(): Answer<HostedSummaryStream>;
  close(): Promise<void>;
}

/** Runs the tool in this thread. */
export function localHost(
  tool: Tool,
  options: OptionValues,
  progress: RunContext['progress'] = () => {},
): ToolHost {
  const secureRandom = (count: number) => new Uint8Array(randomBytes(count));
  return {
    run: (inputs) => runTool(tool, inputs, options, { progress, secureRandom }),
    textStream() {
      const stream = tool.textStream?.(options);
      if (!stream) throw new Error('The tool streams no text.');
      return {
        push: (piece) => stream.push(piece),
        end: () => stream.end(),
        facts: () => stream.facts?.() ?? [],
      };
    },
    summaryStream() {
      const stream = tool.summaryStream?.(options);
      if (!stream) throw new Error('The tool streams no summary.');
      return stream;
    },
    close: async () => {},
  };
}
