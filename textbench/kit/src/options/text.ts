import type { OptionBasics, Parsed } from './declaration.ts';

interface TextBasics extends OptionBasics {
  readonly default: string;
  /** Longest value in UTF-16 code units; 1,000 for one line and 100,000 for several unless told. */
  readonly maxLength?: number;
  readonly placeholder?: string;
}

export interface TextOption extends TextBasics {
  readonly kind: 'text';
  /** Shown in the monospaced face, spell checking off: patterns, separators. */
  readonly code?: boolean;
}

export interface MultilineOption extends TextBasics {
  readonly kind: 'multiline';
}

/** One line of text. */
export function textOption(declaration: Omit<TextOption, 'kind'>): TextOption {
  return { kind: 'text', ...declaration };
}

/** Several lines of text. */
export function multiline(declaration: Omit<MultilineOption, 'kind'>): MultilineOption {
  return { kind: 'multiline', ...declaration };
}

export function parseText(declaration: TextOption | MultilineOption, raw: unknown): Parsed<string> {
  if (typeof raw !== 'string' && typeof raw !== 'number') return { problem: 'takes text' };
  const value = String(raw);
  const longest = declaration.maxLength ?? (declaration.kind === 'text' ? 1_000 : 100_000);
  if (value.length <= longest) return { value };
  return { problem: `takes at most ${longest.toLocaleString('en')} characters` };
}
