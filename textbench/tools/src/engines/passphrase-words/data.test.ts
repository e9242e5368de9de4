import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { passphraseWords } from './data.ts';

describe('passphraseWords', () => {
  it('are the words of five dice: 6⁵, each once', () => {
    expect(passphraseWords).toHaveLength(6 ** 5);
    expect(new Set(passphraseWords).size).toBe(6 ** 5);
  });

  // cut -f 2 eff_large_wordlist.txt | LC_ALL=C sort | sha256sum
  it('are those of the published list', () => {
    const text = `${passphraseWords.join('\n')}\n`;
    expect(createHash('sha256').update(text).digest('hex')).toBe(
      '6d557f0693958fb5e650b68b5bee585eb82cf4da32965505c789e924743bc522',
    );
  });

  it('begin none of each other', () => {
    const words = new Set(passphraseWords);
    const beginnings = passphraseWords.filter((word) =>
      Array.from(word, (_, length) => word.slice(0, length)).some((start) => words.has(start)),
    );
    expect(beginnings).toEqual([]);
  });
});
