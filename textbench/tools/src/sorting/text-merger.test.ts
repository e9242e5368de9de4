import { plainText, runTool } from '@textbench/kit';
import { fixedContext } from '@textbench/kit/laws';
import { describe, expect, it } from 'vitest';
import { tool } from './text-merger.ts';

async function merged(
  texts: readonly string[],
  options: Record<string, unknown> = {},
): Promise<string> {
  const named = texts.map((text, index) => ({ name: `${index + 1}.txt`, text }));
  const { parts } = await runTool(tool, { texts: named }, options, fixedContext());
  return plainText(parts[0]);
}

const numbers = '1\n2\n3\n';
const letters = 'x\ny\n';

describe('one after the other', () => {
  it('is cat where each text ends its last line', async () => {
    // printf '1\n2\n3\n' > a; printf 'x\ny\n' > b; cat a b
    expect(await merged([numbers, letters])).toBe('1\n2\n3\nx\ny\n');
  });

  it('ends a last line that is open, and adds no line end at the very end', async () => {
    expect(await merged(['a', 'b', 'c'])).toBe('a\nb\nc');
    expect(await merged(['a', 'b'], { between: 'nothing' })).toBe('ab');
    expect(await merged(['a\n', 'b'], { between: 'blank-line' })).toBe('a\n\nb');
    expect(await merged(['a', 'b'], { between: 'other', otherBetween: '\\n--\\t' })).toBe(
      'a\n--\tb',
    );
  });

  it('keeps the line ends of each text and drops byte order marks', async () => {
    expect(await merged(['\ufeffa\r\nb', '\ufeffc\r\n'])).toBe('a\r\nb\r\nc\r\n');
  });

  it('leaves empty texts out, and puts names above the others', async () => {
    expect(await merged(['a', '', 'b'], { headings: true })).toBe('1.txt\na\n3.txt\nb');
  });
});

describe('side by side and in turn', () => {
  it('is paste', async () => {
    // paste -d, a b
    expect(await merged([numbers, letters], { mode: 'columns', delimiter: ',' })).toBe(
      '1,x\n2,y\n3,\n',
    );
    // paste -d';' a b c, with printf 'b\nd\n' > c
    const three = await merged([numbers, letters, 'b\nd\n'], { mode: 'columns', delimiter: ';' });
    expect(three).toBe('1;x;b\n2;y;d\n3;;\n');
    expect(await merged([numbers, letters], { mode: 'columns' })).toBe('1\tx\n2\ty\n3\t\n');
  });

  it("is paste -d '\\n'", async () => {
    expect(await merged([numbers, letters], { mode: 'alternate' })).toBe('1\nx\n2\ny\n3\n\n');
  });

  it('stops at the shortest text, or begins shorter ones again', async () => {
    const columns = { mode: 'columns', delimiter: ' ' };
    expect(await merged([numbers, letters], { ...columns, shorter: 'stop' })).toBe('1 x\n2 y\n');
    expect(await merged([numbers, letters], { ...columns, shorter: 'cycle' })).toBe(
      '1 x\n2 y\n3 x\n',
    );
    expect(await merged([numbers, ''], { ...columns, shorter: 'cycle' })).toBe('1 \n2 \n3 \n');
  });
});

describe('as sets of lines', () => {
  const first = 'a\nb\nb\nc\n';
  const second = 'b\nd\n';

  it('is cat with awk, grep -Fx and grep -Fxv', async () => {
    // cat a b | awk '!s[$0]++'
    expect(await merged([first, second], { mode: 'union' })).toBe('a\nb\nc\nd\n');
    // comm -12 a b
    expect(await merged([first, second], { mode: 'intersection' })).toBe('b\n');
    // grep -Fxv -f b a
    expect(await merged([first, second], { mode: 'difference' })).toBe('a\nc\n');
  });

  it('compares lines without their ends, and folds case when asked', async () => {
    expect(await merged(['a\r\nb\r\n', 'b\n'], { mode: 'intersection' })).toBe('b\r\n');
    const folded = { mode: 'intersection', ignoreCase: true };
    expect(await merged(['Straße\nÉté', 'STRASSE\nété'], folded)).toBe('Straße\nÉté\n');
  });

  it('knows lines that are names of object properties', async () => {
    const lines = '__proto__\nconstructor\n__proto__\n';
    expect(await merged([lines, ''], { mode: 'union' })).toBe('__proto__\nconstructor\n');
    expect(await merged([lines, 'toString'], { mode: 'intersection' })).toBe('');
  });

  it('trims lines and drops blank ones when asked', async () => {
    const options = { mode: 'union', trim: true, dropBlank: true };
    expect(await merged([' a \n\n', 'a\n\t\nb'], options)).toBe('a\nb\n');
  });
});

describe('rows with the same key', () => {
  const left = 'a 1\nb 2\nc 3\n';
  const right = 'b x\nc y\nc z\nd w\n';
  const joining = { mode: 'join', delimiter: ' ' };

  it('is join', async () => {
    // join left right
    expect(await merged([left, right], joining)).toBe('b 2 x\nc 3 y\nc 3 z\n');
  });

  it('keeps what has no partner when asked, in a table without ragged rows', async () => {
    // join -a1 -e '' -o 0,1.2,2.2 left right
    expect(await merged([left, right], { ...joining, unmatched: 'first' })).toBe(
      'a 1 \nb 2 x\nc 3 y\nc 3 z\n',
    );
    // join -a1 -a2 -e '' -o 0,1.2,2.2 left right
    expect(await merged([left, right], { ...joining, unmatched: 'all' })).toBe(
      'a 1 \nb 2 x\nc 3 y\nc 3 z\nd  w\n',
    );
  });

  it('reads and writes cells in quotation marks', async () => {
    // python3: csv.reader, the same join, csv.writer
    const options = { mode: 'join', delimiter: ',' };
    expect(await merged(['"Doe, J",1\nRoe,2\n', 'Roe,x\n"Doe, J","a,b"\n'], options)).toBe(
      '"Doe, J",1,"a,b"\nRoe,2,x\n',
    );
    // join -t '	': marks inside a cell are what they are
    expect(await merged(['5"\tone\n', '5"\ttwo\n'], { mode: 'join' })).toBe('5"\tone\ttwo\n');
    expect(await merged(['"a b" 1\n', '"a x\n'], { mode: 'join', delimiter: ' ' })).toBe(
      '"a b" 1 x\n',
    );
  });

  it('takes any column as key, needs no sorted rows, and joins more than two', async () => {
    const options = { mode: 'join', delimiter: ',', key: 2 };
    expect(await merged(['1,b\n2,a\n', 'x,a\ny,b\n'], options)).toBe('b,1,y\na,2,x\n');
    const three = await merged(['k,1\n', 'k,2\n', 'k,3\n'], { mode: 'join', delimiter: ',' });
    expect(three).toBe('k,1,2,3\n');
  });
});

it('merges ten thousand lines of twenty texts', async () => {
  const text = Array.from({ length: 10_000 }, (_, n) => `line ${n}`).join('\n');
  const whole = await merged(Array<string>(20).fill(text), { mode: 'union' });
  expect(whole).toBe(`${text}\n`);
});
