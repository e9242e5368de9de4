import type { Note, Result, TablePart } from '@textbench/kit';
import { information, result, table, text as textPart, warning } from '@textbench/kit';
import type { Romanizer } from './latin-letters.ts';
import type { SlugValues } from './slug-maker.ts';
import { SlugMaker, UniqueSlugs } from './slug-maker.ts';

export interface SlugListValues extends SlugValues {
  readonly unique: boolean;
  /** Written where a title leaves nothing for a slug. */
  readonly emptySlug: string;
}

/** Longest list that is shown as a table, in titles. */
const longestTable = 1_000;
const shownLines = 5;

interface Row {
  readonly title: string;
  readonly slug: string;
}

/**
 * The slug of each title, one a line; blank lines stay. `lines` are the titles and the line ends
 * between them by turns.
 */
export function slugList(
  lines: readonly string[],
  values: SlugListValues,
  romanize: Romanizer | undefined,
): Result {
  const maker = new SlugMaker(values, romanize);
  const unique = new UniqueSlugs(maker.separator, values.maxLength);
  const rows: Row[] = [];
  const empty: number[] = [];
  const written = lines.map((title, index) => {
    if (index % 2 === 1 || title.trim() === '') return index % 2 === 1 ? title : '';
    const made = maker.slug(title);
    if (made === '') empty.push(index / 2 + 1);
    const slug = made === '' ? values.emptySlug : made;
    const once = values.unique && slug !== '' ? unique.unique(slug) : slug;
    rows.push({ title, slug: once });
    return once;
  });
  const slugs = rows.length === 1 ? '1 slug' : `${rows.length.toLocaleString('en')} slugs`;
  return result(textPart(written.join('')), {
    more: rows.length > 1 && rows.length <= longestTable ? [slugTable(rows)] : [],
    facts: unique.changed > 0 ? [slugs, `${unique.changed} numbered`] : [slugs],
    notes: [...emptyNotes(empty, values), ...repeatNotes(unique.changed)],
  });
}

function emptyNotes(empty: readonly number[], { keepUnicode, emptySlug }: SlugListValues): Note[] {
  if (empty.length === 0) return [];
  const shown = empty.slice(0, shownLines).map((line) => line.toLocaleString('en'));
  const more = empty.length > shownLines ? ' and others' : '';
  const where = `${empty.length === 1 ? 'Line' : 'Lines'} ${shown.join(', ')}${more}`;
  const what = emptySlug === '' ? 'gave no slug' : `got “${emptySlug}”`;
  const remedy = keepUnicode ? '' : ' Emoji can be written by name, under more options.';
  return [warning(`${where} ${what}: no letters or figures to make one of.${remedy}`)];
}

function repeatNotes(changed: number): Note[] {
  if (changed === 0) return [];
  const slugs = changed === 1 ? '1 slug was' : `${changed.toLocaleString('en')} slugs were`;
  return [information(`${slugs} there already and got a number.`)];
}

function slugTable(rows: readonly Row[]): TablePart {
  return table({
    title: 'Table',
    columns: [
      { label: 'Title', kind: 'text' },
      { label: 'Slug', kind: 'code' },
      { label: 'Length', kind: 'number' },
    ],
    rows: rows.map(({ title, slug }) => [title.trim(), slug, Array.from(slug).length]),
  });
}
