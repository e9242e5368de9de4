import type { Comment } from 'oxc-parser';

/** What a comment tells the compiler, with the range of the value in the module's text. */
export interface Pragma {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** The pragma of this name in a module's first comments; the last one, as compilers read them. */
export function pragmaOf(
  comments: readonly Comment[],
  name: 'jsxImportSource' | 'jsxRuntime',
): Pragma | undefined {
  const pattern = new RegExp(`@${name}\\s+([^\\s*]+)`, 'dg');
  const openingLength = 2; // `//` and `/*` alike stand before a comment's value
  for (const { value, start } of comments.toReversed()) {
    const range = [...value.matchAll(pattern)].at(-1)?.indices?.[1];
    if (range === undefined) continue;
    const [from, to] = range;
    const offset = start + openingLength;
    return { value: value.slice(from, to), start: offset + from, end: offset + to };
  }
  return undefined;
}

/** Whether one of a module's first comments says that Retouch is to leave it alone. */
export function isIgnored(comments: readonly Comment[]): boolean {
  return comments.some(({ value }) => /(?<![\w@-])@retouch-ignore(?![\w-])/.test(value));
}
