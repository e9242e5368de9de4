import { eachLine } from '@textbench/language';
import { joinedLines } from '../../engines/lines-endings.ts';
import { eachItem } from '../../engines/lines-items.ts';

/** The entries of a list as they stand in a text. */
export interface Entries {
  readonly texts: readonly string[];
  /** Puts texts in the places of the entries; there may be fewer of them, or more lines. */
  write(texts: readonly string[]): string;
}

/** @param separator between entries; none where each line is one */
export function entriesOf(text: string, separator: string | undefined): Entries {
  return separator === undefined ? lineEntries(text) : itemEntries(text, separator);
}

function lineEntries(text: string): Entries {
  const texts: string[] = [];
  const endings: string[] = [];
  eachLine(text, (start, end, ending) => {
    texts.push(text.slice(start, end));
    endings.push(ending);
  });
  return { texts, write: (lines) => joinedLines(lines, endings, text) };
}

function itemEntries(text: string, separator: string): Entries {
  const starts: number[] = [];
  const ends: number[] = [];
  eachItem(text, separator, (start, end) => {
    starts.push(start);
    ends.push(end);
  });
  const gap = (place: number) => text.slice(ends[place], starts[place + 1]);
  const tail = text.slice(ends.at(-1) ?? 0);
  return {
    texts: starts.map((start, place) => text.slice(start, ends[place])),
    write(items) {
      if (items.length === 0) return '';
      const parts = items.map((item, place) => (place === 0 ? item : gap(place - 1) + item));
      return text.slice(0, starts[0]) + parts.join('') + tail;
    },
  };
}
