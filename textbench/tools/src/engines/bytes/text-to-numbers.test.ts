import { defaultValues, ToolInputError } from '@textbench/kit';
import { describe, expect, it } from 'vitest';
import type { NumberForm, WritingValues } from './number-forms.ts';
import { writingOf } from './number-forms.ts';
import type { Radix } from './number-writer.ts';
import { reportedResult } from './reporting.ts';
import { numbersFromText } from './text-to-numbers.ts';
import { writingOptions } from './writing-options.ts';

function run(radix: Radix, text: string, values: Partial<WritingValues> = {}) {
  const usual = { ...defaultValues(writingOptions), form: 'plain' as NumberForm, upperCase: false };
  return reportedResult(numbersFromText(writingOf(radix, { ...usual, ...values })), text);
}

function written(radix: Radix, text: string, values: Partial<WritingValues> = {}): string {
  const [main] = run(radix, text, values).parts;
  return main.kind === 'text' ? main.text : '';
}

describe('bytes in each base', () => {
  it('binary', () => {
    // printf 'é!' | xxd -b
    expect(written(2, 'é!')).toBe('11000011 10101001 00100001');
  });
  it('octal', () => {
    // printf 'é!' | od -An -to1
    expect(written(8, 'é!')).toBe('303 251 041');
  });
  it('decimal, without leading zeros', () => {
    // python3 -c "print(*'é!'.encode())"
    expect(written(10, 'é!')).toBe('195 169 33');
  });
  it('hexadecimal', () => {
    // printf 'é!' | od -An -tx1
    expect(written(16, 'é!')).toBe('c3 a9 21');
  });
  it('pads decimal numbers that touch, so that they can be told apart', () => {
    expect(written(10, 'é!', { separator: 'none' })).toBe('195169033');
  });
});

describe('what numbers stand for', () => {
  it('code points', () => {
    // python3 -c "print(*(format(ord(c), '02x') for c in 'Aé€😀'))"
    expect(written(16, 'Aé€😀', { units: 'codePoints' })).toBe('41 e9 20ac 1f600');
    expect(written(10, 'Aé€😀', { units: 'codePoints' })).toBe('65 233 8364 128512');
  });
  it('UTF-16 units', () => {
    // python3 -c "print('Aé€😀'.encode('utf-16be').hex(' ', 2))"
    expect(written(16, 'Aé€😀', { units: 'utf16' })).toBe('0041 00e9 20ac d83d de00');
  });
  it('lone surrogates, which have a number but no bytes', () => {
    expect(written(16, 'a\ud83db', { units: 'codePoints' })).toBe('61 d83d 62');
    expect(written(16, 'a\ud83db', { units: 'utf16' })).toBe('0061 d83d 0062');
    const { parts, notes, inputMarks } = run(16, 'a\ud83db');
    expect(parts[0]).toMatchObject({ text: '61 ef bf bd 62' });
    expect(notes?.[0]?.text).toContain('1 lone surrogate');
    expect(inputMarks?.[0]?.marks).toMatchObject([{ start: 1, end: 2 }]);
  });
});

