import type { TextStream } from '@textbench/kit';
import { optionError, streamWhole } from '@textbench/kit';
import { sentenceSpans } from '@textbench/language';
import { unescapeSigns } from '../../engines/escapes.ts';
import { lengthOutside, lengthToLineEnd, stretchStream } from '../../engines/lines-stretches.ts';
import { placeholderPattern } from '../../engines/wrap-places.ts';
import { breakAtText, findPattern } from './at-text.ts';
import { BreakWriter } from './break-writer.ts';
import type { BreakKind } from './breaks.ts';
import { eachBrokenLine, hasUnusualBreaks, withBreaks } from './breaks.ts';
import { breakEvery, breakEveryCharacters } from './every.ts';
import type { LineAction } from './line-action.ts';
import type { MarkName } from './marks.ts';
import { breaksToMarks, markNames, markPattern, marksToBreaks } from './marks.ts';
import { doubleBreaks, halveBreaks } from './spacing.ts';
import { wrapLines } from './wrapping.ts';

export interface BreakOptions {
  readonly action:
    | 'wrap'
    | 'after'
    | 'before'
    | 'every'
    | 'convert'
    | 'double'
    | 'halve'
    | 'toMarks'
    | 'fromMarks';
  readonly width: number;
  readonly cutLongWords: boolean;
  readonly joinLines: boolean;
  readonly keepIndent: boolean;
  readonly atHyphens: boolean;
  readonly wideAsTwo: boolean;
  readonly find: string;
  readonly ignoreCase: boolean;
  readonly nth: number;
  readonly trim: boolean;
  readonly count: number;
  readonly unit: 'characters' | 'words' | 'sentences';
  readonly keepBraces: boolean;
  readonly to: BreakKind;
  readonly finalBreak: 'keep' | 'add' | 'remove';
  readonly rareBreaks: boolean;
  readonly mark: MarkName;
  readonly otherMark: string;
  readonly keepsBreaks: boolean;
  readonly ending: BreakKind | 'same';
}

/** Adds and converts line ends piece by piece; holds back at most one window. */
export function breakStream(options: BreakOptions): TextStream {
  return streamOf(options, breakWriter(options));
}

/** Adds and converts line ends of a text at once, and counts those it has. */
export function breakWhole(text: string, options: BreakOptions) {
  const breaks = breakWriter(options);
  const converted = streamWhole(streamOf(options, breaks), text);
  return { converted, found: breaks.found, facts: factsOf(breaks) };
}

function breakWriter({ action, to, ending }: BreakOptions): BreakWriter {
  return new BreakWriter(action === 'convert' ? to : ending);
}

function streamOf(options: BreakOptions, breaks: BreakWriter): TextStream {
  const convert = converter(options, breaks);
  let hasBegun = false;
  return stretchStream({
    stretchLength: stretchLengthOf(options),
    convert(stretch, last) {
      if (!hasBegun) breaks.lookAt(stretch);
      hasBegun = true;
      return convert(stretch, last);
    },
    facts: () => factsOf(breaks),
  });
}

type Convert = (stretch: string, last: boolean) => string;

function converter(options: BreakOptions, breaks: BreakWriter): Convert {
  const { action: name } = options;
  if (name === 'fromMarks') return fromMarks(options, breaks);
  if (name === 'convert') return conversion(options, breaks);
  const action = lineAction(name, options, breaks);
  return (stretch, last) => {
    const parts: string[] = [];
    eachBrokenLine(stretch, options.rareBreaks, (line, ending) => {
      if (ending !== '') breaks.found.add(ending);
      parts.push(action.add(line, ending));
    });
    if (last) parts.push(action.end());
    return parts.join('');
  };
}

function lineAction(
  action: Exclude<BreakOptions['action'], 'fromMarks' | 'convert'>,
  options: BreakOptions,
  breaks: BreakWriter,
): LineAction {
  const { find } = options;
  switch (action) {
    case 'wrap':
      return wrapLines(options, breaks);
    case 'after':
    case 'before':
      return breakAtText({ ...options, find: searched('find', find), where: action }, breaks);
    case 'every':
      if (options.unit === 'characters') return breakEveryCharacters(options.count, breaks);
      return breakEvery(options.unit, options.count, breaks);
    case 'double':
      return doubleBreaks(breaks);
    case 'halve':
      return halveBreaks(breaks);
    case 'toMarks': {
      const mark =
        options.mark === 'other' ? unescapeSigns(options.otherMark) : markNames[options.mark];
      return breaksToMarks(mark, options.keepsBreaks, breaks);
    }
  }
}

/** Every line end of one kind; the option says whether the text ends with one. */
function conversion({ finalBreak, rareBreaks }: BreakOptions, breaks: BreakWriter): Convert {
  const ending = breaks.keep('\n');
  let waiting = '';
  let hasText = false;
  return (stretch, last) => {
    const isUnusual = hasUnusualBreaks(stretch);
    breaks.found.addAll(stretch, isUnusual);
    const converted = waiting + withBreaks(stretch, rareBreaks, ending, isUnusual);
    hasText ||= converted !== '';
    const isOpen = !converted.endsWith(ending);
    waiting = last || isOpen ? '' : ending;
    if (last && isOpen)
      return finalBreak === 'add' && hasText ? converted + breaks.insert() : converted;
    const isKept = last && finalBreak !== 'remove';
    return isOpen || isKept ? converted : converted.slice(0, -ending.length);
  };
}

function fromMarks(options: BreakOptions, breaks: BreakWriter): Convert {
  const replace = marksToBreaks(markPatternOf(options), breaks);
  return (stretch) => {
    breaks.found.addAll(stretch);
    const replaced = replace(stretch);
    if (options.ending === 'same') return replaced;
    return withBreaks(replaced, false, breaks.keep('\n'));
  };
}

function markPatternOf({ mark, otherMark }: BreakOptions): RegExp {
  return markPattern(mark, mark === 'other' ? searched('otherMark', otherMark) : '');
}

function searched(option: string, typed: string): string {
  if (typed === '') throw optionError(option, 'Enter the text to look for, such as ";" or "\\t".');
  return unescapeSigns(typed);
}

/** Stretches end neither inside what is looked for nor inside a placeholder or a sentence. */
function stretchLengthOf(options: BreakOptions): (window: string) => number {
  const { action, find, keepBraces } = options;
  if (action === 'after' || action === 'before') {
    const pattern = findPattern({ ...options, find: searched('find', find), where: action });
    return lengthOutside(pattern, Math.max(find.length, longestPlaceholder));
  }
  if (action === 'fromMarks') {
    return lengthOutside(markPatternOf(options), Math.max(options.otherMark.length, 20));
  }
  if (action === 'every' && options.unit === 'sentences') return lengthToSentence;
  const isSplit = action === 'wrap' || action === 'every';
  if (!isSplit || !keepBraces) return lengthToLineEnd;
  return lengthOutside(new RegExp(placeholderPattern, 'gu'), longestPlaceholder);
}

const longestPlaceholder = 104;

function lengthToSentence(window: string): number {
  if (/[\n\r]/.test(window.slice(0, -1))) return lengthToLineEnd(window);
  return sentenceSpans(window).at(-1)?.start || lengthToLineEnd(window);
}

function factsOf(breaks: BreakWriter): string[] {
  const found = breaks.found.toString();
  const added = breaks.insertedCount;
  const addedFact = `${added.toLocaleString('en')} ${added === 1 ? 'break' : 'breaks'} added`;
  return [...(found === '' ? [] : [`${found} in the text`]), ...(added === 0 ? [] : [addedFact])];
}
