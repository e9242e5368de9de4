/**
 * A CSS value as it stands in square brackets in a class: white space is `_`, an underscore `\_`.
 * Undefined where it holds what no class can: a brace, a semicolon outside quotes, a line end.
 */
export function arbitraryValue(value: string): string | undefined {
  const trimmed = value.trim();
  if (trimmed === '' || /[{}\n\r\f\t;`]/.test(trimmed) || !isBalanced(trimmed)) return undefined;
  let written = '';
  for (const [part = '', url] of trimmed.matchAll(/(url\([^)]*\))|[\s\S]/g)) {
    if (url !== undefined) written += url.replaceAll(' ', '_');
    else if (part === '_') written += '\\_';
    else written += part === ' ' ? '_' : part;
  }
  return withoutSpareSpaces(written);
}

/** Spaces behind commas mean nothing outside quotes, and nobody writes them in a class. */
function withoutSpareSpaces(written: string): string {
  return /["']/.test(written)
    ? written
    : written.replace(/(?<!\\)_*,_*/g, ',').replace(/__+/g, '_');
}

function isBalanced(value: string): boolean {
  const closing: string[] = [];
  let quote = '';
  for (const sign of value.replace(/\\[\s\S]/g, '')) {
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '(') closing.push(')');
    else if (sign === '[') closing.push(']');
    else if ((sign === ')' || sign === ']') && closing.pop() !== sign) return false;
  }
  return quote === '' && closing.length === 0;
}
