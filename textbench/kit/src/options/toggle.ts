import type { OptionBasics, Parsed } from './declaration.ts';

export interface Toggle extends OptionBasics {
  readonly kind: 'toggle';
  readonly default: boolean;
}

/** On or off. As text: `true`, `yes`, `on`, `1` and their opposites. */
export function toggle(declaration: Omit<Toggle, 'kind'>): Toggle {
  return { kind: 'toggle', ...declaration };
}

const spellings: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  on: true,
  '1': true,
  '': true,
  false: false,
  no: false,
  off: false,
  '0': false,
};

export function parseToggle(_declaration: Toggle, raw: unknown): Parsed<boolean> {
  const value = typeof raw === 'boolean' ? raw : spellings[String(raw).toLowerCase()];
  return value === undefined ? { problem: 'takes on or off' } : { value };
}
