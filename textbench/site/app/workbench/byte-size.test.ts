import { describe, expect, it } from 'vitest';
import { byteSize } from './byte-size.ts';

describe('byteSize', () => {
  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [2, '2 bytes'],
    [999, '999 bytes'],
    [1_000, '1.0 kB'],
    [1_049, '1.0 kB'],
    [1_050, '1.1 kB'],
    [9_949, '9.9 kB'],
    [9_950, '10 kB'],
    [12_345, '12 kB'],
    [999_499, '999 kB'],
    [999_500, '1.0 MB'],
    [1_250_000, '1.3 MB'],
    [999_499_999, '999 MB'],
    [2_000_000_000, '2.0 GB'],
    [5_000_000_000_000, '5000 GB'],
  ])('%i bytes are %s', (bytes, words) => {
    expect(byteSize(bytes)).toBe(words);
  });
});
