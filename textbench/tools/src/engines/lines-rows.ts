import { eachLine } from '@textbench/language';

export const delimiters = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' } as const;

export type Delimiter = (typeof delimiters)[keyof typeof delimiters];

/** A quotation mark opens a field and nothing closes it. */
export class OpenQuoteError extends Error {
  override readonly name = 'OpenQuoteError';
  /** UTF-16 offset of the mark. */
  readonly offset: number;

  constructor(offset: number) {
    super(`The quotation mark at ${offset} is never closed.`);
    this.offset = offset;
  }
}

/**
 * Visits the rows of delimited text (RFC 4180, with any line end): line ends inside quotation marks
 * belong to a field. A mark opens a field only at its very start.
 *
 * @throws OpenQuoteError
 */
export function eachRow(
  text: string,
  delimiter: Delimiter,
  visit: (start: number, end: number, ending: string) => void,
): void {
  if (!text.includes('"')) {
    eachLine(text, visit);
    return;
  }
  let start = 0;
  while (start < text.length) {
    let end = start;
    while (end < text.length && !isLineEnd(text, end)) {
      end = text[end] === '"' ? quotedEnd(text, end) : end;
      while (end < text.length && !isLineEnd(text, end) && text[end] !== delimiter) end++;
      if (text[end] === delimiter) end++;
    }
    const ending = endingAt(text, end);
    visit(start, end, ending);
    start = end + ending.length;
  }
}

function isLineEnd(text: string, offset: number): boolean {
  const unit = text.charCodeAt(offset);
  return unit === 0x0a || unit === 0x0d;
}

function endingAt(text: string, offset: number): string {
  if (text.startsWith('\r\n', offset)) return '\r\n';
  return text.slice(offset, offset + 1);
}

/** Where the quoted field that begins at an offset ends. */
function quotedEnd(text: string, start: number): number {
  for (let from = start + 1; ; ) {
    const mark = text.indexOf('"', from);
    if (mark === -1) throw new OpenQuoteError(start);
    if (text[mark + 1] !== '"') return mark + 1;
    from = mark + 2;
  }
}

/** The fields of one row, without their quotation marks. */
export function rowFields(row: string, delimiter: Delimiter): string[] {
  if (!row.includes('"')) return row.split(delimiter);
  const fields: string[] = [];
  for (let start = 0; start <= row.length; ) {
    const isQuoted = row[start] === '"';
    const closed = isQuoted ? quotedEnd(row, start) : start;
    const found = row.indexOf(delimiter, closed);
    const end = found === -1 ? row.length : found;
    const quoted = isQuoted ? row.slice(start + 1, closed - 1).replaceAll('""', '"') : '';
    fields.push(quoted + row.slice(closed, end));
    start = end + 1;
  }
  return fields;
}

/** A field as it stands in a row: in quotation marks where it needs them. */
export function fieldText(field: string, delimiter: Delimiter): string {
  const needsMarks = field.includes(delimiter) || /["\r\n]/.test(field);
  return needsMarks ? `"${field.replaceAll('"', '""')}"` : field;
}

/** The delimiter that most first lines hold, and as often as each other; a comma where none does. */
export function likelyDelimiter(text: string): Delimiter {
  const lines = text
    .slice(0, 20_000)
    .split(/\r\n|\n|\r/)
    .slice(0, 20);
  const filled = lines.filter((line) => line.trim() !== '');
  let best: Delimiter = ',';
  let bestScore = 0;
  for (const delimiter of Object.values(delimiters)) {
    const counts = filled.map((line) => line.replace(/"[^"]*"/g, '').split(delimiter).length - 1);
    const first = counts[0] ?? 0;
    const agreeing = counts.filter((count) => count === first && count > 0).length;
    const score = agreeing * 100 + first;
    if (score > bestScore) [best, bestScore] = [delimiter, score];
  }
  return best;
}
