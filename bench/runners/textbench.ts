import { plainText, type RunContext, runTool } from '@textbench/kit';
import { toolModules } from '@textbench/tools/modules';
import type { Contest } from '../contest.ts';

const context: RunContext = {
  progress() {},
  secureRandom: (count) => crypto.getRandomValues(new Uint8Array(count)),
};

/** A run as page and command make it: options checked, text to result; then the result as plain text. */
export async function toolJob(
  contest: Contest,
  texts: readonly string[],
): Promise<() => Promise<string>> {
  const tool = await toolModules[contest.tool]?.();
  if (!tool) throw new Error(`There is no tool ${contest.tool}.`);
  const inputs = contest.inputs?.(texts) ?? { text: texts[0] ?? '' };
  return async () => {
    const { parts } = await runTool(tool, inputs, contest.options ?? {}, context);
    return plainText(parts[0]);
  };
}
