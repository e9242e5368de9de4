import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eachRow, fieldText, likelyDelimiter, OpenQuoteError, rowFields } from './lines-rows.ts';

function rowsOf(text: string, delimiter: ',' | ';' | '\t' | '|' = ',') {
  const rows: string[][] = [];
  eachRow(text, delimiter, (start, end) => rows.push(rowFields(text.slice(start, end), delimiter)));
  return rows;
}

describe('rows of delimited text', () => {
  // python3 -c "import csv, io; print(list(csv.reader(io.StringIO(text, newline=''))))"
  it.each([
    [
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a,"b,c",d\n', [['a', 'b,c', 'd']]],
    ['"a ""quoted"" one",x\n', [['a "quoted" one', 'x']]],
    [
      'a,"two\nlines",c\nd,e,f',
      [
        ['a', 'two\nlines', 'c'],
        ['d', 'e', 'f'],
      ],
    ],
    ['"a\r\nb"\r\nc', [['a\r\nb'], ['c']]],
    [
      'a,,c\n,,\n',
      [
        ['a', '', 'c'],
        ['', '', ''],
      ],
    ],
    [
      '5" pipe,x\ny,6"\n',
      [
        ['5" pipe', 'x'],
        ['y', '6"'],
      ],
    ],
    ['"a"b,c\n', [['ab', 'c']]],
    ['"",""\n', [['', '']]],
  ])('reads %j as csv.reader does', (text, rows) => {
    expect(rowsOf(text)).toEqual(rows);
  });

  it('reads other delimiters', () => {
    expect(rowsOf('a;"b;c"\n', ';')).toEqual([['a', 'b;c']]);
    expect(rowsOf('a\tb\n', '\t')).toEqual([['a', 'b']]);
  });

  it('says where a quotation mark is never closed', () => {
    expect(() => rowsOf('a,b\nc,"d\ne,f\n')).toThrow(OpenQuoteError);
    try {
      rowsOf('a,b\nc,"d\ne,f\n');
    } catch (error) {
      expect(error).toMatchObject({ offset: 6 });
    }
  });

  it('reads what it writes', () => {
    const field = fc.string({
      unit: fc.constantFrom('a', '"', ',', '\n', '\r', ' ', 'é'),
      maxLength: 6,
    });
    const rows = fc.array(fc.array(field, { minLength: 2, maxLength: 4 }), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(rows, (given) => {
        const text = given
          .map((row) => `${row.map((one) => fieldText(one, ',')).join(',')}\r\n`)
          .join('');
        expect(rowsOf(text)).toEqual(given);
      }),
    );
  });
});

describe('likelyDelimiter', () => {
  it.each([
    ['a,b,c\n1,2,3\n', ','],
    ['a;b\n1,5;2,5\n3,5;4,5\n', ';'],
    ['a\tb\n1\t2', '\t'],
    ['a|b|c', '|'],
    ['"x,y";z\n"u,v";w', ';'],
    ['nothing here', ','],
    ['', ','],
  ])('of %j is %j', (text, delimiter) => {
    expect(likelyDelimiter(text)).toBe(delimiter);
  });
});
