import { ToolInputError } from '@textbench/kit';
import { describe, expect, it } from 'vitest';
import type { Radix } from './number-writer.ts';
import { reportedResult } from './reporting.ts';
import type { TextFromNumbers } from './text-from-numbers.ts';
import { textFromNumbers } from './text-from-numbers.ts';

function run(radix: Radix, numbers: string, values: Partial<TextFromNumbers> = {}) {
  const usual = {
    unit: 'bytes',
    encoding: 'utf-8',
    layout: 'auto',
    unknown: 'stop',
    invalid: 'replace',
  } as const;
  return reportedResult(textFromNumbers({ radix, ...usual, ...values }), numbers);
}

function read(radix: Radix, numbers: string, values: Partial<TextFromNumbers> = {}): string {
  const [main] = run(radix, numbers, values).parts;
  return main.kind === 'text' ? main.text : '';
}

function faultOf(work: () => unknown): { message: string; offset: number; length: number } {
  try {
    work();
  } catch (error) {
    if (!(error instanceof ToolInputError)) throw error;
    const { offset = -1, length = 0 } = error.position ?? {};
    return { message: error.message, offset, length };
  }
  throw new Error('It did not stop.');
}

describe('the same word in every dress', () => {
  it.each([
    '48 c3 a9 21',
    '48c3a921',
    '48C3A921',
    '48:c3:a9:21',
    '48-c3-a9-21',
    '0x48, 0xC3, 0xa9, 0x21',
    '{0x48,0xc3,0xa9,0x21}',
    '0x48c3a921',
    '\\x48\\xc3\\xa9\\x21',
    "'\\x48', '\\xc3', '\\xa9', '\\x21'",
    '%48%C3%A9%21',
    '48h 0c3h 0a9h 21h'.replaceAll(' 0', ' '),
    'U+0048 U+00E9 U+0021',
    '\\u0048\\u00e9\\u0021',
    '\\u{48}\\u{e9}\\u{21}',
    '\\U00000048\\U000000e9\\U00000021',
    '&#x48;&#xE9;&#x21;',
    '%u0048%u00e9%u0021',
    '48\u00a0c3\u2009a9\u300021',
    '[48] (c3) <a9> "21"',
    '  48\r\nc3\ta9\n\n21\n',
    '48|c3|a9|21',
    '0X48 0XC3 0XA9 0X21',
  ])('%s', (numbers) => {
    expect(read(16, numbers)).toBe('Hé!');
  });

  it('in other bases', () => {
    expect(read(2, '01001000 11000011 10101001 00100001')).toBe('Hé!');
    expect(read(2, '01001000110000111010100100100001')).toBe('Hé!');
    expect(read(2, '0b01001000 0b11000011, 0b10101001 0b00100001')).toBe('Hé!');
    expect(read(2, '1001000 1101001')).toBe('Hi'); // seven bits each
    expect(read(8, '110 303 251 041')).toBe('Hé!');
    expect(read(8, '\\110\\303\\251\\41')).toBe('Hé!');
    expect(read(8, '0o110 0o303 0o251 0o41')).toBe('Hé!');
    expect(read(8, '110303251041')).toBe('Hé!');
    expect(read(10, '72 195 169 33')).toBe('Hé!');
    expect(read(10, '&#72;&#233;&#33;')).toBe('Hé!');
    expect(read(10, '[72,195,169,33]')).toBe('Hé!');
  });
});

