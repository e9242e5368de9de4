import { type OptionBasics, type Parsed, writtenValue } from './declaration.ts';

export interface ColourOption extends OptionBasics {
  readonly kind: 'colour';
  /** `#rrggbb`, lower case. */
  readonly default: string;
}

/** An opaque sRGB colour as `#rrggbb`; `#rgb` is read too. */
export function colour(declaration: Omit<ColourOption, 'kind'>): ColourOption {
  return { kind: 'colour', ...declaration };
}

export function parseColour(_declaration: ColourOption, raw: unknown): Parsed<string> {
  const text = writtenValue(raw)?.trim().toLowerCase() ?? '';
  if (/^#[0-9a-f]{6}$/.test(text)) return { value: text };
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(text);
  if (!short) return { problem: 'takes a colour such as #3d5ba6' };
  return {
    value: `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`,
  };
}
