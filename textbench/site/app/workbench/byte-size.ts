const units = ['bytes', 'kB', 'MB', 'GB'];

/**
 * A size in bytes as people read it, in steps of 1,000.
 *
 * @example byteSize(1_250_000) // '1.3 MB'
 */
export function byteSize(bytes: number): string {
  let size = bytes;
  let unit = 0;
  while (size >= 999.5 && unit < units.length - 1) {
    size /= 1_000;
    unit++;
  }
  const digits = unit > 0 && size < 9.95 ? 1 : 0;
  return `${size.toFixed(digits)} ${bytes === 1 ? 'byte' : units[unit]}`;
}
