import { type OptionBasics, type Parsed, writtenValue } from './declaration.ts';

export interface SeedOption extends OptionBasics {
  readonly kind: 'seed';
  /** Any text; the same seed gives the same result. */
  readonly default: string;
}

/** What random tools draw from: shown, can be set, and changed by one button. */
export function seed(declaration: Partial<Omit<SeedOption, 'kind'>> = {}): SeedOption {
  return {
    kind: 'seed',
    label: 'Seed',
    help: 'The same seed gives the same result again.',
    default: '1',
    ...declaration,
  };
}

export function parseSeed(_declaration: SeedOption, raw: unknown): Parsed<string> {
  const value = writtenValue(raw)?.trim() ?? '';
  if (value !== '' && value.length <= 64) return { value };
  return { problem: 'takes a text of 1 to 64 characters' };
}
