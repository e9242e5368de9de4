import { describe, expect, it } from 'vitest';
import { streamWhole } from './stream.ts';

describe('streamWhole', () => {
  it('gives what the stream gives for the text and what it held back for its end', () => {
    let held = '';
    const stream = {
      push(piece: string) {
        held = piece.slice(-1);
        return piece.slice(0, -1);
      },
      end: () => `[${held}]`,
    };
    expect(streamWhole(stream, 'abc')).toBe('ab[c]');
  });
});