describe('dress', () => {
  // python3: ''.join('\\x%02x' % b for b in 'é€'.encode()) and the like
  it.each([
    ['literal', '0xc3, 0xa9, 0xe2, 0x82, 0xac'],
    ['backslash', '\\xc3\\xa9\\xe2\\x82\\xac'],
    ['percent', '%c3%a9%e2%82%ac'],
    ['backslashU', '\\u00e9\\u20ac'],
    ['braced', '\\u{e9}\\u{20ac}'],
    ['unicode', 'U+00E9 U+20AC'],
    ['reference', '&#xe9;&#x20ac;'],
  ] as const)('%s', (form, expected) => {
    expect(written(16, 'é€', { form })).toBe(expected);
  });

  it('knows the dress of other bases', () => {
    expect(written(2, 'A', { form: 'literal' })).toBe('0b01000001');
    expect(written(8, 'A', { form: 'literal' })).toBe('0o101');
    expect(written(8, 'é', { form: 'backslash' })).toBe('\\303\\251');
    // python3 -c "print('é😀'.encode('ascii', 'xmlcharrefreplace'))"
    expect(written(10, 'é😀', { form: 'reference' })).toBe('&#233;&#128512;');
  });

  it('writes any separator', () => {
    // python3 -c "print(b'hello'.hex(':'))"
    const values = { separator: 'custom', customSeparator: ':' };
    expect(written(16, 'hello', values)).toBe('68:65:6c:6c:6f');
    expect(written(16, 'hi', { separator: 'custom', customSeparator: '\\t→' })).toBe('68\t→69');
    expect(written(16, 'hi', { separator: 'newLine' })).toBe('68\n69');
    expect(written(16, 'hi', { separator: 'comma', form: 'backslash' })).toBe('\\x68, \\x69');
  });

  it('groups', () => {
    // python3 -c "print('0123456789ab'.encode().hex(' ', -4))"
    expect(written(16, '0123456789ab', { group: 4 })).toBe('30313233 34353637 38396162');
    expect(written(16, 'abc', { group: 2, form: 'literal' })).toBe('0x6162, 0x63');
  });

  it('breaks lines, with what separates but not with its space', () => {
    expect(written(16, 'abcde', { perLine: 2 })).toBe('61 62\n63 64\n65');
    expect(written(16, 'abcd', { perLine: 2, form: 'literal' })).toBe('0x61, 0x62,\n0x63, 0x64');
  });

  it('leaves leading zeros out, or not where numbers touch', () => {
    expect(written(16, '\t\n', { padding: false })).toBe('9 a');
    expect(written(16, '\t\n', { padding: false, separator: 'none' })).toBe('090a');
    expect(written(2, 'a', { padding: false })).toBe('1100001');
  });

  it('says when code points run together', () => {
    const values = { units: 'codePoints', separator: 'none' } as const;
    expect(run(16, 'a€', values).notes?.[0]?.text).toContain('cannot be told apart');
  });
});

describe('characters that an encoding lacks', () => {
  const latin = { encoding: 'windows-1252' } as const;

  it('are a question mark, reported and marked', () => {
    const { parts, notes, inputMarks, facts } = run(16, 'é😀Ж😀', latin);
    expect(parts[0]).toMatchObject({ text: 'e9 3f 3f 3f' });
    expect(notes?.[0]?.text).toMatch(/^3 characters not in Windows-1252.*“😀”, “Ж”/);
    expect(inputMarks?.[0]?.marks.map(({ start, end }) => [start, end])).toEqual([
      [1, 3],
      [3, 4],
      [4, 6],
    ]);
    expect(facts).toEqual(['4 bytes']);
  });

  it('can be character references', () => {
    // python3 -c "print('aЖ'.encode('cp1252', 'xmlcharrefreplace').hex(' '))"
    const values = { ...latin, unmappable: 'reference' } as const;
    expect(written(16, 'aЖ', values)).toBe('61 26 23 31 30 34 36 3b');
  });

  it('can stop with the place', () => {
    const stop = () => run(16, 'ab😀', { ...latin, unmappable: 'stop' });
    expect(stop).toThrow(ToolInputError);
    expect(stop).toThrow(/“😀” is not in Windows-1252/);
    try {
      stop();
    } catch (error) {
      const position = error instanceof ToolInputError ? error.position : undefined;
      expect(position).toEqual({ input: 'text', offset: 2, length: 2 });
    }
  });
});

describe('long texts', () => {
  it('are written as short ones, over the borders of blocks', () => {
    const text = '😀aé'.repeat(20_000);
    expect(written(16, text, { separator: 'none' })).toBe(Buffer.from(text).toString('hex'));
    expect(written(16, text).length).toBe(Buffer.byteLength(text) * 3 - 1);
  });
});
