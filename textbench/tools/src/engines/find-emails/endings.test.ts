import tlds from 'tlds' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { frontCodedWords } from '../front-coded.ts';
import { topLevelDomains } from './data.ts';
import { isKnownEnding } from './endings.ts';

describe('endings of addresses', () => {
  it('are the top-level domains of the list we have it from', () => {
    const words = frontCodedWords(topLevelDomains).map(([word]) => word);
    expect(words).toEqual([...tlds].sort());
  });

  it('are known in any case, encoded, and where no list has them', () => {
    const endings = ['com', 'MUSEUM', 'рф', '香港', 'xn--p1ai', 'localhost', 'onion', 'lan'];
    expect(endings.filter((ending) => !isKnownEnding(ending))).toEqual([]);
  });

  it('are not anything', () => {
    expect(['png', 'A', '', 'comm', 'constructor', '2x'].filter(isKnownEnding)).toEqual([]);
  });
});
