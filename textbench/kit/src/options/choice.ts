import { type OptionBasics, type Parsed, writtenValue } from './declaration.ts';

export interface Choice<Value extends string = string> extends OptionBasics {
  readonly kind: 'choice';
  /** Value and the label that is shown for it, in the order shown. */
  readonly choices: Readonly<Record<Value, string>>;
  readonly default: NoInfer<Value>;
}

/** One of a few named values. Up to four short ones are shown side by side, more as a menu. */
export function choice<const Value extends string>(
  declaration: Omit<Choice<Value>, 'kind'>,
): Choice<Value> {
  return { kind: 'choice', ...declaration };
}

export function parseChoice(declaration: Choice, raw: unknown): Parsed<string> {
  const value = writtenValue(raw);
  if (value !== undefined && Object.hasOwn(declaration.choices, value)) return { value };
  return { problem: `takes one of ${Object.keys(declaration.choices).join(', ')}` };
}
