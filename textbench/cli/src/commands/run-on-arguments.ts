import { lineAndColumn } from '@textbench/kit';
import type { GeneralValues } from '../arguments/general-flags.ts';
import type { ToolArguments } from '../arguments/tool-arguments.ts';
import type { InputPlan } from '../input/plan-inputs.ts';
import { planInputs } from '../input/plan-inputs.ts';
import { readInputs } from '../input/read-inputs.ts';
import { ReadingTrail } from '../input/reading-trail.ts';
import { demandReadable, sourceName, totalSize } from '../input/source.ts';
import { pieceDecoder } from '../input/text-decoder.ts';
import type { Reading } from '../input/text-pieces.ts';
import { textPieces } from '../input/text-pieces.ts';
import { openSink } from '../output/open-sink.ts';
import type { Progress } from '../output/progress-line.ts';
import { noProgress, progressLine } from '../output/progress-line.ts';
import type { Sink } from '../output/sink.ts';
import type { StepInput } from '../run/pipeline.ts';
import { runSteps } from '../run/run-steps.ts';
import type { Step } from '../run/step.ts';
import { stepPrefix } from '../run/step.ts';
import type { World } from '../world.ts';
import { tell } from '../world.ts';

/** Runs steps on the files and with the flags that the arguments name. */
export async function runOnArguments(
  steps: readonly [Step, ...Step[]],
  { general, operands, namedInputs }: Omit<ToolArguments, 'options'>,
  world: World,
): Promise<void> {
  const plan = planInputs(steps[0].tool.inputs, operands, namedInputs);
  pieceDecoder(general.encoding); // a label that does not exist fails before anything is read
  await demandReadable(Object.values(plan).flat());
  const sink = await openSink(general.output, world.stdout);
  const warnings = steps.flatMap((step) =>
    step.ignored.map((sentence) => `Warning: ${stepPrefix(step)}${sentence}`),
  );
  const progress = await progressFor(plan, sink, general, world);
  const reading: Reading = {
    stdin: () => world.stdin(),
    encoding: general.encoding,
    warn: (message) => void warnings.push(`Warning: ${message}`),
    progress: (bytes) => progress.read(bytes),
  };
  await announceTerminal(plan, general, world);
  try {
    const input = await stepInput(steps[0], plan, reading);
    const said = await runSteps(steps, input, sink, { general, shelf: world.shelf, progress });
    if (general.verbose || world.stderr.isTTY) warnings.push(...said);
  } finally {
    if (!general.quiet) await tell(world, warnings);
  }
}

/** A line of progress for who watches the terminal while the output goes elsewhere. */
async function progressFor(
  plan: InputPlan,
  sink: Sink,
  { quiet }: GeneralValues,
  { stderr }: World,
): Promise<Progress> {
  if (quiet || sink.isTerminal || !stderr.isTTY) return noProgress;
  const totalBytes = await totalSize(Object.values(plan).flat());
  return progressLine(stderr, totalBytes, () => performance.now());
}

/** A command that waits for typed text says so, to who is at the terminal. */
async function announceTerminal(plan: InputPlan, { quiet }: GeneralValues, world: World) {
  const readsStdin = Object.values(plan)
    .flat()
    .some(({ kind }) => kind === 'stdin');
  if (quiet || !readsStdin || !world.stderr.isTTY || !world.stdin().isTTY) return;
  await tell(world, ['Reading from the terminal; end with Ctrl-D on a line of its own.']);
}

async function stepInput({ tool }: Step, plan: InputPlan, reading: Reading): Promise<StepInput> {
  const inputs = Object.entries(tool.inputs);
  const [first, second] = inputs;
  if (first && !second && first[1].kind === 'text') {
    const sources = plan[first[0]] ?? [];
    const trail = new ReadingTrail();
    const name = sources.map(sourceName).join(' + ');
    return { kind: 'pieces', pieces: textPieces(sources, reading, trail), trail, name };
  }
  const values = await readInputs(tool.inputs, plan, reading);
  const locate = (input: string, offset: number): string => {
    const names = (plan[input] ?? []).map(sourceName).join(' + ');
    const value = values[input];
    if (typeof value !== 'string') return names;
    const { line, column } = lineAndColumn(value, offset);
    return `${names}:${line}:${column}`;
  };
  return { kind: 'values', inputs: values, locate };
}
