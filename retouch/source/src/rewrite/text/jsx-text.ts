/** Characters that mean something else in JSX, or can't be seen, as entities that JSX knows. */
const named = new Map([
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['{', '&#123;'],
  ['}', '&#125;'],
  ['\u00A0', '&nbsp;'],
  ['\u200E', '&lrm;'],
  ['\u200F', '&rlm;'],
]);

/** Zero-width space, bidirectional controls, line and paragraph separator, byte order mark, soft hyphen. */
const unseen = /[<>{}\u00A0\u00AD\u200B\u200E\u200F\u2028-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/**
 * Text as JSX writes it: what would end the text, begin an entity or not be seen becomes an entity;
 * everything else, other scripts and joined emoji included, stays as it is.
 */
export function jsxText(text: string): string {
  return text
    .replace(/&(?=#?\w+;)/g, '&amp;')
    .replace(unseen, (sign) => named.get(sign) ?? `&#${sign.codePointAt(0)};`);
}

/** Whether JSX text can hold it: a line end, or a space beside one, would be lost. */
export function fitsJsxText(text: string): boolean {
  return !/[\r\n]/.test(text);
}

const decoded = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00A0'],
  ['lrm', '\u200E'],
  ['rlm', '\u200F'],
]);

/**
 * What a person sees of JSX text: lines trimmed and joined by a space as JSX does it, numeric entities
 * and the most common named ones decoded. For comparing, not for writing.
 */
export function shownText(source: string): string {
  const lines = source.split(/\r\n|\n|\r/);
  const trimmed = lines.map((line, index) => {
    const start = index === 0 ? line : line.replace(/^[\t ]+/, '');
    return index === lines.length - 1 ? start : start.replace(/[\t ]+$/, '');
  });
  const joined = trimmed.filter((line) => line !== '').join(' ');
  return joined.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (entity, hex, decimal, name) => {
    if (name !== undefined) return decoded.get(name) ?? entity;
    return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
  });
}
