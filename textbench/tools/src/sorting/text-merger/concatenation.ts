import type { NamedText } from '@textbench/kit';
import { usualLineEnding } from '@textbench/language';

/**
 * Texts one after the other, each as it is but for a byte order mark. `line` and `blank-line` add
 * only the line ends that the text before does not have.
 */
export function oneAfterTheOther(
  texts: readonly NamedText[],
  between: 'line' | 'blank-line' | 'nothing' | 'other',
  typed: string,
  headings: boolean,
): string {
  const lineEnding = usualLineEnding(texts.map((one) => one.text).join(''));
  const filled = texts.filter((one) => one.text !== '');
  return filled
    .map(({ name, text }, index) => {
      const body = (headings ? name + lineEnding : '') + text.replace(/^\ufeff/, '');
      if (index === filled.length - 1) return body;
      return body + separator(between, typed, body, lineEnding);
    })
    .join('');
}

function separator(
  between: 'line' | 'blank-line' | 'nothing' | 'other',
  typed: string,
  before: string,
  lineEnding: string,
): string {
  if (between === 'nothing') return '';
  if (between === 'other') return typed;
  const missing = /[\r\n]$/.test(before) ? '' : lineEnding;
  return between === 'line' ? missing : missing + lineEnding;
}
