import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineCounter } from './line-counter.ts';
import { countLines, eachLine, linesOf, lineTexts, usualLineEnding } from './lines.ts';

const lineSigns = fc.string({ unit: fc.constantFrom('a', 'é', '\n', '\r', '\r\n', ' ', '\u2028') });

describe('linesOf', () => {
  it('has no lines in an empty text', () => {
    expect(linesOf('')).toEqual([]);
    expect(lineTexts('')).toEqual([]);
  });

  it('does not begin another line behind a final line end', () => {
    expect(linesOf('a\n')).toEqual([{ text: 'a', ending: '\n', start: 0 }]);
    expect(lineTexts('a\n\n')).toEqual(['a', '']);
    expect(lineTexts('\n')).toEqual(['']);
  });

  it('keeps each line end and knows where lines start', () => {
    expect(linesOf('a\r\nb\rc\nd')).toEqual([
      { text: 'a', ending: '\r\n', start: 0 },
      { text: 'b', ending: '\r', start: 3 },
      { text: 'c', ending: '\n', start: 5 },
      { text: 'd', ending: '', start: 7 },
    ]);
  });

  it('takes LF CR as two line ends and CR CR LF as two', () => {
    expect(linesOf('\n\r').map((line) => line.ending)).toEqual(['\n', '\r']);
    expect(linesOf('\r\r\n').map((line) => line.ending)).toEqual(['\r', '\r\n']);
  });

  it('does not end lines at other separators: NEL, LS, VT and FF stay in the line', () => {
    expect(lineTexts('a\u0085b\u2028c\u000bd\u000ce')).toEqual(['a\u0085b\u2028c\u000bd\u000ce']);
  });

  it('gives the text back when lines are put together again', () => {
    fc.assert(
      fc.property(lineSigns, (text) => {
        const lines = linesOf(text);
        expect(lines.map((line) => line.text + line.ending).join('')).toBe(text);
        for (const { text: line, start, ending } of lines) {
          expect(text.startsWith(line + ending, start)).toBe(true);
          expect(line).not.toMatch(/[\r\n]/);
        }
        expect(lineTexts(text)).toEqual(lines.map((line) => line.text));
        expect(countLines(text)).toBe(lines.length);
      }),
    );
  });

  it('agrees with the pattern that says the same', () => {
    fc.assert(
      fc.property(lineSigns, (text) => {
        const expected = [...text.matchAll(/([^\r\n]*)(\r\n|\n|\r|$)/g)]
          .filter((match) => match[0] !== '')
          .map((match) => ({ text: match[1], ending: match[2], start: match.index }));
        expect(linesOf(text)).toEqual(expected);
      }),
    );
  });

  it('is linear on ten million characters of lone CR, of LF and of one line', () => {
    expect(countLines('\r'.repeat(10_000_000))).toBe(10_000_000);
    expect(countLines('ab\n'.repeat(3_000_000))).toBe(3_000_000);
    expect(countLines(`${'a'.repeat(10_000_000)}\r`)).toBe(1);
    expect(countLines(`\r${'\n'.repeat(5_000_000)}`)).toBe(5_000_000);
  });
});

describe('eachLine', () => {
  it('tells where the line end begins', () => {
    const seen: unknown[] = [];
    eachLine('ab\r\n\nc', (...line) => seen.push(line));
    expect(seen).toEqual([
      [0, 2, '\r\n'],
      [4, 4, '\n'],
      [5, 6, ''],
    ]);
  });
});

describe('usualLineEnding', () => {
  it.each([
    ['', '\n'],
    ['no line end', '\n'],
    ['a\nb\r\nc\n', '\n'],
    ['a\r\nb\r\nc\n', '\r\n'],
    ['a\rb\rc\n', '\r'],
    ['a\r\nb\n', '\n'],
    ['a\r\nb\r', '\r\n'],
  ])('of %j is %j', (text, ending) => {
    expect(usualLineEnding(text)).toBe(ending);
  });
});

describe('lineCounter', () => {
  it('counts what countLines counts, however the text is cut', () => {
    fc.assert(
      fc.property(fc.array(lineSigns, { maxLength: 6 }), (pieces) => {
        const counter = lineCounter();
        for (const piece of pieces) counter.push(piece);
        expect(counter.end()).toBe(countLines(pieces.join('')));
      }),
    );
  });

  it('takes CR and LF in two pieces as one line end', () => {
    const counter = lineCounter();
    counter.push('a\r');
    counter.push('\n');
    counter.push('');
    counter.push('\n');
    expect(counter.end()).toBe(2);
  });

  it('counts a text of CR pieces and LF pieces as one CRLF each', () => {
    const counter = lineCounter();
    for (let i = 0; i < 3; i++) {
      counter.push('\r');
      counter.push('\n');
    }
    expect(counter.end()).toBe(3);
  });
});
