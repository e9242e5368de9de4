/**
 * A count with its unit, in the plural where it is not one.
 *
 * @example counted(1_200, 'line') // '1,200 lines'
 */
export function counted(count: number, unit: string): string {
  return `${count.toLocaleString('en')} ${count === 1 ? unit : `${unit}s`}`;
}
