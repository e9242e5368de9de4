/** What a search needs to know of a tool. */
export interface SearchableTool {
  readonly title: string;
  readonly description: string;
}

/**
 * The tools whose title or description holds the query, case aside; none for an empty query.
 * Titles that begin with it come first, then titles that hold it, then descriptions.
 */
export function findTools<T extends SearchableTool>(query: string, tools: readonly T[]): T[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return [];
  const ranks: [T[], T[], T[]] = [[], [], []];
  for (const tool of tools) {
    const position = tool.title.toLowerCase().indexOf(wanted);
    if (position === 0) ranks[0].push(tool);
    else if (position > 0) ranks[1].push(tool);
    else if (tool.description.toLowerCase().includes(wanted)) ranks[2].push(tool);
  }
  return ranks.flat();
}

/** What the overlay says where it shows no tools; `null` where it shows some. */
export function searchNotice(query: string, found: number): string | null {
  if (query.trim() === '') return 'Start typing to search for tools...';
  return found === 0 ? `No tools found matching "${query}"` : null;
}

/** The text in pieces, those that match the query marked. Case folding that changes lengths marks nothing. */
export function markMatches(text: string, query: string): { text: string; match: boolean }[] {
  const wanted = query.trim().toLowerCase();
  const lower = text.toLowerCase();
  if (wanted === '' || lower.length !== text.length) return [{ text, match: false }];
  const pieces: { text: string; match: boolean }[] = [];
  let end = 0;
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, end)) {
    if (at > end) pieces.push({ text: text.slice(end, at), match: false });
    end = at + wanted.length;
    pieces.push({ text: text.slice(at, end), match: true });
  }
  if (end < text.length) pieces.push({ text: text.slice(end), match: false });
  return pieces;
}
