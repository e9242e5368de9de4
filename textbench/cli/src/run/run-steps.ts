import type { Result } from '@textbench/kit';
import type { GeneralValues } from '../arguments/general-flags.ts';
import { CommandError } from '../command-error.ts';
import { chooseExtension, chooseForm } from '../output/choose-form.ts';
import { choosePart } from '../output/choose-part.ts';
import type { Progress } from '../output/progress-line.ts';
import { remarks } from '../output/remarks.ts';
import type { Sink } from '../output/sink.ts';
import { structuredJson } from '../output/structured-json.ts';
import type { ToolShelf } from '../tool-shelf.ts';
import type { Outcome, StepInput } from './pipeline.ts';
import { asInput, runStep } from './pipeline.ts';
import type { Step } from './step.ts';
import { stepPrefix } from './step.ts';
import type { ToolHost } from './tool-host.ts';
import { localHost } from './tool-host.ts';
import { workerHost } from './worker-host.ts';

/** What a run needs beside its steps and its input. */
export interface Surroundings {
  readonly general: GeneralValues;
  readonly shelf: ToolShelf;
  readonly progress: Progress;
}

/**
 * Runs steps one after another and writes what the last one gives. Steps that stream work on the
 * same piece after another; one that does not waits for the whole.
 *
 * @returns what the steps have to say beside their output, a line each
 */
export async function runSteps(
  steps: readonly [Step, ...Step[]],
  input: StepInput,
  sink: Sink,
  { general, shelf, progress }: Surroundings,
): Promise<string[]> {
  const final = steps.at(-1) ?? steps[0];
  if (wantsMainPart(general)) chooseExtension(final.tool.result, general); // before the work
  const hosts: ToolHost[] = [];
  const outcomes: { readonly step: Step; readonly outcome: Outcome }[] = [];
  try {
    let next = input;
    let last: Outcome | undefined;
    for (const [index, step] of steps.entries()) {
      const host = await hostFor(step, shelf, progress);
      hosts.push(host);
      const onlyText = index < steps.length - 1 || wantsMainPart(general);
      last = await runStep({ step, host, onlyText }, next);
      outcomes.push({ step, outcome: last });
      next = asInput(last, step);
    }
    if (last) await writeOutcome(last, final, sink, general);
    await sink.finish();
    return await allRemarks(outcomes);
  } catch (error) {
    await sink.abandon();
    throw error;
  } finally {
    progress.clear();
    for (const host of hosts) await host.close();
  }
}

function hostFor(
  { slug, tool, options }: Step,
  shelf: ToolShelf,
  progress: Progress,
): Promise<ToolHost> {
  if (!tool.runsPersonsPattern) {
    return Promise.resolve(localHost(tool, options, (done) => progress.share(done)));
  }
  return workerHost({ modules: shelf.modules, slug, options });
}

/** Whether the flags ask for the main part only: then a text may come piece by piece. */
function wantsMainPart({ json, part }: GeneralValues): boolean {
  return !json && (part === undefined || part === '1');
}

async function writeOutcome(
  outcome: Outcome,
  step: Step,
  sink: Sink,
  general: GeneralValues,
): Promise<void> {
  if (outcome.kind === 'result') {
    await writeWithEnd(sink, contentOf(outcome.result, step, sink, general));
    return;
  }
  let lastSign = '\n';
  for await (const piece of outcome.pieces) {
    await sink.write(piece);
    lastSign = piece.slice(-1);
  }
  if (sink.isTerminal && lastSign !== '\n') await sink.write('\n');
}

async function writeWithEnd(sink: Sink, content: string | Uint8Array): Promise<void> {
  await sink.write(content);
  const unfinished = typeof content === 'string' && content !== '' && !content.endsWith('\n');
  if (sink.isTerminal && unfinished) await sink.write('\n');
}

function contentOf(
  result: Result,
  step: Step,
  sink: Sink,
  { json, part, format, output }: GeneralValues,
): string | Uint8Array {
  if (json) return structuredJson(step.slug, result);
  const form = chooseForm(choosePart(result, part), { format, output });
  const content = form.content();
  if (typeof content !== 'string' && sink.isTerminal) {
    const hint = `Write it to a file (-o NAME.${form.extension}) or into a pipe.`;
    throw new CommandError('command', `${form.mediaType} is not for a terminal.`, hint);
  }
  return content;
}

async function allRemarks(
  outcomes: readonly { readonly step: Step; readonly outcome: Outcome }[],
): Promise<string[]> {
  const lines: string[] = [];
  for (const [index, { step, outcome }] of outcomes.entries()) {
    const isLast = index === outcomes.length - 1;
    const said =
      outcome.kind === 'pieces'
        ? remarks({ facts: await outcome.facts() })
        : remarks(isLast ? outcome.result : { ...outcome.result, parts: [] });
    lines.push(...said.map((line) => stepPrefix(step) + line));
  }
  return lines;
}
