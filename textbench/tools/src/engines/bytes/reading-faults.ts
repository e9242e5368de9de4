import type { EncodingName } from './encodings.ts';
import { shortName } from './encodings.ts';
import type { NumberFault } from './number-reader.ts';
import type { Radix } from './number-writer.ts';
import { named } from './reporting.ts';
import type { Unit } from './text-to-numbers.ts';

interface Numerals {
  readonly name: string;
  readonly digits: string;
  /** Digits of one byte; 0 where bytes have no fixed number of digits. */
  readonly perByte: number;
}

const numerals: Readonly<Record<Radix, Numerals>> = {
  2: { name: 'binary', digits: '0 and 1', perByte: 8 },
  8: { name: 'octal', digits: '0 to 7', perByte: 3 },
  10: { name: 'decimal', digits: '0 to 9', perByte: 0 },
  16: { name: 'hexadecimal', digits: '0–9 and a–f', perByte: 2 },
};

/** What is wrong with a stretch of the input, and what would work, in two sentences. */
export function describeFault(
  fault: NumberFault,
  radix: Radix,
  dump: boolean,
): { problem: string; remedy: string } {
  if (dump) return describeDumpFault(fault);
  if (fault.kind === 'unknown') return describeUnknown(fault.shown, radix);
  if (fault.kind === 'incomplete') return describeIncomplete(fault.shown, radix, fault.unit);
  return describeTooLarge(fault.shown, radix, fault.unit);
}

function describeUnknown(shown: string, radix: Radix) {
  const { name, digits } = numerals[radix];
  const sign =
    shown.length > 2 || shown.startsWith('\\') ? shown : named(shown.codePointAt(0) ?? 0);
  const problem = `“${sign}” is not part of a ${name} number: its digits are ${digits}.`;
  const remedy =
    radix === 16
      ? 'Take it out, skip what is no number, or read only the escapes such as \\xE9 in a text.'
      : 'Take it out, or skip what is no number.';
  return { problem, remedy };
}

function describeIncomplete(shown: string, radix: Radix, unit: Unit) {
  const { name, perByte } = numerals[radix];
  const [width, one] = unit === 'utf16' ? [perByte * 2, 'UTF-16 unit'] : [perByte, 'byte'];
  return {
    problem: `${shown} ${name} digits in a row do not divide into numbers of ${width}, the digits of a ${one}.`,
    remedy: 'A digit may be missing; if these are code points, choose “Code points”.',
  };
}

function describeTooLarge(shown: string, radix: Radix, unit: Unit) {
  const { name } = numerals[radix];
  const limit = { bytes: 0xff, utf16: 0xffff, codePoints: 0x10ffff }[unit].toString(radix);
  const one = { bytes: 'byte', utf16: 'UTF-16 unit', codePoints: 'code point' }[unit];
  const written = shown.length > 20 ? `${shown.slice(0, 20)}…` : shown;
  return {
    problem: `${written} is more than ${limit}, the largest ${one} in ${name}.`,
    remedy:
      unit === 'codePoints'
        ? 'Numbers may need a separator between them.'
        : 'Choose “Code points” if that is what the numbers are, or separate them.',
  };
}

function describeDumpFault({ shown }: NumberFault) {
  if (shown === '*') {
    return {
      problem: 'The offset behind “*” does not follow from the line before it, or is far away.',
      remedy: 'Make the dump without repetitions left out: `hexdump -Cv` or `xxd`.',
    };
  }
  return {
    problem: `“${shown}” is not a line of a hexdump: an offset, then bytes of two digits.`,
    remedy: 'Take the line out, or skip what is no number.',
  };
}

export function describeInvalid(shown: string, encoding: EncodingName): string {
  const bytes =
    shown === ''
      ? 'The end of the bytes'
      : `The ${shown.includes(' ') ? 'bytes' : 'byte'} ${shown}`;
  return `${bytes} cannot be read in ${shortName(encoding)}. Choose the encoding the bytes were written in, or have such places shown as �.`;
}
