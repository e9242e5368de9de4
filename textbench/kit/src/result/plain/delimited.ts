import type { Cell, TablePart } from '../parts.ts';

/**
 * A table as RFC 4180 has it: CRLF line ends, quotes where a cell needs them. An empty cell that is
 * all of its row is quoted too, because readers pass over empty lines.
 */
export function tableAsCsv(table: TablePart): string {
  return rowsOf(table, (cells) => {
    const row = cells.map(csvCell).join(',');
    return `${cells.length === 1 && row === '' ? '""' : row}\r\n`;
  });
}

/** A table with tabs between cells; tabs and line ends inside cells become spaces. */
export function tableAsTsv(table: TablePart): string {
  return rowsOf(table, (cells) => `${cells.map(tsvCell).join('\t')}\n`);
}

function rowsOf(table: TablePart, row: (cells: readonly Cell[]) => string): string {
  return [table.columns.map((column) => column.label), ...table.rows].map(row).join('');
}

function csvCell(cell: Cell): string {
  const content = String(cell ?? '');
  return /[",\r\n]/.test(content) ? `"${content.replaceAll('"', '""')}"` : content;
}

function tsvCell(cell: Cell): string {
  return String(cell ?? '').replace(/[\t\r\n]+/g, ' ');
}

/** A table as a JSON array of objects keyed by column label. */
export function tableAsJson(table: TablePart): string {
  const rows = table.rows.map((cells) =>
    Object.fromEntries(table.columns.map((column, index) => [column.label, cells[index] ?? null])),
  );
  return `${JSON.stringify(rows, null, 2)}\n`;
}
