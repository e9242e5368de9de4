import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonFault } from './json-fault.ts';

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe('jsonFault', () => {
  it.each([
    ['', 0],
    ['{\n  "steps": [,]\n}', 14],
    ['{"a": 1,}', 8],
    ['{"a" 1}', 5],
    ["{'a': 1}", 1],
    ['[1 2]', 3],
    ['[1', 2],
    ['"a', 0],
    ['"\\x"', 0],
    ['01', 1],
    ['{} x', 3],
  ])('%j stops being JSON at %i', (text, offset) => {
    expect(jsonFault(text)).toBe(offset);
  });

  it('accepts what the platform accepts and nothing else', () => {
    const sign = fc.constantFrom(...'{}[]:,"a\\u0 1-.eE+\n', 'null', 'true', '"b"');
    const broken = fc.array(sign, { maxLength: 12 }).map((signs) => signs.join(''));
    const sound = fc.jsonValue().map((value) => JSON.stringify(value, null, 1));
    fc.assert(
      fc.property(fc.oneof(broken, sound), (text) => {
        expect(jsonFault(text) === undefined).toBe(parses(text));
      }),
      { numRuns: 3_000 },
    );
  });
});
