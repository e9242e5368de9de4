import { changedValues, parseOptions, type Tool } from '@textbench/kit';
import { toolModules } from '@textbench/tools/modules';
import type { Contest } from './contest.ts';
import { contests } from './contests/index.ts';
import { mixedText } from './text/mixed-text.ts';

/** A tool with a job that is typical of it. */
export interface ToolJob {
  readonly slug: string;
  readonly tool: Tool;
  /** Flags of options that are not at their defaults, with their values as written. */
  readonly flags: readonly (readonly [string, string])[];
  /** Its texts, made from mixed text of so many bytes. */
  texts(bytes: number): readonly string[];
}

/** The tools there are, or those named, each with its first contest; the rest with mixed text. */
export async function toolJobs(only: readonly string[]): Promise<ToolJob[]> {
  const jobs: ToolJob[] = [];
  for (const [slug, load] of Object.entries(toolModules)) {
    if (only.length > 0 && !only.includes(slug)) continue;
    jobs.push(
      jobOf(
        slug,
        await load(),
        contests.find(({ tool }) => tool === slug),
      ),
    );
  }
  return jobs;
}

function jobOf(slug: string, tool: Tool, contest: Contest | undefined): ToolJob {
  const values = parseOptions(tool.options, contest?.options ?? {});
  return {
    slug,
    tool,
    flags: [...changedValues(tool.options, values)],
    texts: (bytes) => contest?.texts?.(mixedText(bytes)) ?? [mixedText(bytes)],
  };
}
