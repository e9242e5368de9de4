import { type OptionBasics, type Parsed, writtenValue } from './declaration.ts';

interface NumberBasics extends OptionBasics {
  readonly default: number;
  readonly min: number;
  readonly max: number;
  /** Distance between neighbouring values of the control; 1 unless told. */
  readonly step?: number;
  /** A word after the number: `px`, `%`, `words`. */
  readonly unit?: string;
}

export interface IntegerOption extends NumberBasics {
  readonly kind: 'integer';
}

export interface NumberOption extends NumberBasics {
  readonly kind: 'number';
}

/** A whole number from `min` to `max`. */
export function integer(declaration: Omit<IntegerOption, 'kind'>): IntegerOption {
  return { kind: 'integer', ...declaration };
}

/** A number with decimals from `min` to `max`. */
export function number(declaration: Omit<NumberOption, 'kind'>): NumberOption {
  return { kind: 'number', ...declaration };
}

export function parseNumber(
  declaration: IntegerOption | NumberOption,
  raw: unknown,
): Parsed<number> {
  const { kind, min, max } = declaration;
  const text = writtenValue(raw)?.trim() ?? '';
  const value = text === '' ? Number.NaN : Number(text);
  const fits = value >= min && value <= max && (kind === 'number' || Number.isInteger(value));
  if (fits) return { value: value === 0 ? 0 : value };
  const article = kind === 'integer' ? 'a whole number' : 'a number';
  return { problem: `takes ${article} from ${min} to ${max}` };
}
