import { unescapeSigns } from '../../engines/escapes.ts';
import type { Options } from './options.ts';
import type { NamedFinding } from './overlaps.ts';

/** The text with every match of the person's own pattern replaced. */
export function replaceMatches(text: string, expression: RegExp, options: Options): string {
  const replacement = unescapeSigns(options.replacement);
  return options.replace === 'template'
    ? text.replace(expression, replacement)
    : text.replace(expression, () => replacement);
}

/** The text with the findings, which are in order and apart, replaced. */
export function replaceFindings(
  text: string,
  findings: readonly NamedFinding[],
  options: Options,
): string {
  const replacement = unescapeSigns(options.replacement);
  const pieces: string[] = [];
  let reached = 0;
  for (const finding of findings) {
    pieces.push(text.slice(reached, finding.start));
    pieces.push(options.replace === 'template' ? filled(replacement, text, finding) : replacement);
    reached = finding.end;
  }
  return pieces.join('') + text.slice(reached);
}

function filled(
  template: string,
  text: string,
  { start, end, value, pattern }: NamedFinding,
): string {
  const parts = new Map([
    ['$$', '$'],
    ['$&', text.slice(start, end)],
    ['$<value>', value],
    ['$<kind>', pattern],
  ]);
  return template.replace(/\$(?:\$|&|<(?:value|kind)>)/g, (sign) => parts.get(sign) ?? sign);
}
