import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeUtf8, nextUtf8Fault, utf8Length, utf8Text } from './utf8-faults.ts';

function faults(bytes: Uint8Array): [number, number][] {
  const found: [number, number][] = [];
  let fault = nextUtf8Fault(bytes, 0, bytes.length);
  while (fault) {
    found.push([fault.start, fault.end]);
    fault = nextUtf8Fault(bytes, fault.end, bytes.length);
  }
  return found;
}

const someBytes = fc
  .array(
    fc.constantFrom(0x41, 0x80, 0x9f, 0xa0, 0xbf, 0xc0, 0xc3, 0xe0, 0xe2, 0xed, 0xf0, 0xf4, 0xff),
  )
  .map((bytes) => Uint8Array.from(bytes));

describe('faults in UTF-8', () => {
  // python3 -c "print([hex(ord(c)) for c in bytes.fromhex(HEX).decode('utf-8', 'replace')])":
  // one U+FFFD for each stretch
  it.each([
    ['e9', [[0, 1]]],
    ['61e92062', [[1, 2]]],
    ['f09f98', [[0, 3]]],
    [
      'eda080',
      [
        [0, 1],
        [1, 2],
        [2, 3],
      ],
    ],
    [
      'c0af',
      [
        [0, 1],
        [1, 2],
      ],
    ],
    [
      'f4908080',
      [
        [0, 1],
        [1, 2],
        [2, 3],
        [3, 4],
      ],
    ],
    ['e282', [[0, 2]]],
    [
      'fffe',
      [
        [0, 1],
        [1, 2],
      ],
    ],
    ['c3c3a9', [[0, 1]]],
    [
      'f0808041',
      [
        [0, 1],
        [1, 2],
        [2, 3],
      ],
    ],
    [
      'e08080',
      [
        [0, 1],
        [1, 2],
        [2, 3],
      ],
    ],
    ['41c3a9e282acf09f9880', []],
    ['efbfbd', []],
    ['', []],
  ] as const)('%s', (hex, expected) => {
    expect(faults(Buffer.from(hex, 'hex'))).toEqual(expected);
  });

  it('are as many as the replacement characters of the platform', () => {
    fc.assert(
      fc.property(someBytes, (bytes) => {
        const shown = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
        expect(faults(bytes).length).toBe(shown.split('\ufffd').length - 1);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('characters cut off at the end', () => {
  it('are left for later, right or wrong ones are not', () => {
    const complete = (hex: string) => completeUtf8(Buffer.from(hex, 'hex'), hex.length / 2);
    expect(complete('41f09f98')).toBe(1);
    expect(complete('41e2')).toBe(1);
    expect(complete('41c3a9')).toBe(3);
    expect(complete('41a9')).toBe(2);
    expect(complete('41eda0')).toBe(3);
    expect(complete('')).toBe(0);
  });

  it('make no difference to what is read', () => {
    fc.assert(
      fc.property(someBytes, fc.nat(20), (bytes, cut) => {
        const end = Math.min(cut, bytes.length);
        const ready = completeUtf8(bytes, end);
        const decode = (part: Uint8Array) =>
          new TextDecoder('utf-8', { ignoreBOM: true }).decode(part);
        const parts = decode(bytes.subarray(0, ready)) + decode(bytes.subarray(ready));
        expect(parts).toBe(decode(bytes));
      }),
      { numRuns: 2_000 },
    );
  });
});

it('tells the length of a character by its first byte', () => {
  // RFC 3629, section 4
  expect([0x41, 0xc2, 0xdf, 0xe0, 0xef, 0xf0, 0xf4].map(utf8Length)).toEqual([1, 2, 2, 3, 3, 4, 4]);
  expect([0x80, 0xbf, 0xc0, 0xc1, 0xf5, 0xff].map(utf8Length)).toEqual([0, 0, 0, 0, 0, 0]);
});

it('reads right UTF-8 as the platform does', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const bytes = Buffer.from(text);
      expect(utf8Text(bytes, 0, bytes.length)).toBe(text);
    }),
  );
});
