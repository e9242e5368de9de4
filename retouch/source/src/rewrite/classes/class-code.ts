import type { TextEdit } from '../../edits/text-edit.ts';
import type { SourceModule } from '../../module.ts';
import { escaped, stringLiteral } from '../attributes/string-value.ts';
import type { ClassText } from './class-form.ts';

/** How new classes are written into a text, and what must change around it for that. */
export interface ClassWriting {
  readonly written: (name: string) => string;
  readonly edits: readonly TextEdit[];
}

/**
 * How a text can hold these classes. Where one has the text's own quotes, and nothing there has the
 * other ones, the text gets the other quotes; else they are escaped as the text escapes.
 */
export function writingOf(
  module: SourceModule,
  text: ClassText,
  names: readonly string[],
): ClassWriting {
  const { quote, start, end, encoding } = text;
  if (quote === '') return { written: keyName, edits: [] };
  if (quote === '`') return { written: (name) => escaped(name, '`'), edits: [] };
  const other = quote === '"' ? "'" : '"';
  const holdsQuote = names.some((name) => name.includes(quote));
  const holdsOther = names.some((name) => name.includes(other));
  const canSwitch = holdsQuote && !holdsOther && !/['"]/.test(module.text.slice(start, end));
  const used = canSwitch ? other : quote;
  const written = (name: string) =>
    encoding === 'attribute' ? asAttributeText(name, used) : escaped(name, used);
  if (!canSwitch) return { written, edits: [] };
  const edits = [start - 1, end].map((from) => ({ from, to: from + 1, insert: other }));
  return { written, edits };
}

function asAttributeText(name: string, quote: '"' | "'"): string {
  const safe = name.replace(/&(?=#?\w+;)/g, '&amp;');
  return safe.replaceAll(quote, quote === '"' ? '&quot;' : '&apos;');
}

function keyName(name: string): string {
  return /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name) ? name : stringLiteral(name, "'");
}
