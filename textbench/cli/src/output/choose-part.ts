import type { Part, Result } from '@textbench/kit';
import { nearest } from '../arguments/nearest.ts';
import { CommandError } from '../command-error.ts';

/** The part that `--part` names by number or title; the first where it names none. */
export function choosePart(result: Result, wanted: string | undefined): Part {
  if (wanted === undefined) return result.parts[0];
  const titles = result.parts.map(partTitle);
  const byTitle = titles.findIndex((title) => title.toLowerCase() === wanted.toLowerCase());
  const index = byTitle === -1 && /^[0-9]+$/.test(wanted) ? Number(wanted) - 1 : byTitle;
  const part = result.parts[index];
  if (part) return part;
  throw new CommandError('command', `There is no part "${wanted}".`, partHint(wanted, titles));
}

function partHint(wanted: string, titles: readonly string[]): string {
  const close = nearest(wanted, titles);
  if (close.length > 0) return `Did you mean ${close.map((title) => `"${title}"`).join(' or ')}?`;
  const all = titles.map((title, index) => `${index + 1} ${title}`).join(', ');
  return `The parts are: ${all}.`;
}

/** The title of a part; its kind where it has none. */
export function partTitle(part: Part): string {
  return part.title ?? part.kind;
}
