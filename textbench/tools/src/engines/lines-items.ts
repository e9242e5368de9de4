import { eachLine } from '@textbench/language';

/**
 * Visits the items of a list written with separators, over any number of lines; the spaces around
 * an item do not belong to it. Items may be empty, but for one behind the last separator of a line.
 */
export function eachItem(
  text: string,
  separator: string,
  visit: (start: number, end: number) => void,
): void {
  eachLine(text, (lineStart, lineEnd) => {
    for (let start = lineStart; start <= lineEnd; ) {
      const found = text.indexOf(separator, start);
      const end = found === -1 || found > lineEnd ? lineEnd : found;
      const item = text.slice(start, end);
      const itemStart = start + item.length - item.trimStart().length;
      const itemEnd = itemStart + item.trim().length;
      if (itemEnd > itemStart || end < lineEnd) visit(itemStart, itemEnd);
      start = end + separator.length;
    }
  });
}
