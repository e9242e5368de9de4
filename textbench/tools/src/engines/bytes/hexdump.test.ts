import { describe, expect, it } from 'vitest';
import type { HexdumpLayout } from './hexdump-writer.ts';
import { HexdumpWriter } from './hexdump-writer.ts';
import { reportedResult } from './reporting.ts';
import type { TextFromNumbers } from './text-from-numbers.ts';
import { textFromNumbers } from './text-from-numbers.ts';

function dumped(text: string, layout: Partial<HexdumpLayout> = {}): string {
  const usual = { style: 'canonical', upperCase: false, bytesPerLine: 16 } as const;
  const writer = new HexdumpWriter({ ...usual, ...layout });
  return writer.bytes(Buffer.from(text)) + writer.end();
}

function read(dump: string, values: Partial<TextFromNumbers> = {}): string {
  const stream = textFromNumbers({
    radix: 16,
    unit: 'bytes',
    encoding: 'utf-8',
    layout: 'auto',
    unknown: 'stop',
    invalid: 'replace',
    ...values,
  });
  const [main] = reportedResult(stream, dump).parts;
  return main.kind === 'text' ? main.text : '';
}

const text = 'naïve café 0123456789 end';

// printf 'naïve café 0123456789 end' | hexdump -Cv
const canonical = `00000000  6e 61 c3 af 76 65 20 63  61 66 c3 a9 20 30 31 32  |na..ve caf.. 012|
00000010  33 34 35 36 37 38 39 20  65 6e 64                 |3456789 end|
0000001b
`;

// printf 'naïve café 0123456789 end' | xxd -c 8
const xxd8 = `00000000: 6e61 c3af 7665 2063  na..ve c
00000008: 6166 c3a9 2030 3132  af.. 012
00000010: 3334 3536 3738 3920  3456789 
00000018: 656e 64              end
`;

describe('writing a hexdump', () => {
  it('as hexdump -Cv does', () => {
    expect(dumped(text)).toBe(canonical);
    expect(dumped('')).toBe('');
  });

  it('as xxd does', () => {
    expect(dumped(text, { style: 'xxd', bytesPerLine: 8 })).toBe(xxd8);
    // printf 'Hello\tworld\n' | xxd
    const hello = '00000000: 4865 6c6c 6f09 776f 726c 640a            Hello.world.\n';
    expect(dumped('Hello\tworld\n', { style: 'xxd' })).toBe(hello);
  });

  it('with capital digits', () => {
    expect(dumped('é', { style: 'xxd', upperCase: true, bytesPerLine: 2 })).toBe(
      '00000000: C3A9  ..\n',
    );
  });
});

describe('reading a hexdump', () => {
  it('of hexdump -C and xxd', () => {
    expect(read(canonical)).toBe(text);
    expect(read(xxd8)).toBe(text);
    expect(read(xxd8.replaceAll('\n', '\r\n'))).toBe(text);
  });

  it('whose characters look like bytes, or like the bars around them', () => {
    // printf 'é|x' | hexdump -C
    expect(
      read('00000000  c3 a9 7c 78                                       |..|x|\n00000004\n'),
    ).toBe('é|x');
    // printf 'ab cd ef 01 23 4' | xxd
    const tricky = '00000000: 6162 2063 6420 6566 2030 3120 3233 2034  ab cd ef 01 23 4\n';
    expect(read(tricky)).toBe('ab cd ef 01 23 4');
  });

  it('of od -A x -t x1z, with repeated lines left out', () => {
    // printf 'abcdefghijklmnop%.0s' $(seq 4) | od -A x -t x1z
    const od = `000000 61 62 63 64 65 66 67 68 69 6a 6b 6c 6d 6e 6f 70  >abcdefghijklmnop<
*
000040
`;
    expect(read(od)).toBe('abcdefghijklmnop'.repeat(4));
    // printf 'abcdefghijklmnop%.0s' $(seq 4) | od -t x1
    const octal = '0000000 61 62 63 64 65 66 67 68 69 6a 6b 6c 6d 6e 6f 70\n*\n0000100\n';
    expect(read(octal)).toBe('abcdefghijklmnop'.repeat(4));
    // head -c 200 /dev/zero | hexdump -C
    const zeros = `00000000  00 00 00 00 00 00 00 00  00 00 00 00 00 00 00 00  |................|
*
000000c0  00 00 00 00 00 00 00 00                           |........|
000000c8
`;
    expect(read(zeros)).toBe('\0'.repeat(200));
  });

  it('of Wireshark and of Format-Hex', () => {
    const wireshark =
      '0000   48 65 6c 6c 6f 2c 20 77  6f 72 6c 64 21 0a 61 62   Hello, world!.ab\n0010   63   c\n';
    expect(read(wireshark)).toBe('Hello, world!\nabc');
    const formatHex = '00000000   48 65 6C 6C 6F 0D 0A                             Hello..';
    expect(read(formatHex)).toBe('Hello\r\n');
  });

  it('that begins in the middle, when told so', () => {
    expect(read('00000010: 6162  ab\n', { layout: 'hexdump' })).toBe('ab');
  });

  it('does not take plain numbers for a dump', () => {
    expect(read('00 00 00 00')).toBe('\0\0\0\0');
    expect(read('00000000 00000000')).toBe('\0'.repeat(8));
    expect(read('000000 00')).toBe('\0\0\0\0');
    expect(read('0000 0041')).toBe('\0\0\0A');
  });

  it('says which line is none', () => {
    expect(() => read(`${xxd8}what is this\n`)).toThrow(
      /“what is this” is not a line of a hexdump/,
    );
    expect(read(`${xxd8}what is this\n`, { unknown: 'skip' })).toBe(text);
  });

  it('does not make gigabytes of a star', () => {
    const bomb =
      '00000000  00 00 00 00 00 00 00 00  00 00 00 00 00 00 00 00  |................|\n*\nffffffff0  00\n';
    expect(() => read(bomb)).toThrow(/“\*”/);
  });
});
