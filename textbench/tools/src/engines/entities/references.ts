import { barePrefix, valueByName } from './names.ts';

/** Where a text stands: in an attribute, a name without semicolon is left alone before a letter, digit or `=`. */
export type Context = 'text' | 'attribute';

/** A character reference, or what looks like one. */
export interface Reference {
  /** UTF-16 offsets. */
  readonly start: number;
  readonly end: number;
  /** As it is written. */
  readonly written: string;
  /** What a browser reads it as; `undefined` where it is left as it is. */
  readonly value: string | undefined;
  /** What is wrong with it, in a few words. */
  readonly fault?: string;
}

const candidate = /&(?:#(?:[xX]([0-9a-fA-F]*)|([0-9]*))|([a-zA-Z][a-zA-Z0-9]*))(;?)/g;

/** Every reference in a text with what the HTML Standard says of it (13.2.5.72 to 13.2.5.80). */
export function* referencesIn(text: string, context: Context): Generator<Reference> {
  for (const match of text.matchAll(candidate)) {
    const [written, hex, decimal, name, semicolon] = match;
    const start = match.index;
    if (name === undefined) {
      yield numeric(written, start, hex, decimal, semicolon === ';');
      continue;
    }
    const next = text.charAt(start + written.length);
    const found = named(name, start, semicolon === ';', next, context);
    if (found) yield found;
  }
}

function numeric(
  written: string,
  start: number,
  hex: string | undefined,
  decimal: string | undefined,
  closed: boolean,
): Reference {
  const end = start + written.length;
  const digits = hex ?? decimal ?? '';
  if (digits === '') return { start, end, written, value: undefined, fault: 'no digits' };
  const codePoint = Number.parseInt(digits, hex === undefined ? 10 : 16);
  const value = readNumber(codePoint);
  const fault = faultOfNumber(codePoint, value);
  const faults = [fault, closed ? undefined : 'no semicolon'].filter((one) => one !== undefined);
  return { start, end, written, value, ...(faults.length > 0 && { fault: faults.join(', ') }) };
}

/** C1 controls that stand for what Windows-1252 has in their place, from 0x80 on; 0 for none. */
const windows1252 = [
  0x20ac, 0, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039, 0x0152,
  0, 0x017d, 0, 0, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc, 0x2122, 0x0161,
  0x203a, 0x0153, 0, 0x017e, 0x0178,
];

/** The character that a browser reads for a number. */
export function readNumber(codePoint: number): string {
  const isNone = codePoint === 0 || codePoint > 0x10ffff || (codePoint & 0xfffff800) === 0xd800;
  if (isNone) return '\ufffd';
  const replaced = codePoint >= 0x80 && codePoint < 0xa0 ? windows1252[codePoint - 0x80] : 0;
  return String.fromCodePoint(replaced || codePoint);
}

function faultOfNumber(codePoint: number, read: string): string | undefined {
  if (codePoint === 0) return 'NUL, read as U+FFFD';
  if (codePoint > 0x10ffff) return 'beyond Unicode, read as U+FFFD';
  if (codePoint >= 0xd800 && codePoint < 0xe000) return 'a surrogate, read as U+FFFD';
  if (read.codePointAt(0) !== codePoint)
    return `a control character, read as ${read} of Windows-1252`;
  if ((codePoint & 0xfffe) === 0xfffe || (codePoint >= 0xfdd0 && codePoint <= 0xfdef)) {
    return 'no character';
  }
  return /^\p{Cc}$/u.test(read) && !/^[\t\n\f]$/.test(read) ? 'a control character' : undefined;
}

function named(
  name: string,
  start: number,
  closed: boolean,
  next: string,
  context: Context,
): Reference | undefined {
  const written = `&${name}${closed ? ';' : ''}`;
  const end = start + written.length;
  const read = readName(name, closed, next, context);
  if (read && read.length > name.length) return { start, end, written, value: read.value };
  if (read) {
    const bareEnd = start + 1 + read.length;
    const bareName = `&${name.slice(0, read.length)}`;
    return { start, end: bareEnd, written: bareName, value: read.value, fault: 'no semicolon' };
  }
  if (!closed) return undefined; // an ampersand before a word, as in AT&T
  return { start, end, written, value: undefined, fault: unknownName(name) };
}

export interface ReadReference {
  readonly value: string;
  /** UTF-16 code units behind the ampersand, the semicolon with them. */
  readonly length: number;
}

/** What a browser reads of a run of letters and digits behind an ampersand. */
export function readName(
  name: string,
  closed: boolean,
  next: string,
  context: Context,
): ReadReference | undefined {
  const exact = closed ? valueByName.get(name) : undefined;
  if (exact !== undefined) return { value: exact, length: name.length + 1 };
  const prefix = barePrefix(name);
  const value = prefix === undefined ? undefined : valueByName.get(prefix);
  if (prefix === undefined || value === undefined) return undefined;
  const follows = name.slice(prefix.length) + (closed ? ';' : next);
  if (context === 'attribute' && /^[a-zA-Z0-9=]/.test(follows)) return undefined;
  return { value, length: prefix.length };
}

function unknownName(name: string): string {
  const lower = name.toLowerCase();
  for (const known of valueByName.keys()) {
    if (known.toLowerCase() === lower) return `unknown name; &${known}; exists`;
  }
  return 'unknown name';
}
