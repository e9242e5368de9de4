import type { Cell, TablePart } from '../parts.ts';

/** A table as RFC 4180 has it: CRLF line ends, quotes where a cell needs them. */
export function tableAsCsv(table: TablePart): string {
  return delimited(table, ',', '\r\n');
}

/** A table with tabs between cells; tabs and line ends inside cells become spaces. */
export function tableAsTsv(table: TablePart): string {
  return delimited(table, '\t', '\n');
}

function delimited(table: TablePart, separator: ',' | '\t', lineEnd: string): string {
  const head = table.columns.map((column) => column.label);
  return [head, ...table.rows]
    .map((cells) => cells.map((cell) => cellText(cell, separator)).join(separator) + lineEnd)
    .join('');
}

function cellText(cell: Cell, separator: ',' | '\t'): string {
  const content = cell === null ? '' : String(cell);
  if (separator === '\t') return content.replace(/[\t\r\n]+/g, ' ');
  return /[",\r\n]/.test(content) ? `"${content.replaceAll('"', '""')}"` : content;
}

/** A table as a JSON array of objects keyed by column label. */
export function tableAsJson(table: TablePart): string {
  const rows = table.rows.map((cells) =>
    Object.fromEntries(table.columns.map((column, index) => [column.label, cells[index] ?? null])),
  );
  return `${JSON.stringify(rows, null, 2)}\n`;
}
