import { describe, expect, it } from 'vitest';
import { likelyLanguage, stopWords } from './stop-words.ts';
import { wordKey } from './word-key.ts';

describe('stopWords', () => {
  it('are written as words are counted', () => {
    for (const words of Object.values(stopWords)) {
      for (const word of words) expect(wordKey(word, { ignoreCase: true })).toBe(word);
    }
  });

  it('hold the commonest words and none that carry meaning', () => {
    const commonest = 'the be to of and a in that have i it for not on with he as you do at';
    for (const word of commonest.split(' ')) expect(stopWords.en.has(word)).toBe(true);
    for (const word of ['time', 'person', 'house', 'money', 'water']) {
      expect(stopWords.en.has(word)).toBe(false);
    }
  });
});

describe('likelyLanguage', () => {
  it.each([
    ['en', 'the train was late and nobody on it was surprised'],
    ['de', 'der Zug war zu spät und niemand war darüber erstaunt'],
    ['es', 'el tren llegó tarde y nadie se sorprendió por ello'],
    ['fr', 'le train est arrivé en retard et personne ne fut surpris'],
    [undefined, 'train late surprised station'],
    [undefined, 'pociąg przyjechał późno i nikt się nie zdziwił'],
    [undefined, ''],
  ])('says %s', (language, text) => {
    const words = text.toLowerCase().split(' ');
    expect(likelyLanguage(words.map((word) => [word, 1]))).toBe(language);
  });
});
