/** The option is shown only while another option has one of these values. */
export interface OptionCondition {
  readonly option: string;
  readonly is: boolean | string | readonly string[];
}

/** What every kind of option has. */
export interface OptionBasics {
  /** A few words beside the control, in sentence case. */
  readonly label: string;
  /** One sentence for who wants to know more; also printed by `textbench describe`. */
  readonly help?: string;
  readonly when?: OptionCondition;
  /** Behind "More options" until it is changed. */
  readonly advanced?: boolean;
}

/** What a value is read from: text, a number or a truth value as text; nothing else has one. */
export function writtenValue(raw: unknown): string | undefined {
  const written = typeof raw === 'string' || typeof raw === 'number' || typeof raw === 'boolean';
  return written ? String(raw) : undefined;
}

/** What an option of kind K gives when its value is read from text or from JSON. */
export type Parsed<Value> = { readonly value: Value } | { readonly problem: string };
