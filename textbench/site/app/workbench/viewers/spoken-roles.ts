/**
 * Roles of the parts of a table whose `table` element is presentational: nothing implies them then,
 * so they are told.
 */
export const spoken = {
  row: { role: 'row' },
  cell: { role: 'cell' },
  heading: { role: 'columnheader' },
  group: { role: 'rowgroup' },
} as const;