describe('what plain numbers stand for', () => {
  it('code points', () => {
    expect(read(16, '48 e9 1f600', { unit: 'codePoints' })).toBe('Hé😀');
    expect(read(10, '128512, 233', { unit: 'codePoints' })).toBe('😀é');
  });
  it('UTF-16 units, whose surrogates join', () => {
    expect(read(16, 'd83d de00', { unit: 'utf16' })).toBe('😀');
    expect(read(16, 'd83dde00', { unit: 'utf16' })).toBe('😀');
    expect(read(16, 'd83d', { unit: 'utf16' })).toBe('\ud83d');
  });
  it('bytes of an encoding', () => {
    // python3 -c "print('Привет'.encode('koi8-r').hex())" and the like
    expect(read(16, 'f0d2c9d7c5d4', { encoding: 'koi8-r' })).toBe('Привет');
    expect(read(16, '835c955c', { encoding: 'shift_jis' })).toBe('ソ表');
    expect(read(16, '4100e9003dd800de', { encoding: 'utf-16le' })).toBe('Aé😀');
    expect(read(16, 'e9', { encoding: 'windows-1252' })).toBe('é');
  });
  it('bytes and code points by turns', () => {
    expect(read(16, 'c3 a9 U+1F600 c3 a9 \\u00e9')).toBe('é😀éé');
    expect(read(16, 'c3 U+41 a9')).toBe('\ufffdA\ufffd');
  });
  it('a byte order mark among others', () => {
    expect(read(16, 'ef bb bf 41')).toBe('\ufeffA');
  });
});

describe('what is no number', () => {
  it('stops with the place and what would work', () => {
    const fault = faultOf(() => read(16, '48 65 zz'));
    expect(fault).toMatchObject({ offset: 6, length: 1 });
    expect(fault.message).toContain('“z” is not part of a hexadecimal number');
    expect(fault.message).toContain('0–9 and a–f');
    expect(faultOf(() => read(2, '0102')).message).toContain('digits are 0 and 1');
    expect(faultOf(() => read(8, '118')).offset).toBe(2);
  });

  it('names the whole prefix that leads nowhere', () => {
    expect(faultOf(() => read(16, '48 \\n'))).toMatchObject({ offset: 3, length: 1 });
    expect(faultOf(() => read(16, '48 Ux'))).toMatchObject({ offset: 3, length: 1 });
    expect(faultOf(() => read(16, 'a &#41;'))).toMatchObject({ offset: 2, length: 2 });
    expect(faultOf(() => read(16, '48 \\'))).toMatchObject({ offset: 3, length: 1 });
  });

  it('names a character by its number where it cannot be seen', () => {
    expect(faultOf(() => read(16, '48\u200b')).message).toContain('“U+200B”');
    expect(faultOf(() => read(16, '48 😀')).message).toContain('“😀”');
  });

  it('explains digits that are left over', () => {
    const odd = faultOf(() => read(16, '48 65c'));
    expect(odd).toMatchObject({ offset: 5, length: 1 });
    expect(odd.message).toContain('3 hexadecimal digits in a row do not divide into numbers of 2');
    expect(faultOf(() => read(2, '0100100001')).message).toContain('10 binary digits');
  });

  it('explains numbers that are too large', () => {
    expect(faultOf(() => read(8, '777')).message).toContain('777 is more than 377');
    expect(faultOf(() => read(10, '256')).message).toContain('256 is more than 255');
    const point = faultOf(() => read(16, '41 U+110000'));
    expect(point.message).toContain('110000 is more than 10ffff, the largest code point');
    expect(point.offset).toBe(5);
  });

  it('can be left out, with word of it', () => {
    const { parts, notes, inputMarks } = run(16, '48 zz 65 y', { unknown: 'skip' });
    expect(parts[0]).toMatchObject({ text: 'He' });
    expect(notes?.[0]?.text).toMatch(/^3 places could not be read.*“z”, “y”/);
    expect(inputMarks?.[0]?.marks.map(({ start }) => start)).toEqual([3, 4, 9]);
    expect(read(16, '486', { unknown: 'skip' })).toBe('H');
    expect(read(10, '72 999 105', { unknown: 'skip' })).toBe('Hi');
  });
});

