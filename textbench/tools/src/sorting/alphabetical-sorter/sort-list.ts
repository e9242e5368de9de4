import type { Comparison } from '../../engines/sort-comparison.ts';
import { sortedIndexes } from '../../engines/sort-indexes.ts';
import { entriesOf } from './entries.ts';
import { headingMaker } from './headings.ts';
import { markedList } from './markers.ts';

export interface ListOptions {
  readonly descending: boolean;
  /** Between entries; none where each line is one. */
  readonly separator: string | undefined;
  readonly blank: 'remove' | 'start' | 'end';
  readonly unique: boolean;
  /** Bullets and numbers stay where they are while the entries move. */
  readonly keepMarkers: boolean;
  readonly headings: 'none' | 'letters' | 'counts';
  readonly comparison: Comparison;
  /** What an entry is sorted by. */
  readonly keyOf: (entry: string) => string;
  /** What is written for it. */
  readonly written: (entry: string) => string;
}

/** Longest list whose letters are counted though no headings are wanted. */
const mostCounted = 50_000;

/** A heading with the entries under it. */
interface Group {
  readonly heading: string;
  readonly lines: string[];
}

export interface SortedList {
  readonly text: string;
  readonly entries: number;
  readonly duplicates: number;
  readonly blanks: number;
  readonly groups: readonly Group[];
}

export function sortList(text: string, options: ListOptions): SortedList {
  const list = entriesOf(text, options.separator);
  const filled = list.texts.filter((entry) => entry.trim() !== '');
  const marked = options.keepMarkers ? markedList(filled) : undefined;
  const all = marked?.entries ?? filled;
  const entries = options.unique ? uniqueEntries(all) : all;
  const keys = entries.map(options.keyOf);
  const { compare } = options.comparison;
  const ties = (one: number, other: number) => compare(entries[one] ?? '', entries[other] ?? '');
  const order = sortedIndexes(keys, options.comparison, options.descending, ties);
  const lines = order.map(
    (index, place) => (marked?.markers[place] ?? '') + options.written(entries[index] ?? ''),
  );
  const isGrouped = options.headings !== 'none' || entries.length <= mostCounted;
  const groups = isGrouped
    ? groupsOf(
        lines,
        order.map((index) => keys[index] ?? ''),
        options.comparison,
      )
    : [];
  const blanks = list.texts.filter((entry) => entry.trim() === '');
  return {
    text: list.write(withBlanks(withHeadings(lines, groups, options), blanks, options)),
    entries: entries.length,
    duplicates: all.length - entries.length,
    blanks: blanks.length,
    groups,
  };
}

/** The first of entries that are the same but for spaces at the ends. */
function uniqueEntries(entries: readonly string[]): string[] {
  const seen = new Set<string>();
  return entries.filter((entry) => {
    const content = entry.trim().normalize('NFC');
    const isNew = !seen.has(content);
    seen.add(content);
    return isNew;
  });
}

function groupsOf(
  lines: readonly string[],
  keys: readonly string[],
  comparison: Comparison,
): Group[] {
  const headingOf = headingMaker(comparison);
  const groups: Group[] = [];
  keys.forEach((key, index) => {
    const heading = headingOf(key);
    let group = groups.at(-1);
    if (group?.heading !== heading) {
      group = { heading, lines: [] };
      groups.push(group);
    }
    group.lines.push(lines[index] ?? '');
  });
  return groups;
}

function withHeadings(
  lines: readonly string[],
  groups: readonly Group[],
  { headings, separator }: ListOptions,
): readonly string[] {
  if (headings === 'none' || separator !== undefined) return lines;
  return groups.flatMap(({ heading, lines: below }, index) => {
    const count = headings === 'counts' ? ` (${below.length.toLocaleString('en')})` : '';
    return [...(index > 0 ? [''] : []), heading + count, ...below];
  });
}

function withBlanks(
  lines: readonly string[],
  blanks: readonly string[],
  { blank }: ListOptions,
): readonly string[] {
  if (blank === 'remove' || blanks.length === 0) return lines;
  return blank === 'start' ? [...blanks, ...lines] : [...lines, ...blanks];
}
