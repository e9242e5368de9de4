import { sentenceSpans } from '@textbench/language';

/**
 * The stretches a text is divided into, one after the other: lines or sentences. The unit `i` is the
 * text from `starts[i]` to `ends[i]`; what ends it (a line end, a space) goes on to `starts[i + 1]`.
 */
export interface Units {
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** Lines as `diff` and `patch` see them: they end at LF, and a CR before it counts to the line end. */
export function linesAtFeeds(text: string): Units {
  const starts: number[] = [];
  const ends: number[] = [];
  let start = 0;
  while (start < text.length) {
    const feed = text.indexOf('\n', start);
    starts.push(start);
    if (feed === -1) {
      ends.push(text.length);
      break;
    }
    ends.push(feed > start && text.charCodeAt(feed - 1) === 13 ? feed - 1 : feed);
    start = feed + 1;
  }
  return { starts, ends };
}

/** Lines as people see them: they end at LF, CRLF or a lone CR. */
export function linesAtEnds(text: string): Units {
  if (!hasLoneReturn(text)) return linesAtFeeds(text);
  const starts: number[] = [];
  const ends: number[] = [];
  let start = 0;
  for (const ending of text.matchAll(/\r\n|\r|\n/g)) {
    starts.push(start);
    ends.push(ending.index);
    start = ending.index + ending[0].length;
  }
  if (start < text.length) {
    starts.push(start);
    ends.push(text.length);
  }
  return { starts, ends };
}

/** Whether a CR stands without an LF after it: the line end of old Macintosh files. */
export function hasLoneReturn(text: string): boolean {
  return text.includes('\r') && /\r(?!\n)/.test(text);
}

/** Sentences. What stands between them and is no white space belongs to the one before it. */
export function sentencesOf(text: string): Units {
  const first = text.length - text.trimStart().length;
  const later = sentenceSpans(text).slice(1);
  const starts = first === text.length ? [] : [first, ...later.map(({ start }) => start)];
  const ends = starts.map((start, index) => {
    return start + text.slice(start, starts[index + 1]).trimEnd().length;
  });
  return { starts, ends };
}

export function unitText(text: string, units: Units, index: number): string {
  return text.slice(units.starts[index], units.ends[index]);
}

/** A unit with what ends it. */
export function wholeUnit(text: string, units: Units, index: number): string {
  return text.slice(units.starts[index], units.starts[index + 1]);
}
