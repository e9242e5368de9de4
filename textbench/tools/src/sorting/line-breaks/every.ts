import { eachGrapheme, sentenceSpans, wordSpans } from '@textbench/language';
import { placeholderPattern } from '../../engines/wrap-places.ts';
import { isSimple } from '../../engines/wrap-width.ts';
import type { BreakWriter } from './break-writer.ts';
import { BreakingText } from './breaking-text.ts';
import type { LineAction } from './line-action.ts';

/** Breaks a line after every so many characters, as a person counts them; nothing is trimmed. */
export function breakEveryCharacters(count: number, breaks: BreakWriter): LineAction {
  let used = 0;
  const cut = (line: string): string => {
    const parts: string[] = [];
    let start = 0;
    const visit = (offset: number) => {
      if (used === count) {
        parts.push(line.slice(start, offset), breaks.insert());
        start = offset;
        used = 0;
      }
      used++;
    };
    if (isSimple(line)) for (let offset = 0; offset < line.length; offset++) visit(offset);
    else eachGrapheme(line, visit);
    parts.push(line.slice(start));
    return parts.join('');
  };
  return {
    add(line, ending) {
      const output = cut(line) + breaks.keep(ending);
      if (ending !== '') used = 0;
      return output;
    },
    end: () => '',
  };
}

/** A stretch between spaces, where a placeholder counts as one sign. */
const token = new RegExp(`(?:${placeholderPattern}|\\S)+`, 'gu');

/** Scripts whose words stand without spaces between them. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Where words start; signs between spaces belong to the word before them. */
function wordStarts(line: string): number[] {
  return [...line.matchAll(token)].flatMap(({ index, 0: found }) => {
    if (!/[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u.test(found)) return [];
    if (!unspaced.test(found)) return [index];
    // Opening signs go with the word behind them.
    return wordSpans(found).map(
      ({ start }) =>
        index + start - (/[\p{Ps}\p{Pi}]+$/u.exec(found.slice(0, start))?.[0].length ?? 0),
    );
  });
}

function sentenceStarts(line: string): number[] {
  return sentenceSpans(line).map(({ start }) => start);
}

/** Breaks a line after every so many words or sentences; the spaces there go. */
export function breakEvery(
  unit: 'words' | 'sentences',
  count: number,
  breaks: BreakWriter,
): LineAction {
  const written = new BreakingText(breaks, true);
  const startsOf = unit === 'words' ? wordStarts : sentenceStarts;
  let used = 0;
  return {
    add(line, ending) {
      let output = '';
      let copied = 0;
      for (const start of startsOf(line)) {
        if (used === count) {
          output += written.add(line.slice(copied, start));
          written.askBreak();
          copied = start;
          used = 0;
        }
        used++;
      }
      output += written.add(line.slice(copied));
      if (ending !== '') used = 0;
      return output + written.endLine(ending);
    },
    end: () => written.end(),
  };
}
