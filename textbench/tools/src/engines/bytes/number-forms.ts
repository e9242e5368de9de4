import { unescapeSigns } from '../escapes.ts';
import type { EncodingName } from './encodings.ts';
import type { NumberLayout, Radix } from './number-writer.ts';
import type { NumbersFromText, Unit, UnmappablePolicy } from './text-to-numbers.ts';

/** How a number is dressed: `plain` is digits alone, the others are named after where they come from. */
export type NumberForm =
  | 'plain'
  | 'literal'
  | 'backslash'
  | 'percent'
  | 'backslashU'
  | 'braced'
  | 'unicode'
  | 'reference'
  | 'canonical'
  | 'xxd';

interface Dress {
  readonly prefix: string;
  readonly suffix: string;
  /** Between numbers, unless another separator is chosen. */
  readonly separator: string;
  /** What its numbers always stand for; chosen by the person where it is missing. */
  readonly unit?: Unit;
  readonly minDigits?: number;
  readonly upperCase?: true;
}

const literalPrefix: Readonly<Record<Radix, string>> = { 2: '0b', 8: '0o', 10: '', 16: '0x' };

function dressOf(form: NumberForm, radix: Radix): Dress {
  switch (form) {
    case 'literal':
      return { prefix: literalPrefix[radix], suffix: '', separator: ', ' };
    case 'backslash':
      return { prefix: radix === 16 ? '\\x' : '\\', suffix: '', separator: '', unit: 'bytes' };
    case 'percent':
      return { prefix: '%', suffix: '', separator: '', unit: 'bytes', minDigits: 2 };
    case 'backslashU':
      return { prefix: '\\u', suffix: '', separator: '', unit: 'utf16', minDigits: 4 };
    case 'braced':
      return { prefix: '\\u{', suffix: '}', separator: '', unit: 'codePoints', minDigits: 1 };
    case 'unicode':
      return {
        prefix: 'U+',
        suffix: '',
        separator: ' ',
        unit: 'codePoints',
        minDigits: 4,
        upperCase: true,
      };
    case 'reference':
      return {
        prefix: radix === 16 ? '&#x' : '&#',
        suffix: ';',
        separator: '',
        unit: 'codePoints',
        minDigits: 1,
      };
    default:
      return { prefix: '', suffix: '', separator: ' ' };
  }
}

/** Digits a number is padded to, so that the usual ones line up. */
const usualDigits: Readonly<Record<Unit, Readonly<Record<Radix, number>>>> = {
  bytes: { 2: 8, 8: 3, 10: 1, 16: 2 },
  utf16: { 2: 16, 8: 6, 10: 1, 16: 4 },
  codePoints: { 2: 8, 8: 3, 10: 1, 16: 2 },
};

/** Digits of the largest number: numbers that touch can only be told apart by their width. */
const fullDigits: Readonly<Record<Unit, Readonly<Record<Radix, number>>>> = {
  bytes: { 2: 8, 8: 3, 10: 3, 16: 2 },
  utf16: { 2: 16, 8: 6, 10: 5, 16: 4 },
  codePoints: { 2: 8, 8: 3, 10: 1, 16: 2 },
};

const separators: Readonly<Record<string, string>> = {
  space: ' ',
  none: '',
  comma: ', ',
  newLine: '\n',
};

/** The options of a tool that writes numbers, as the person set them. */
export interface WritingValues {
  readonly form: NumberForm;
  readonly units: Unit;
  readonly encoding: EncodingName;
  readonly separator: string;
  readonly customSeparator: string;
  readonly upperCase: boolean;
  readonly padding: boolean;
  readonly group: number;
  readonly perLine: number;
  readonly unmappable: UnmappablePolicy;
}

export function writingOf(radix: Radix, values: WritingValues): NumbersFromText {
  const { form, encoding, unmappable, upperCase, perLine } = values;
  if (form === 'canonical' || form === 'xxd') {
    const layout = { style: form, upperCase, bytesPerLine: perLine || 16 };
    return { unit: 'bytes', encoding, unmappable, layout };
  }
  const dress = dressOf(form, radix);
  const unit = dress.unit ?? values.units;
  const open = form === 'plain' || form === 'literal';
  const group = open ? values.group : 1;
  const separator = separatorOf(values, dress.separator);
  const touching = group > 1 || separator + dress.prefix + dress.suffix === '';
  const padded = touching ? fullDigits[unit][radix] : usualDigits[unit][radix];
  const layout: NumberLayout = {
    radix,
    minDigits: dress.minDigits ?? (values.padding || touching ? padded : 1),
    upperCase: upperCase || dress.upperCase === true,
    prefix: dress.prefix,
    suffix: dress.suffix,
    separator,
    group,
    perLine,
  };
  return { unit, encoding, unmappable, layout };
}

function separatorOf({ separator, customSeparator }: WritingValues, usual: string): string {
  if (separator === 'usual') return usual;
  return separator === 'custom' ? unescapeSigns(customSeparator) : (separators[separator] ?? usual);
}
