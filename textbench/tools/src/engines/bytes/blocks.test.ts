import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BlockCutter } from './block-cutter.ts';
import { blockLength, eachBlock, loneSurrogates, mapWellFormed } from './blocks.ts';

describe('blocks of a text', () => {
  it('are in order, not too long, and end inside no surrogate pair', () => {
    const text = `a${'😀'.repeat(20_000)}`;
    const blocks: string[] = [];
    eachBlock(text, (block, start) => {
      expect(start).toBe(blocks.join('').length);
      blocks.push(block);
    });
    expect(blocks.join('')).toBe(text);
    expect(blocks.length).toBeGreaterThan(2);
    for (const block of blocks) {
      expect(block.length).toBeLessThanOrEqual(blockLength);
      expect(block.isWellFormed()).toBe(true);
    }
  });

  it('are none of nothing', () => {
    eachBlock('', () => expect.unreachable());
  });
});

describe('lone surrogates', () => {
  it('are found where they are', () => {
    expect(loneSurrogates('a\ud83db\ude00😀\ud83d')).toEqual([1, 3, 6]);
    expect(loneSurrogates('a😀')).toEqual([]);
  });

  it('are told from the stretches between them', () => {
    const shown = mapWellFormed(
      'ab\ud83d😀\ude00',
      (stretch) => `<${stretch}>`,
      (unit) => unit.charCodeAt(0).toString(16),
    );
    expect(shown).toBe('<ab>d83d<😀>de00<>');
  });
});

describe('cutting a text that comes in pieces', () => {
  /** Keeps runs of digits together. */
  const waitingDigits = (text: string) => /\d*$/.exec(text)?.[0].length ?? 0;

  it('never divides what belongs together', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: fc.constantFrom('a', '1', '2', '😀'), maxLength: 9 })),
        (pieces) => {
          const cutter = new BlockCutter(waitingDigits);
          const blocks: string[] = [];
          for (const piece of pieces) cutter.push(piece, (block) => blocks.push(block));
          const rest = cutter.end();
          expect(blocks.join('') + rest).toBe(pieces.join(''));
          for (const block of blocks) expect(waitingDigits(block)).toBe(0);
        },
      ),
    );
  });

  it('cuts long pieces too', () => {
    const cutter = new BlockCutter(waitingDigits);
    const text = 'a123'.repeat(10_000);
    const blocks: string[] = [];
    cutter.push(text, (block) => blocks.push(block));
    expect(blocks.length).toBeGreaterThan(2);
    for (const block of blocks) expect(block.endsWith('a')).toBe(true);
    expect(blocks.join('') + cutter.end()).toBe(text);
    expect(cutter.end()).toBe('');
  });
});
