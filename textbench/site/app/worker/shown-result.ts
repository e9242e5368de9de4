import { type DifferenceRow, formExtensions, type Part } from '@textbench/kit';
import { byteSize } from '../workbench/byte-size.ts';
import { beginningOf } from './beginning-of.ts';
import { excerptLength, longestShownText, mostShownMarks, mostShownRows } from './limits.ts';
import type { ShownPart, ShownResult } from './protocol.ts';
import type { FinishedRun } from './run-request.ts';
import { textFacts } from './text-facts.ts';

/** A finished run cut to what a page can hold; the worker keeps the whole. */
export function shownResult(run: FinishedRun, milliseconds: number): ShownResult {
  const { result, streamed, inputSizes } = run;
  const [main, ...more] = result.parts;
  const countable = main.kind === 'text' && main.text.length <= longestShownText;
  const shown = shownPart(main);
  return {
    parts: [streamed ? ofStream(shown, streamed) : shown, ...more.map(shownPart)],
    facts: result.facts ?? [],
    notes: result.notes ?? [],
    inputMarks: (result.inputMarks ?? []).map(({ input, marks }) => ({
      input,
      marks: marks.slice(0, mostShownMarks),
    })),
    ...(countable ? { size: textFacts(main.text) } : {}),
    inputSizes,
    milliseconds,
  };
}

/** A streamed text knows its size in bytes only. */
function ofStream(shown: ShownPart, streamed: Blob): ShownPart {
  if (shown.cut === undefined) return shown;
  const excerpt = excerptLength.toLocaleString('en');
  return {
    ...shown,
    cut: `The first ${excerpt} characters of ${byteSize(streamed.size)}. Copy and Download give all of it.`,
  };
}

function shownPart(part: Part): ShownPart {
  const forms = formExtensions[part.kind];
  const { shown, cut } = cutPart(part);
  return cut === undefined ? { part: shown, forms } : { part: shown, forms, cut };
}

function cutPart(part: Part): { shown: Part; cut?: string } {
  switch (part.kind) {
    case 'text':
    case 'html':
      return cutText(part);
    case 'table':
      if (part.rows.length <= mostShownRows) return { shown: part };
      return {
        shown: { ...part, rows: part.rows.slice(0, mostShownRows) },
        cut: firstOf(mostShownRows, part.rows.length, 'rows'),
      };
    case 'difference':
      return cutDifference(part);
    case 'chart':
      if (part.points.length <= 200) return { shown: part };
      return {
        shown: { ...part, points: part.points.slice(0, 200) },
        cut: firstOf(200, part.points.length, 'values'),
      };
    case 'marks':
      return cutMarks(part);
    default:
      return { shown: part };
  }
}

/** The worker writes the patch; of a long difference the page gets what is near a change. */
function cutDifference(part: Extract<Part, { kind: 'difference' }>): { shown: Part; cut?: string } {
  if (part.rows.length <= mostShownRows) return { shown: { ...part, patch: '' } };
  const rows = rowsNearChanges(part.rows);
  if (rows.length === 0) {
    return {
      shown: { ...part, patch: '', rows: part.rows.slice(0, mostShownRows) },
      cut: firstOf(mostShownRows, part.rows.length, 'lines'),
    };
  }
  const all = part.rows.length.toLocaleString('en');
  const which = rows.length > mostShownRows ? 'the first changes' : 'the changes';
  return {
    shown: { ...part, patch: '', rows: rows.slice(0, mostShownRows) },
    cut: `Of ${all} lines those near ${which} are shown. Copy and Download give a patch with all of them.`,
  };
}

const context = 3;

function rowsNearChanges(rows: readonly DifferenceRow[]): DifferenceRow[] {
  let lastChange = Number.NEGATIVE_INFINITY;
  const nextChange: number[] = [];
  for (let i = rows.length - 1, next = Number.POSITIVE_INFINITY; i >= 0; i--) {
    if (rows[i]?.kind !== 'same') next = i;
    nextChange[i] = next;
  }
  return rows.filter((row, index) => {
    if (row.kind !== 'same') lastChange = index;
    return index - lastChange <= context || (nextChange[index] ?? 0) - index <= context;
  });
}

function cutText(part: Extract<Part, { kind: 'text' | 'html' }>): { shown: Part; cut?: string } {
  const content = part.kind === 'text' ? part.text : part.html;
  if (content.length <= longestShownText) return { shown: part };
  const excerpt = beginningOf(content, excerptLength);
  return {
    shown: part.kind === 'text' ? { ...part, text: excerpt } : { ...part, html: excerpt },
    cut: firstOf(excerptLength, content.length, 'characters'),
  };
}

function cutMarks(part: Extract<Part, { kind: 'marks' }>): { shown: Part; cut?: string } {
  const fits = part.text.length <= longestShownText && part.marks.length <= mostShownMarks;
  if (fits) return { shown: part };
  const length = Math.min(
    part.text.length <= longestShownText ? part.text.length : excerptLength,
    part.marks[mostShownMarks]?.start ?? part.text.length,
  );
  const text = beginningOf(part.text, length);
  const marks = part.marks.filter((mark) => mark.end <= text.length);
  return {
    shown: { ...part, text, marks },
    cut: firstOf(length, part.text.length, 'characters'),
  };
}

function firstOf(shown: number, all: number, what: string): string {
  const [first, total] = [shown.toLocaleString('en'), all.toLocaleString('en')];
  return `The first ${first} of ${total} ${what}. Copy and Download give all of it.`;
}
