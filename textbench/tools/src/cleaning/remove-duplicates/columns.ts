import { optionError } from '@textbench/kit';

/**
 * Indexes of columns, by number from 1 or by name.
 *
 * @param names of the columns; empty where the text has no header
 * @throws ToolInputError that names the option `columns`
 */
export function columnIndexes(
  wanted: readonly string[],
  names: readonly string[],
  count: number,
): number[] {
  return wanted.map((column) => {
    const named = names.findIndex((name) => name.trim().toLowerCase() === column.toLowerCase());
    const index = named === -1 ? Number(column) - 1 : named;
    if (Number.isInteger(index) && index >= 0 && index < Math.max(count, 1)) return index;
    const known = names.length > 0 ? `, or ${names.slice(0, 10).join(', ')}` : '';
    throw optionError(
      'columns',
      `There is no column "${column}". There are 1 to ${count}${known}.`,
    );
  });
}
