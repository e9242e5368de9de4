import type { Tool } from '../define-tool.ts';
import { parseOptions } from '../options/option-values.ts';
import { plainForms, plainText } from '../result/plain/forms.ts';
import type { Result } from '../result/result.ts';
import { runTool } from '../run-tool.ts';
import { ToolInputError } from '../tool-input-error.ts';
import { awkwardTexts, mixedText } from './awkward-texts.ts';
import type { Law } from './law.ts';
import { BrokenLaw, demand, fixedContext, inputsFrom, sameContent } from './law.ts';

/** A result, or `undefined` where the tool refuses with a clear error; anything else is a bug. */
async function attempt(
  tool: Tool,
  text: string,
  options: Readonly<Record<string, unknown>>,
  what: string,
): Promise<Result | undefined> {
  try {
    return await runTool(tool, inputsFrom(tool, text), options, fixedContext());
  } catch (error) {
    if (error instanceof ToolInputError) {
      demand(error.message.length >= 10, `an error without a sentence on ${what}`);
      const { option } = error;
      demand(option === undefined || option in tool.options, `an error blames "${option}"`);
      return undefined;
    }
    throw new BrokenLaw(`${what}: ${error instanceof Error ? error.stack : String(error)}`);
  }
}

export const examplesHold: Law = {
  name: 'its examples hold',
  async check({ tool }) {
    for (const example of tool.examples) {
      const found = await runTool(tool, example.inputs, example.options ?? {}, fixedContext());
      const output = plainText(found.parts[0]);
      const holds =
        typeof example.output === 'string'
          ? output === example.output
          : example.output.test(output);
      const shown = JSON.stringify(output.slice(0, 2_000));
      demand(holds, `example "${example.title}" gives ${shown}, not ${example.output}`);
    }
  },
};

export const emptyInputWorks: Law = {
  name: 'works on empty input',
  async check({ tool }) {
    const found = await runTool(tool, inputsFrom(tool, ''), {}, fixedContext());
    demand(found.parts[0].kind === tool.result, `gives ${found.parts[0].kind}, not ${tool.result}`);
  },
};

export const awkwardInputIsAnswered: Law = {
  name: 'answers awkward input with a result or a clear error',
  async check({ tool }) {
    for (const [what, text] of Object.entries(awkwardTexts)) {
      const found = await attempt(tool, text, {}, what);
      if (found) demandSoundResult(tool, text, found, what);
    }
  },
};

export const manyCharactersFinish: Law = {
  name: 'finishes 100,000 characters of mixed text',
  async check({ tool }) {
    const text = mixedText(100_000);
    const found = await attempt(tool, text, {}, 'mixed text');
    if (found) demandSoundResult(tool, text, found, 'mixed text');
  },
};

export const resultsRepeat: Law = {
  name: 'gives the same result again, and one that survives a structured clone',
  async check({ tool }) {
    const text = mixedText(2_000);
    const one = await attempt(tool, text, {}, 'mixed text');
    const other = await attempt(tool, text, {}, 'mixed text');
    demand(sameContent(one, other), 'two runs differ');
    demand(sameContent(one, structuredClone(one)), 'the result does not survive a clone');
  },
};

export const everyOptionValueIsAnswered: Law = {
  name: 'answers every choice, toggle and bound of its options',
  async check({ tool }) {
    const text = mixedText(500);
    for (const [name, option] of Object.entries(tool.options)) {
      for (const value of tellingValues(option)) {
        const what = `${name} = ${String(value)}`;
        const found = await attempt(tool, text, { [name]: value }, what);
        if (found) demandSoundResult(tool, text, found, what);
      }
    }
  },
};

function tellingValues(option: Tool['options'][string]): readonly unknown[] {
  switch (option.kind) {
    case 'toggle':
      return [true, false];
    case 'integer':
    case 'number':
      return [option.min, option.max];
    case 'choice':
      return Object.keys(option.choices);
    case 'text':
    case 'multiline':
      return ['', 'a', '\\', '(', '$&', '\u{1f600}', '\ud800'];
    case 'list':
      return [[], ['a'], ['\\', '(']];
    case 'colour':
      return ['#000000', '#ffffff'];
    case 'seed':
      return ['1', 'another seed'];
  }
}

