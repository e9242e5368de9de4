import { escapedPattern } from '../../engines/lines-pattern.ts';
import type { BreakWriter } from './break-writer.ts';
import type { LineAction } from './line-action.ts';

/** Signs that stand for a line end. */
export const markNames = {
  br: '<br>',
  xhtml: '<br />',
  n: '\\n',
  rn: '\\r\\n',
  other: 'Other',
} as const;

export type MarkName = keyof typeof markNames;

/** Writes a mark where a line ends. */
export function breaksToMarks(mark: string, keepsBreaks: boolean, breaks: BreakWriter): LineAction {
  return {
    add: (line, ending) =>
      ending === '' ? line : line + mark + (keepsBreaks ? breaks.keep(ending) : ''),
    end: () => '',
  };
}

/** What is read as a line end: any spelling of the mark. An escaped backslash is matched too. */
export function markPattern(name: MarkName, other: string): RegExp {
  if (name === 'br' || name === 'xhtml') return /<br\s*\/?>(?:\r\n|\n|\r)?/gi;
  if (name === 'other') return new RegExp(escapedPattern(other), 'gu');
  return /\\\\|\\r\\n|\\n|\\r/g;
}

/** Writes line ends where marks stand; a line end right behind `<br>` is not written again. */
export function marksToBreaks(pattern: RegExp, breaks: BreakWriter) {
  return (stretch: string): string =>
    stretch.replace(pattern, (found) => (found === '\\\\' ? found : breaks.insert()));
}
