import type { Tool } from '@textbench/kit';
import { formExtensions } from '@textbench/kit';
import { generalFlags, isGeneralFlag } from '../arguments/general-flags.ts';
import { toolFlags } from '../arguments/tool-flags.ts';
import type { ToolShelf } from '../tool-shelf.ts';
import { commandNames } from '../tool-shelf.ts';

/**
 * What may stand for the last of the words; none where a file may.
 *
 * @param words what follows the name of the command; the last may be empty or unfinished
 */
export async function completionCandidates(
  words: readonly string[],
  shelf: ToolShelf,
): Promise<string[]> {
  const current = words.at(-1) ?? '';
  const [first = ''] = words;
  const slugs = shelf.entries.map((entry) => entry.slug);
  if (words.length <= 1) return starting([...commandNames, ...slugs], current);
  if (first === 'describe' || first === 'help') return starting(slugs, current);
  if (first === 'completion') return starting(['bash', 'zsh', 'fish'], current);
  if (!slugs.includes(first)) return starting(generalNames(), dashed(current));
  return toolCandidates(await shelf.load(first), words.at(-2) ?? '', current);
}

function toolCandidates(tool: Tool, previous: string, current: string): string[] {
  const joined = /^--([^=]+)=(.*)$/s.exec(current);
  if (joined?.[1] !== undefined) {
    return starting(values(tool, joined[1]), joined[2] ?? '').map(
      (value) => `--${joined[1]}=${value}`,
    );
  }
  if (previous.startsWith('--')) {
    const choices = values(tool, previous.slice(2));
    if (choices.length > 0) return starting(choices, current);
  }
  const own = [...toolFlags(tool).keys()].map((flag) => `--${flag}`);
  return starting([...own, ...generalNames()], dashed(current));
}

function values(tool: Tool, flag: string): string[] {
  const meaning = toolFlags(tool).get(flag);
  if (!meaning && flag === 'format') return [...formExtensions[tool.result]];
  const option = meaning?.kind === 'option' ? tool.options[meaning.option] : undefined;
  return option?.kind === 'choice' ? Object.keys(option.choices) : [];
}

function generalNames(): string[] {
  return Object.keys(generalFlags)
    .filter(isGeneralFlag)
    .map((flag) => `--${flag}`);
}

/** Flags are offered only to a word that starts as one: else a file is meant. */
function dashed(current: string): string {
  return current.startsWith('-') ? current : '\u0000';
}

function starting(candidates: readonly string[], start: string): string[] {
  return [...new Set(candidates)].filter((candidate) => candidate.startsWith(start));
}