function demandSoundResult(tool: Tool, text: string, found: Result, what: string): void {
  for (const part of found.parts) {
    for (const form of plainForms(part)) form.content();
    if (part.kind === 'marks') demandSoundMarks(part.marks, part.text.length, what);
  }
  for (const { input, marks } of found.inputMarks ?? []) {
    demand(tool.inputs[input]?.kind === 'text', `marks over "${input}", which is no text`);
    demandSoundMarks(marks, text.length, what);
  }
}

function demandSoundMarks(
  marks: readonly { start: number; end: number }[],
  length: number,
  what: string,
): void {
  let reached = 0;
  for (const { start, end } of marks) {
    demand(start >= reached && end > start, `marks overlap or are out of order on ${what}`);
    demand(end <= length, `a mark ends behind the text on ${what}`);
    reached = end;
  }
}

/** Checks that streams give what the whole gives, cut at the places told. */
export async function streamEqualsWhole(
  tool: Tool,
  text: string,
  cuts: readonly number[],
  options: Readonly<Record<string, unknown>>,
): Promise<void> {
  const pieces = cutUp(text, cuts);
  let whole: Result | undefined;
  let refusal: string | undefined;
  try {
    whole = await runTool(tool, inputsFrom(tool, text), options, fixedContext());
  } catch (error) {
    if (!(error instanceof ToolInputError)) throw error;
    refusal = error.message;
  }
  try {
    const values = parseOptions(tool.options, options);
    if (tool.textStream) {
      const stream = tool.textStream(values);
      const output = pieces.map((piece) => stream.push(piece)).join('') + stream.end();
      const main = whole?.parts[0];
      demand(main?.kind === 'text' || !main, 'streams text but its main part is not text');
      const same = output === main?.text;
      demand(same, `stream ${JSON.stringify(output)}, whole ${JSON.stringify(main?.text)}`);
      const facts = stream.facts?.() ?? []; // a stream that tells none is sound
      const sameFacts = facts.length === 0 || sameContent(facts, whole?.facts);
      demand(sameFacts, `stream tells "${facts}", whole "${whole?.facts ?? ''}"`);
    }
    if (tool.summaryStream) {
      const stream = tool.summaryStream(values);
      for (const piece of pieces) stream.push(piece);
      const found = stream.end();
      const shown = `${JSON.stringify(found)}, whole ${JSON.stringify(whole)}`;
      demand(sameContent(found, whole), `stream ${shown}`);
    }
  } catch (error) {
    if (!(error instanceof ToolInputError)) throw error;
    demand(error.message === refusal, `stream refuses: ${error.message}; whole: ${refusal}`);
  }
}

/** Cuts a text at the offsets told, moved so that none splits a surrogate pair. */
function cutUp(text: string, cuts: readonly number[]): string[] {
  const places = cuts
    .map((cut) => cut % (text.length + 1))
    .filter((cut) => !/^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(cut - 1, cut + 1)))
    .sort((one, other) => one - other);
  return [...places, text.length].map((end, index) => text.slice(places[index - 1] ?? 0, end));
}

/** Checks that the declared inverse brings a text back. */
export async function inverseBringsBack(tool: Tool, undoing: Tool, text: string): Promise<void> {
  const { inverse } = tool;
  demand(inverse !== undefined, 'declares no inverse');
  const there = await runTool(tool, inputsFrom(tool, text), inverse.given ?? {}, fixedContext());
  const written = plainText(there.parts[0]);
  const back = await runTool(
    undoing,
    inputsFrom(undoing, written),
    inverse.options ?? {},
    fixedContext(),
  );
  const read = plainText(back.parts[0]);
  const shown = `${JSON.stringify(text)} → ${JSON.stringify(written)} → ${JSON.stringify(read)}`;
  demand(read === text, shown);
}
