import { type OptionBasics, type Parsed, writtenValue } from './declaration.ts';

export interface Toggle extends OptionBasics {
  readonly kind: 'toggle';
  readonly default: boolean;
}

/** On or off. As text: `true`, `yes`, `on`, `1` and their opposites. */
export function toggle(declaration: Omit<Toggle, 'kind'>): Toggle {
  return { kind: 'toggle', ...declaration };
}

const on = ['true', 'yes', 'on', '1', ''];
const off = ['false', 'no', 'off', '0'];

export function parseToggle(_declaration: Toggle, raw: unknown): Parsed<boolean> {
  const text = writtenValue(raw)?.toLowerCase();
  if (text === undefined || ![...on, ...off].includes(text)) return { problem: 'takes on or off' };
  return { value: on.includes(text) };
}
