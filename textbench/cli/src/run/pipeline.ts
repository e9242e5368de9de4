import type { InputValue, Result, Tool } from '@textbench/kit';
import { plainText } from '@textbench/kit';
import { isOptional } from '../input/plan-inputs.ts';
import { ReadingTrail } from '../input/reading-trail.ts';
import { wholeText } from '../input/text-pieces.ts';
import type { Locate, Step } from './step.ts';
import { stepError } from './step.ts';
import type { ToolHost } from './tool-host.ts';
import { wholePairs } from './whole-pairs.ts';
import { youngSpaceWatch } from './young-space.ts';

/** The one input of a tool that a step before it can feed. */
export function fedInput({ inputs }: Pick<Tool, 'inputs'>): string | undefined {
  const [needed, second] = Object.entries(inputs).filter(([, input]) => !isOptional(input));
  if (!needed || second) return undefined;
  const [name, input] = needed;
  return input.kind === 'text' || (input.kind === 'texts' && input.min <= 1) ? name : undefined;
}

/** What a step works on. */
export type StepInput =
  | {
      readonly kind: 'values';
      readonly inputs: Readonly<Record<string, InputValue>>;
      readonly locate: Locate;
    }
  | {
      readonly kind: 'pieces';
      readonly pieces: AsyncIterable<string>;
      /** Follows the pieces as they are read. */
      readonly trail: ReadingTrail;
      readonly name: string;
    };

type PieceInput = StepInput & { kind: 'pieces' };

/** What a step gives: text that comes while it works, or a result at its end. */
export type Outcome =
  | {
      readonly kind: 'pieces';
      readonly pieces: AsyncIterable<string>;
      /** To be asked after the last piece. */
      facts(): Promise<readonly string[]>;
    }
  | { readonly kind: 'result'; readonly result: Result };

export interface HostedStep {
  readonly step: Step;
  readonly host: ToolHost;
  /** Whether its main text is all that is wanted of it, so that it may come piece by piece. */
  readonly onlyText: boolean;
}

/** Runs one step. What it throws names the step and the place in its input. */
export async function runStep(hosted: HostedStep, input: StepInput): Promise<Outcome> {
  const { step, onlyText, host } = hosted;
  try {
    if (input.kind === 'values') return asOutcome(await host.run(input.inputs));
    if (step.tool.textStream && onlyText) return await streamText(hosted, input);
    if (step.tool.summaryStream) return await streamSummary(hosted, input);
    return asOutcome(await host.run(await collected(step, input)));
  } catch (error) {
    throw stepError(step, error, locator(input));
  }
}

/** What a step gave, as the input of the next one. */
export function asInput(outcome: Outcome, { number = 1 }: Step): StepInput {
  const name = `result of step ${number}`;
  const trail = new ReadingTrail();
  const pieces =
    outcome.kind === 'pieces' ? outcome.pieces : onePiece(plainText(outcome.result.parts[0]));
  return { kind: 'pieces', pieces: followed(pieces, trail, name), trail, name };
}

async function* onePiece(text: string): AsyncGenerator<string> {
  if (text !== '') yield text;
}

async function* followed(
  pieces: AsyncIterable<string>,
  trail: ReadingTrail,
  name: string,
): AsyncGenerator<string> {
  trail.open(name);
  for await (const piece of pieces) {
    trail.add(piece);
    yield piece;
  }
}

function asOutcome(result: Result): Outcome {
  return { kind: 'result', result };
}

function locator(input: StepInput): Locate {
  return input.kind === 'values' ? input.locate : (_name, offset) => input.trail.where(offset);
}

async function collected(
  { tool }: Step,
  { pieces, trail, name }: PieceInput,
): Promise<Record<string, InputValue>> {
  const text = await wholeText(pieces, name);
  trail.hold(text);
  const fed = fedInput(tool);
  const entries = Object.entries(tool.inputs).map(([input, { kind }]): [string, InputValue] => {
    const own = input === fed ? text : '';
    return [input, kind === 'texts' ? [{ name, text: own }] : own];
  });
  return Object.fromEntries(entries);
}

async function streamText({ step, host }: HostedStep, input: PieceInput): Promise<Outcome> {
  const stream = await host.textStream();
  const watch = youngSpaceWatch();
  async function* output(): AsyncGenerator<string> {
    try {
      for await (const piece of input.pieces) {
        watch();
        yield await stream.push(piece);
      }
      yield await stream.end();
    } catch (error) {
      throw stepError(step, error, locator(input));
    }
  }
  return { kind: 'pieces', pieces: wholePairs(output()), facts: async () => stream.facts() };
}

async function streamSummary({ host }: HostedStep, { pieces }: PieceInput): Promise<Outcome> {
  const stream = await host.summaryStream();
  const watch = youngSpaceWatch();
  for await (const piece of pieces) {
    watch();
    await stream.push(piece);
  }
  return asOutcome(await stream.end());
}
