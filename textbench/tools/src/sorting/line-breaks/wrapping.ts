import { windowLength } from '../../engines/lines-stretches.ts';
import type { WrapOptions } from '../../engines/wrap-line.ts';
import { wrapLine } from '../../engines/wrap-line.ts';
import type { BreakWriter } from './break-writer.ts';
import type { LineAction } from './line-action.ts';

export interface WrappingOptions extends WrapOptions {
  /** Joins the lines of a paragraph before wrapping them. */
  readonly joinLines: boolean;
  /** Begins new lines with the spaces their line begins with. */
  readonly keepIndent: boolean;
}

/** Wraps lines, or paragraphs, at a width. */
export function wrapLines(options: WrappingOptions, breaks: BreakWriter): LineAction {
  /** The last line written so far may go on: it waits here, with the line end it had. */
  let open: { readonly text: string; readonly ending: string } | undefined;
  let indent = '';
  const takeOpen = (line: string) => {
    if (!open) return { output: '', text: line, isNew: true };
    if (open.ending === '') return { output: '', text: open.text + line, isNew: false };
    const joined = joinedLines(open.text, line, indent);
    if (joined !== undefined) return { output: '', text: joined, isNew: false };
    return { output: open.text + breaks.keep(open.ending), text: line, isNew: true };
  };
  return {
    add(line, ending) {
      const { output, text, isNew } = takeOpen(line);
      if (isNew) indent = options.keepIndent ? indentOf(text) : '';
      const lines = wrapLine(text, options, indent);
      const last = lines.pop() ?? '';
      const parts = lines.map((wrapped) => wrapped + breaks.insert());
      const waits = ending === '' || (options.joinLines && line.trim() !== '');
      const isTooLong = last.length > windowLength;
      if (!waits) parts.push(last + breaks.keep(ending));
      else if (isTooLong) parts.push(last);
      open = waits ? { text: isTooLong ? '' : last, ending } : undefined;
      return output + parts.join('');
    },
    end: () => (open ? open.text + breaks.keep(open.ending) : ''),
  };
}

function indentOf(line: string): string {
  return line.slice(0, line.length - line.trimStart().length);
}

/** A list item, a heading, a quotation, a table row or a rule begins a new line in any case. */
const startsBlock = /^\s*(?:[-*+•–#>|=]|\d+[.)]\s|\p{L}[.)]\s)/u;

/** Two lines of a paragraph as one; `undefined` where the second does not go on with the first. */
function joinedLines(first: string, second: string, indent: string): string | undefined {
  const isHardBreak = first.endsWith('  ') || first.endsWith('\\');
  const isIndented = indentOf(second).length > Math.max(indent.length, indentOf(first).length);
  if (second.trim() === '' || isHardBreak || isIndented || startsBlock.test(second))
    return undefined;
  const one = first.trimEnd();
  const other = second.trimStart();
  return one + (needsSpace(one, other) ? ' ' : '') + other;
}

/** Chinese and Japanese have no spaces; a dash or a soft hyphen needs none. */
function needsSpace(one: string, other: string): boolean {
  const ideograph =
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff01-\uff60]/u;
  return !(ideograph.test(one.slice(-2)) && ideograph.test(other.slice(0, 2)));
}
