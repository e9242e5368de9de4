import { isHyphenAt } from './wrap-places.ts';

export interface SimpleWrapOptions {
  readonly width: number;
  readonly cutLongWords: boolean;
  readonly atHyphens: boolean;
}

const space = 0x20;

/** `wrapLine` for a line whose code units are all one column wide, with no space but U+0020. */
export function wrapSimpleLine(line: string, options: SimpleWrapOptions, indent: string): string[] {
  const filled: string[] = [];
  let start = 0;
  let prefix = '';
  while (line.length - start > options.width - prefix.length) {
    const end = lineEnd(line, start, start + options.width - prefix.length, options);
    let next = end;
    while (line.charCodeAt(next) === space) next++;
    if (next >= line.length) break;
    filled.push(prefix + line.slice(start, end));
    start = next;
    prefix = indent;
  }
  filled.push(prefix + line.slice(start));
  return filled;
}

/** Where the line that starts at an offset ends: at the last place up to a limit, or else the next. */
function lineEnd(line: string, start: number, limit: number, options: SimpleWrapOptions): number {
  let textStart = start;
  while (line.charCodeAt(textStart) === space) textStart++;
  for (let end = limit; end > textStart; end--) {
    if (isPlace(line, end, options.atHyphens)) return end;
  }
  if (options.cutLongWords) return Math.max(limit, start + 1);
  let end = Math.max(limit, textStart) + 1;
  while (end < line.length && !isPlace(line, end, options.atHyphens)) end++;
  return end;
}

/** Whether the text of a line may end at an offset: where spaces begin, or behind a hyphen or dash. */
function isPlace(line: string, offset: number, atHyphens: boolean): boolean {
  const before = line.charCodeAt(offset - 1);
  if (line.charCodeAt(offset) === space) return before !== space;
  if (!atHyphens || (before !== 0x2d && (before < 0x2010 || before > 0x2014))) return false;
  if (before === 0x2013 || before === 0x2014) return offset < line.length;
  return before !== 0x2011 && before !== 0x2012 && isHyphenAt(line, offset - 1);
}
