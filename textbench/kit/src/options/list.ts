import { type OptionBasics, type Parsed, writtenValue } from './declaration.ts';

export interface ListOption extends OptionBasics {
  readonly kind: 'list';
  readonly default: readonly string[];
  /** Most items; 1,000 unless told. */
  readonly maxItems?: number;
  readonly placeholder?: string;
}

/** Any number of short texts, one a line in its control, comma-separated or repeated as a flag. */
export function list(declaration: Omit<ListOption, 'kind'>): ListOption {
  return { kind: 'list', ...declaration };
}

export function parseList(declaration: ListOption, raw: unknown): Parsed<readonly string[]> {
  const items = itemsOf(raw);
  if (!items.every((item) => item !== undefined)) return { problem: 'takes a list of texts' };
  const value = items.map((item) => item.trim()).filter((item) => item !== '');
  const most = declaration.maxItems ?? 1_000;
  if (value.length <= most) return { value };
  return { problem: `takes at most ${most.toLocaleString('en')} items` };
}

/** Of a text, one item a line where there is a line end, else separated by commas. */
function itemsOf(raw: unknown): (string | undefined)[] {
  if (Array.isArray(raw)) return raw.flatMap((item: unknown) => writtenValue(item)?.split('\n'));
  const text = writtenValue(raw);
  return text === undefined ? [undefined] : text.split(text.includes('\n') ? '\n' : ',');
}

/** The list as one text that `parseList` reads back. */
export function listText(items: readonly string[]): string {
  const lines = items.join('\n');
  return lines.includes(',') ? `${lines}\n` : lines;
}
