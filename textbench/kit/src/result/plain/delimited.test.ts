import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../testing/any-text.testing.ts';
import type { Cell, TablePart } from '../parts.ts';
import { table } from '../result.ts';
import { tableAsCsv, tableAsJson, tableAsTsv } from './delimited.ts';

function tableOf(labels: readonly string[], rows: readonly (readonly Cell[])[]): TablePart {
  return table({ columns: labels.map((label) => ({ label, kind: 'text' })), rows });
}

const hostile = tableOf(
  ['plain', 'with, comma', 'q'],
  [
    ['a"b', 'line\nend', ''],
    ['cr\rx', 'crlf\r\ny', ' lead'],
    [1, -2.5, null],
    [1e21, 0.1, "'"],
    ['é😀', '\t', ';'],
  ],
);

describe('tableAsCsv', () => {
  // python3 -c "
  // import csv, io
  // out = io.StringIO(newline='')
  // csv.writer(out).writerows([['plain','with, comma','q'],['a\"b','line\nend',''],
  //   ['cr\rx','crlf\r\ny',' lead'],[1,-2.5,None],[1e21,0.1,'\''],['é😀','\t',';']])
  // print(ascii(out.getvalue()))"
  it('writes what the csv module of Python writes', () => {
    expect(tableAsCsv(hostile)).toBe(
      'plain,"with, comma",q\r\n"a""b","line\nend",\r\n"cr\rx","crlf\r\ny", lead\r\n1,-2.5,\r\n1e+21,0.1,\'\r\n\u00e9\u{1f600},\t,;\r\n',
    );
  });

  // python3 -c "
  // import csv, io
  // out = io.StringIO(newline='')
  // csv.writer(out).writerows([['Word'],['a'],[''],['b']])
  // print(ascii(out.getvalue()))"
  it('quotes an empty cell that is a whole row, so that it is not read as an empty line', () => {
    const table = tableOf(['Word'], [['a'], [''], ['b'], [null]]);
    expect(tableAsCsv(table)).toBe('Word\r\na\r\n""\r\nb\r\n""\r\n');
  });

  it('has the head alone where there are no rows', () => {
    expect(tableAsCsv(tableOf(['a', 'b'], []))).toBe('a,b\r\n');
  });

  it('is read back cell by cell, whatever they hold', () => {
    const cell = textOf(',', '"', '\r', '\n', '\r\n', 'a', '');
    const rows = fc
      .integer({ min: 1, max: 4 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1 }),
      );
    fc.assert(
      fc.property(rows, ([head = [], ...body]) => {
        expect(readCsv(tableAsCsv(tableOf(head, body)))).toEqual([head, ...body]);
      }),
    );
  });
});

/** Reads RFC 4180, section 2: records end with CRLF, a quote inside quotes is doubled. */
function readCsv(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  for (const [, quoted, bare = '', end] of csv.matchAll(field)) {
    row.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

describe('tableAsTsv', () => {
  it('ends rows with LF and has no quotes', () => {
    expect(
      tableAsTsv(
        tableOf(
          ['a', 'b'],
          [
            ['"x"', 1],
            [null, 'y, z'],
          ],
        ),
      ),
    ).toBe('a\tb\n"x"\t1\n\ty, z\n');
  });

  it('makes one space of tabs and line ends inside a cell', () => {
    expect(tableAsTsv(tableOf(['a'], [['x\ty'], ['x\r\ny'], ['x\n\n\ty'], ['\t']]))).toBe(
      'a\nx y\nx y\nx y\n \n',
    );
  });

  it('has as many lines and cells as the table, whatever they hold', () => {
    const cell = textOf('\t', '\n', '\r', '"');
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell)), (rows) => {
        const lines = tableAsTsv(tableOf(['a', 'b'], rows)).split('\n');
        expect(lines.pop()).toBe('');
        expect(lines.map((line) => line.split('\t').length)).toEqual(['a', ...rows].map(() => 2));
      }),
    );
  });
});

describe('tableAsJson', () => {
  it('is an array of objects by column, numbers as numbers, all their digits kept', () => {
    const written = tableAsJson(
      table({
        columns: [
          { label: 'Word', kind: 'text' },
          { label: 'Share', kind: 'percent', digits: 1 },
        ],
        rows: [
          ['a"b', 1 / 3],
          [null, 0],
        ],
      }),
    );
    expect(JSON.parse(written)).toEqual([
      { Word: 'a"b', Share: 1 / 3 },
      { Word: null, Share: 0 },
    ]);
    expect(written.endsWith(']\n')).toBe(true);
  });

  it('keeps a column that is called like a property of every object', () => {
    const written = tableAsJson(tableOf(['__proto__', 'constructor'], [['a', 'b']]));
    expect(written).toContain('"__proto__": "a"');
    expect(written).toContain('"constructor": "b"');
  });

  it('fills rows that are too short', () => {
    expect(JSON.parse(tableAsJson(tableOf(['a', 'b'], [['x']])))).toEqual([{ a: 'x', b: null }]);
  });

  it('is an empty array where there are no rows', () => {
    expect(JSON.parse(tableAsJson(tableOf(['a'], [])))).toEqual([]);
  });
});