describe('bytes that are not valid', () => {
  it('are shown as �, with the place of each', () => {
    const { parts, notes, inputMarks } = run(16, '61 e9 20 62 f0 9f 98');
    expect(parts[0]).toMatchObject({ text: 'a� b�' });
    expect(notes?.[0]?.text).toMatch(/^2 places not valid in UTF-8.*“e9”, “f0 9f 98”/);
    expect(inputMarks?.[0]?.marks.map(({ start }) => start)).toEqual([3, 12]);
  });

  it('are counted in other encodings, where their place is not known', () => {
    const { parts, notes, inputMarks } = run(16, '83 5c ff 41', { encoding: 'shift_jis' });
    expect(parts[0]).toMatchObject({ text: 'ソ\ufffdA' });
    expect(notes?.[0]?.text).toMatch(/^1 place not valid in Shift_JIS, shown as �\. Another/);
    expect(inputMarks).toEqual([]);
  });

  it('are no fault where they are U+FFFD itself', () => {
    expect(run(16, 'ef bf bd').notes).toEqual([]);
  });

  it('can stop, with the place', () => {
    const fault = faultOf(() => read(16, '61 e9 20', { invalid: 'stop' }));
    expect(fault).toMatchObject({ offset: 3 });
    expect(fault.message).toContain('The byte e9 cannot be read in UTF-8');
    const shifted = { encoding: 'shift_jis', invalid: 'stop' } as const;
    expect(faultOf(() => read(16, '83 5c 41 ff 42', shifted)).offset).toBe(9);
    expect(faultOf(() => read(16, '83 5c 83', shifted)).message).toContain('Shift_JIS');
    const odd = { encoding: 'utf-16le', invalid: 'stop' } as const;
    expect(faultOf(() => read(16, '41 00 42', odd)).message).toContain('UTF-16 LE');
  });
});

describe('escapes in a text', () => {
  const escapes = { layout: 'escapes' } as const;

  it('are read and the text around them stays', () => {
    expect(read(16, 'caf\\u00e9, a bed of \\xc3\\x89clairs', escapes)).toBe(
      'café, a bed of Éclairs',
    );
    expect(read(16, '\\ud83d\\ude00 \\u{1F600} \\U0001F600 U+1F600 &#x1F600;', escapes)).toBe(
      '😀 😀 😀 😀 😀',
    );
    expect(read(16, '100% of \\users \\n U+ &amp; &#65;', escapes)).toBe(
      '100% of \\users \\n U+ &amp; &#65;',
    );
    expect(read(16, '\\u{110000} \\xZZ %4', escapes)).toBe('\\u{110000} \\xZZ %4');
  });

  it('are found over the border of two pieces, wherever it is', () => {
    const text = 'a\\xc3\\xa9b\\u{1F600}c%C3%A9U+00E9.&#xe9;\\U000000e9%u00e9 U';
    const whole = read(16, text, escapes);
    expect(whole).toBe('aéb😀céé.éééU'.replace('éééU', 'ééé U'));
    for (let cut = 1; cut < text.length; cut++) {
      const stream = textFromNumbers({
        radix: 16,
        unit: 'bytes',
        encoding: 'utf-8',
        unknown: 'stop',
        invalid: 'replace',
        ...escapes,
      });
      expect(stream.push(text.slice(0, cut)) + stream.push(text.slice(cut)) + stream.end()).toBe(
        whole,
      );
    }
  });
});

describe('long texts', () => {
  it('are read over the borders of blocks, in every form', () => {
    const text = 'aé😀\n'.repeat(8_000);
    const hex = Buffer.from(text).toString('hex');
    expect(read(16, hex)).toBe(text);
    expect(read(16, hex.replace(/../g, '$& '))).toBe(text);
    expect(read(16, hex.replace(/../g, '\\x$&'))).toBe(text);
    expect(read(16, hex.replace(/../g, '\\x$&'), { layout: 'escapes' })).toBe(text);
    expect(read(10, [...Buffer.from(text)].join(','))).toBe(text);
    const points = Array.from(text, (character) => character.codePointAt(0)?.toString(16)).join(
      ' ',
    );
    expect(read(16, points, { unit: 'codePoints' })).toBe(text);
  });
});
