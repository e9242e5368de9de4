import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wholePairs } from './whole-pairs.ts';

async function collected(pieces: readonly string[]): Promise<string[]> {
  async function* source() {
    yield* pieces;
  }
  const all: string[] = [];
  for await (const piece of wholePairs(source())) all.push(piece);
  return all;
}

describe('wholePairs', () => {
  it('puts the halves of a pair together again', async () => {
    expect(await collected(['a\ud83d', '\ude00b'])).toEqual(['a', '\ud83d\ude00b']);
    expect(await collected(['\ud83d', '', '\ude00'])).toEqual(['\ud83d\ude00']);
  });

  it('keeps halves that have no other half', async () => {
    expect(await collected(['\ud83d', 'a'])).toEqual(['\ud83da']);
    expect(await collected(['a\ud83d'])).toEqual(['a', '\ud83d']);
    expect(await collected(['\ude00'])).toEqual(['\ude00']);
  });

  it('cuts long pieces, but no pair', async () => {
    const text = `a${'😀'.repeat(40_000)}`;
    const all = await collected([text]);
    expect(all.join('') === text).toBe(true);
    expect(all.length).toBe(3); // 80,001 code units in pieces of at most 32,768
    for (const piece of all) {
      expect(piece.length).toBeLessThanOrEqual(32_768);
      expect(piece.isWellFormed()).toBe(true);
    }
  });

  it('changes nothing in all, and cuts no pair', async () => {
    const unit = fc.constantFrom('a', '\ud83d', '\ude00', '😀');
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ unit, maxLength: 4 })), async (pieces) => {
        const all = await collected(pieces);
        expect(all.join('')).toBe(pieces.join(''));
        for (const [index, piece] of all.entries()) {
          expect(piece).not.toBe('');
          const seam = piece.slice(-1) + (all[index + 1] ?? '').slice(0, 1);
          expect(seam).not.toMatch(/^[\ud800-\udbff][\udc00-\udfff]$/);
        }
      }),
    );
  });
});
