import type { Mark, Note, TablePart } from '@textbench/kit';
import { information, table, warning } from '@textbench/kit';
import { counted, inTextOrder, Occurrences } from '../bytes/reporting.ts';
import { codePoints } from './entity-tables.ts';
import type { Context, Reference } from './references.ts';
import { referencesIn } from './references.ts';

/** What there is to say of the references in a text that is decoded. */
export interface Diagnosis {
  readonly facts: readonly string[];
  readonly notes: readonly Note[];
  readonly marks: readonly Mark[];
  readonly tables: readonly TablePart[];
}

/** Longest text that is looked through, in UTF-16 code units, and most rows of its table. */
const longestDiagnosed = 200_000;
const mostRows = 1_000;

/** `&amp;` before what becomes a reference once it is read: the text was encoded twice. */
const twice = /^(?:#[0-9]+|#[xX][0-9a-fA-F]+|[a-zA-Z][a-zA-Z0-9]*);/;

interface Row {
  readonly reference: Reference;
  readonly remark: string;
  times: number;
}

/** Says which references are unterminated, unknown, impossible or encoded twice; nothing for long texts. */
export function diagnose(text: string, context: Context): Diagnosis {
  if (text.length > longestDiagnosed) return { facts: [], notes: [], marks: [], tables: [] };
  const [faulty, doubled] = [new Occurrences(), new Occurrences()];
  const rows = new Map<string, Row>();
  let read = 0;
  for (const reference of referencesIn(text, context)) {
    if (reference.value !== undefined) read++;
    const remark = remarkOn(reference, text);
    const row = rows.get(reference.written + remark);
    if (row) row.times++;
    else rows.set(reference.written + remark, { reference, remark, times: 1 });
    const { start, end, written, fault } = reference;
    if (fault !== undefined) faulty.add(start, end, fault, written.slice(0, 40));
    else if (remark !== '') doubled.add(start, end, remark, written);
  }
  return {
    facts: [`${counted(read, 'reference')} decoded`],
    notes: notesOn(faulty, doubled),
    marks: inTextOrder(faulty, doubled),
    tables: rows.size > 0 ? [referenceTable([...rows.values()])] : [],
  };
}

function remarkOn({ value, end, fault }: Reference, text: string): string {
  if (fault !== undefined) return fault;
  return value === '&' && twice.test(text.slice(end, end + longestReference))
    ? 'encoded twice'
    : '';
}

/** Letters of the longest name with its semicolon. */
const longestReference = 32;

function notesOn(faulty: Occurrences, doubled: Occurrences): Note[] {
  const notes: Note[] = [];
  if (faulty.count > 0) {
    const references = counted(faulty.count, 'reference');
    const text = `${references} not written as the HTML Standard asks${faulty.samples}. They are read or left alone as browsers do.`;
    notes.push(warning(text));
  }
  if (doubled.count > 0) {
    const places = counted(doubled.count, 'place');
    notes.push(information(`${places} encoded twice: decode the result once more to read them.`));
  }
  return notes;
}

function referenceTable(rows: readonly Row[]): TablePart {
  return table({
    title: 'References',
    columns: [
      { label: 'Reference', kind: 'code' },
      { label: 'Read as', kind: 'text' },
      { label: 'Code point', kind: 'code' },
      { label: 'Times', kind: 'number' },
      { label: 'Remark', kind: 'text' },
    ],
    rows: rows
      .slice(0, mostRows)
      .map(({ reference: { written, value }, remark, times }) => [
        written.slice(0, 100),
        value ?? null,
        value === undefined ? null : codePoints(value),
        times,
        remark,
      ]),
  });
}
