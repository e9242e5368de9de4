import { octets } from './octets.ts';

/** How much of RFC 5322 counts as part of a name before the at sign. */
export interface LocalRules {
  /** Every sign of the standard, also those that far more often stand around an address. */
  readonly allSigns: boolean;
}

/** Longest name before the at sign, in octets (RFC 5321, 4.5.3.1.1). */
const longest = 64;

export interface LocalPart {
  readonly start: number;
  readonly local: string;
}

/**
 * The name that ends before an offset; undefined where none does. Full stops and hyphens in front of it
 * belong to the text around it.
 *
 * @param reached nothing before this offset may be used
 */
export function localPartBefore(
  text: string,
  offset: number,
  reached: number,
  { allSigns }: LocalRules,
): LocalPart | undefined {
  if (text[offset - 1] === '"') return quotedBefore(text, offset, reached);
  const signs = allSigns ? everySign : commonSigns;
  const start = runStart(text, offset, Math.max(reached, offset - longest - 1), signs);
  if (offset - start > longest) return undefined;
  const run = text.slice(start, offset);
  const afterDots = run.slice(run.lastIndexOf('..') + 1);
  const local = afterDots.replace(/^(?:%[0-9a-f]{2}|['’.-])+/iu, '');
  if (local === '' || /['’.]$/u.test(local) || octets(local) > longest) return undefined;
  return { start: offset - local.length, local };
}

const commonSigns = asciiTable("._%+'-");
const everySign = asciiTable(".!#$%&'*+/=?^_`{|}~-");

/** Letters, digits and these signs, by their code. */
export function asciiTable(signs: string): Uint8Array {
  const table = new Uint8Array(128);
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  for (const sign of `${letters}${letters.toUpperCase()}0123456789${signs}`) {
    table[sign.charCodeAt(0)] = 1;
  }
  return table;
}

/** Where the run of letters, marks, digits and the signs of the table begins that ends at an offset. */
export function runStart(
  text: string,
  offset: number,
  earliest: number,
  table: Uint8Array,
): number {
  let start = offset;
  while (start > earliest) {
    const unit = text.charCodeAt(start - 1);
    if (unit < 0x80) {
      if (table[unit] !== 1) break;
      start--;
    } else {
      const length = unit >= 0xdc00 && unit <= 0xdfff ? 2 : 1;
      const sign = text.slice(start - length, start);
      if (start - length < earliest || !/^[\p{L}\p{M}\p{N}’]$/u.test(sign)) break;
      start -= length;
    }
  }
  return start;
}

/** A name in quotes, where anything but a line end may stand: `"john smith"@example.com` (RFC 5322, 3.2.4). */
function quotedBefore(text: string, offset: number, reached: number): LocalPart | undefined {
  const earliest = Math.max(reached, offset - longest);
  let start = offset - 2;
  while (start >= earliest && (text[start] !== '"' || text[start - 1] === '\\')) {
    if (text[start] === '\n' || text[start] === '\r') return undefined;
    start--;
  }
  if (start < earliest || start > offset - 3) return undefined;
  if (start > 0 && /[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, start - 2), start)))
    return undefined;
  const local = text.slice(start, offset);
  return octets(local) <= longest ? { start, local } : undefined;
}
