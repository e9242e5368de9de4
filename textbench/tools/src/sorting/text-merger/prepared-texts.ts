import type { NamedText } from '@textbench/kit';
import { lineTexts } from '@textbench/language';

export interface PreparationOptions {
  readonly trim: boolean;
  readonly dropBlank: boolean;
}

/** The lines of each text, without byte order mark and line ends. */
export function preparedTexts(
  texts: readonly NamedText[],
  { trim, dropBlank }: PreparationOptions,
): string[][] {
  return texts.map(({ text }) => {
    const lines = lineTexts(text.replace(/^\ufeff/, ''));
    const trimmed = trim ? lines.map((line) => line.trim()) : lines;
    return dropBlank ? trimmed.filter((line) => line.trim() !== '') : trimmed;
  });
}
