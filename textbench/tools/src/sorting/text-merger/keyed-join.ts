import type { Delimiter } from '../../engines/lines-rows.ts';
import { delimiters, fieldText, rowFields } from '../../engines/lines-rows.ts';
import { keyOf } from './line-sets.ts';

export interface JoinOptions {
  readonly delimiter: string;
  /** 1 for the first column. */
  readonly key: number;
  readonly unmatched: 'drop' | 'first' | 'all';
  readonly ignoreCase: boolean;
}

interface Row {
  readonly key: string;
  readonly cells: readonly string[];
}

/**
 * Rows of texts whose key column is the same, key first and then the other columns of each text,
 * as `join` gives them but without sorting: the order is the first text's, then that of keys only
 * others have. Several rows of one key give every combination. Where the delimiter is one that CSV
 * has, cells may stand in quotation marks.
 */
export function keyedJoin(texts: readonly (readonly string[])[], options: JoinOptions): string[] {
  const [first, ...others] = texts.map((lines) => lines.map((line) => rowOf(line, options)));
  const joined = others.reduce((left, right) => joinTwo(left, right, options), first ?? []);
  return joined.map(({ cells }) => written(cells, options.delimiter));
}

function rowOf(line: string, { delimiter, key, ignoreCase }: JoinOptions): Row {
  const cells = cellsOf(line, delimiter);
  const keyCell = cells[key - 1] ?? '';
  const rest = cells.filter((_, index) => index !== key - 1);
  return { key: keyOf(keyCell, ignoreCase), cells: [keyCell, ...rest] };
}

function cellsOf(line: string, delimiter: string): string[] {
  if (delimiter === '') return [line];
  const csv = csvDelimiter(delimiter);
  // A mark that nothing closes in its line is an inch, say.
  const isClosed = (line.match(/"/g)?.length ?? 0) % 2 === 0;
  return csv && isClosed ? rowFields(line, csv) : line.split(delimiter);
}

function written(cells: readonly string[], delimiter: string): string {
  const csv = csvDelimiter(delimiter);
  if (!csv) return cells.join(delimiter);
  const needsMarks = (cell: string) => cell.includes(csv) || cell.startsWith('"');
  return cells.map((cell) => (needsMarks(cell) ? fieldText(cell, csv) : cell)).join(csv);
}

function csvDelimiter(delimiter: string): Delimiter | undefined {
  return Object.values(delimiters).find((one) => one === delimiter);
}

function joinTwo(left: readonly Row[], right: readonly Row[], { unmatched }: JoinOptions): Row[] {
  const byKey = Map.groupBy(right, (row) => row.key);
  const [leftWidth, rightWidth] = [widest(left), widest(right)];
  const joined = left.flatMap((row) => {
    const partners = byKey.get(row.key);
    if (!partners) return unmatched === 'drop' ? [] : [filled(row, leftWidth + rightWidth - 1)];
    return partners.map((partner) => {
      const cells = [
        ...filled(row, leftWidth).cells,
        ...filled(partner, rightWidth).cells.slice(1),
      ];
      return { key: row.key, cells };
    });
  });
  if (unmatched !== 'all') return joined;
  const known = new Set(left.map((row) => row.key));
  const strangers = right.filter((row) => !known.has(row.key));
  return [...joined, ...strangers.map((row) => shifted(row, leftWidth, rightWidth))];
}

function widest(rows: readonly Row[]): number {
  return rows.reduce((width, row) => Math.max(width, row.cells.length), 1);
}

function filled({ key, cells }: Row, width: number): Row {
  return { key, cells: [...cells, ...Array<string>(Math.max(0, width - cells.length)).fill('')] };
}

/** A row that only the right side has: its key, blanks for the left columns, then its own. */
function shifted(row: Row, leftWidth: number, rightWidth: number): Row {
  const [keyCell = '', ...rest] = filled(row, rightWidth).cells;
  return { key: row.key, cells: [keyCell, ...Array<string>(leftWidth - 1).fill(''), ...rest] };
}
