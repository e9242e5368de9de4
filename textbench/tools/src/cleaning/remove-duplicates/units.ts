import { inputError } from '@textbench/kit';
import { eachLine, sentenceSpans, wordSpans } from '@textbench/language';
import { eachItem } from '../../engines/lines-items.ts';
import type { Delimiter } from '../../engines/lines-rows.ts';
import { eachRow, OpenQuoteError } from '../../engines/lines-rows.ts';

/** What is compared; plural and singular of it. */
export const unitNames = {
  lines: ['lines', 'line'],
  words: ['words', 'word'],
  items: ['items', 'item'],
  sentences: ['sentences', 'sentence'],
  rows: ['rows', 'row'],
} as const;

export type UnitName = keyof typeof unitNames;

/** The units of a text: offsets, and for lines and rows what ends each. */
export interface Units {
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  /** Empty for units inside running text. */
  readonly endings: readonly string[];
}

class UnitList implements Units {
  readonly starts: number[] = [];
  readonly ends: number[] = [];
  readonly endings: string[] = [];

  add(start: number, end: number): void {
    this.starts.push(start);
    this.ends.push(end);
  }

  readonly addLine = (start: number, end: number, ending: string): void => {
    this.add(start, end);
    this.endings.push(ending);
  };
}

export interface UnitOptions {
  readonly unit: UnitName;
  /** Between items. */
  readonly separator: string;
  /** Between the fields of rows. */
  readonly delimiter: Delimiter;
}

export function unitsOf(text: string, { unit, separator, delimiter }: UnitOptions): Units {
  const units = new UnitList();
  if (unit === 'lines') eachLine(text, units.addLine);
  else if (unit === 'rows') addRows(text, delimiter, units);
  else if (unit === 'items') eachItem(text, separator, (start, end) => units.add(start, end));
  else {
    const spans = unit === 'words' ? wordSpans(text) : sentenceSpans(text);
    for (const { start, end } of spans) units.add(start, end);
  }
  return units;
}

function addRows(text: string, delimiter: Delimiter, units: UnitList): void {
  try {
    eachRow(text, delimiter, units.addLine);
  } catch (error) {
    if (!(error instanceof OpenQuoteError)) throw error;
    const advice = 'This quotation mark opens a field that is never closed. Add the closing one.';
    throw inputError('text', error.offset, advice, 1);
  }
}
