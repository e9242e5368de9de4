import type { Note, Part } from '@textbench/kit';
import { partTitle } from './choose-part.ts';

/** What of a result is told beside its output. A stream has only facts. */
export interface Remarkable {
  readonly parts?: readonly Part[];
  readonly facts?: readonly string[];
  readonly notes?: readonly Note[];
}

/** Facts, notes, and which other parts there are, a line each. */
export function remarks({ parts = [], facts = [], notes = [] }: Remarkable): string[] {
  const lines = facts.length > 0 ? [facts.join('; ')] : [];
  for (const { tone, text } of notes) lines.push(tone === 'warning' ? `Warning: ${text}` : text);
  const others = parts.map((part, index) => `${index + 1} ${partTitle(part)}`).slice(1);
  if (others.length > 0) lines.push(`More with --part: ${others.join(', ')}`);
  return lines;
}
