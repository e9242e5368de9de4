/** How a text writes its characters: as an attribute (entities), a string or a template (escapes). */
export type ClassEncoding = 'attribute' | 'string' | 'template';

/** One class in the source: its name as the browser reads it, and where it stands. */
export interface ClassToken {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** It touches an interpolation, so that only part of the class's name is written here. */
  readonly isGlued: boolean;
}

/** Whether what stands before and behind a text continues its first and last class. */
export interface Glue {
  readonly before: boolean;
  readonly after: boolean;
}

/** The white space that divides classes (DOM Standard, ASCII whitespace). */
const dividers = /[\t\n\f\r ]/;

/** The classes of the range `from` to `to` of a module's text. */
export function tokensIn(
  text: string,
  from: number,
  to: number,
  encoding: ClassEncoding,
  glue: Glue,
): ClassToken[] {
  const raw = text.slice(from, to);
  const escapeSign = encoding === 'attribute' ? '&' : '\\';
  const words = raw.includes(escapeSign) ? escapedWords(raw, encoding) : plainWords(raw);
  return words.map(({ name, start, end }) => ({
    name,
    start: from + start,
    end: from + end,
    isGlued: (glue.before && start === 0) || (glue.after && end === raw.length),
  }));
}

interface Word {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

function plainWords(raw: string): Word[] {
  return Array.from(raw.matchAll(/[^\t\n\f\r ]+/g), ({ 0: name, index }) => ({
    name,
    start: index,
    end: index + name.length,
  }));
}

function escapedWords(raw: string, encoding: ClassEncoding): Word[] {
  const words: Word[] = [];
  let word: { name: string; start: number; end: number } | undefined;
  const units = encoding === 'attribute' ? entity : escapeSequence;
  for (const { 0: written, index } of raw.matchAll(units)) {
    const sign = encoding === 'attribute' ? entityValue(written) : escapeValue(written);
    const end = index + written.length;
    if (sign === '' || !dividers.test(sign)) {
      word ??= { name: '', start: index, end };
      word.name += sign;
      word.end = end;
    } else if (word !== undefined) {
      words.push(word);
      word = undefined;
    }
  }
  return word === undefined ? words : [...words, word];
}

/** One character of an attribute's value, or one character reference. */
const entity = /&(?:#\d+|#x[\da-f]+|[a-z]+);|[\s\S]/gi;

/** One character of a string, or one escape (ECMA-262, EscapeSequence and LineContinuation). */
const escapeSequence = /\\(?:\r\n|u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|[\s\S])|[\s\S]/gi;

const namedEntities = new Map([
  ['&quot;', '"'],
  ['&apos;', "'"],
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&nbsp;', '\u00a0'],
]);

function entityValue(written: string): string {
  const [, hexadecimal, decimal] = /^&#(?:x([\da-f]+)|(\d+));$/i.exec(written) ?? [];
  const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
  if (code <= 0x10ffff) return String.fromCodePoint(code);
  return namedEntities.get(written) ?? written;
}

const namedEscapes = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['f', '\f'],
  ['v', '\v'],
  ['b', '\b'],
  ['0', '\0'],
  ['\n', ''],
  ['\r', ''],
  ['\r\n', ''],
  ['\u2028', ''],
  ['\u2029', ''],
]);

function escapeValue(written: string): string {
  if (!written.startsWith('\\')) return written;
  const rest = written.slice(1);
  const [digits] = /[\da-f]{2,}/i.exec(/^[ux]/.test(rest) ? rest : '') ?? [];
  if (digits === undefined && !/^u\{/.test(rest)) return namedEscapes.get(rest) ?? rest;
  const code = Number.parseInt(rest.replace(/[^\da-f]/gi, ''), 16);
  return code <= 0x10ffff ? String.fromCodePoint(code) : written;
}
