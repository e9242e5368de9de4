import type { FileStyle } from '../../style/file-style.ts';

/** A string as code, in these quotes or, where it holds them but not the others, in the others. */
export function stringLiteral(value: string, quote: '"' | "'"): string {
  const other = quote === '"' ? "'" : '"';
  const used = value.includes(quote) && !value.includes(other) ? other : quote;
  return used + escaped(value, used) + used;
}

/** A string's characters as they stand between these quotes; a backtick for a template. */
export function escaped(value: string, quote: '"' | "'" | '`'): string {
  const escapes = new Map([
    ['\\', '\\\\'],
    ['\n', '\\n'],
    ['\r', '\\r'],
    ['\t', '\\t'],
    ['\u2028', '\\u2028'],
    ['\u2029', '\\u2029'],
    [quote, `\\${quote}`],
  ]);
  const plain = value.replace(/[\\\n\r\t\u2028\u2029"'`]/g, (sign) => escapes.get(sign) ?? sign);
  return quote === '`' ? plain.replaceAll('${', '\\${') : plain;
}

/**
 * An attribute with a string as its value, in the file's own quotes. A string that a quoted attribute
 * can't hold as it is (its quotes, an ampersand that reads as an entity, a line end) goes in braces.
 */
export function stringAttribute(name: string, value: string, style: FileStyle): string {
  return `${name}=${stringAttributeValue(value, style)}`;
}

/** The value of such an attribute, its quotes or braces included. */
export function stringAttributeValue(value: string, style: FileStyle): string {
  const quote = style.attributeQuote;
  const other = quote === '"' ? "'" : '"';
  const isPlain = !/&#?\w+;|[\n\r\u2028\u2029]/.test(value);
  if (isPlain && !value.includes(quote)) return quote + value + quote;
  if (isPlain && !value.includes(other)) return other + value + other;
  return `{${stringLiteral(value, style.quote)}}`;
}
