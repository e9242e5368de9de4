import type { Cell, Column } from '@textbench/kit';

export type TableRowCells = readonly Cell[];

/** Whether two rows have the same cells. */
export function sameRow(one: TableRowCells, other: TableRowCells | undefined): boolean {
  return one.length === other?.length && one.every((cell, index) => cell === other[index]);
}

/** Whether the same cells look the same under these columns as under those. */
export function sameColumns(these: readonly Column[], those: readonly Column[]): boolean {
  if (these === those) return true;
  if (these.length !== those.length) return false;
  return these.every(({ label, kind, digits }, index) => {
    const twin = those[index];
    return label === twin?.label && kind === twin.kind && digits === twin.digits;
  });
}
