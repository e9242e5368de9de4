import { describe, expect, it } from 'vitest';
import { caseMapping, titleLetter } from './case-mapping.ts';

describe('titleLetter', () => {
  // python3 -c "for c in range(0x110000):
  //   s=chr(c)
  //   if not 0xd800<=c<0xe000 and s.title()!=s.upper() and not 0x10d0<=c<=0x10ff: print(s, s.title())"
  it('gives what Python gives wherever title case is not upper case', () => {
    const letters =
      'ß:Ss Ǆ:ǅ ǅ:ǅ ǆ:ǅ Ǉ:ǈ ǈ:ǈ ǉ:ǈ Ǌ:ǋ ǋ:ǋ ǌ:ǋ Ǳ:ǲ ǲ:ǲ ǳ:ǲ և:Եւ ᾀ:ᾈ ᾁ:ᾉ ᾂ:ᾊ ᾃ:ᾋ ᾄ:ᾌ ᾅ:ᾍ ᾆ:ᾎ ᾇ:ᾏ ᾈ:ᾈ ᾏ:ᾏ ᾐ:ᾘ ᾑ:ᾙ ᾒ:ᾚ ᾓ:ᾛ ᾔ:ᾜ ᾕ:ᾝ ᾖ:ᾞ ᾗ:ᾟ ᾘ:ᾘ ᾟ:ᾟ ᾠ:ᾨ ᾡ:ᾩ ᾢ:ᾪ ᾣ:ᾫ ᾤ:ᾬ ᾥ:ᾭ ᾦ:ᾮ ᾧ:ᾯ ᾨ:ᾨ ᾯ:ᾯ ᾳ:ᾼ ᾼ:ᾼ ῃ:ῌ ῌ:ῌ ῳ:ῼ ῼ:ῼ ﬀ:Ff ﬁ:Fi ﬂ:Fl ﬃ:Ffi ﬄ:Ffl ﬅ:St ﬆ:St ﬓ:Մն ﬔ:Մե ﬕ:Մի ﬖ:Վն ﬗ:Մխ';
    for (const pair of letters.split(' ')) {
      const [letter = '', title] = pair.split(':');
      expect([letter, titleLetter(letter)]).toEqual([letter, title]);
    }
    const withIotaBelow = {
      '\u1fb2': '\u1fba\u0345',
      '\u1fb4': '\u0386\u0345',
      '\u1fb7': '\u0391\u0342\u0345',
      '\u1fc2': '\u1fca\u0345',
      '\u1fc4': '\u0389\u0345',
      '\u1fc7': '\u0397\u0342\u0345',
      '\u1ff2': '\u1ffa\u0345',
      '\u1ff4': '\u038f\u0345',
      '\u1ff7': '\u03a9\u0342\u0345',
    };
    for (const [letter, title] of Object.entries(withIotaBelow)) {
      expect([letter, titleLetter(letter)]).toEqual([letter, title]);
    }
  });

  it('gives upper case where that has one letter, and ŉ both', () => {
    // python3 -c "for c in 'aéżжω𐐨ÿŉǰΐ': print(c.title())"
    const found = [...'aéżжω𐐨ÿŉǰ\u0390'].map(titleLetter);
    expect(found).toEqual([
      'A',
      'É',
      'Ż',
      'Ж',
      'Ω',
      '𐐀',
      'Ÿ',
      'ʼN',
      'J\u030c',
      '\u0399\u0308\u0301',
    ]);
  });

  it('leaves Georgian, whose capitals are for whole words', () => {
    expect([...'აჰჺჿ'].map(titleLetter)).toEqual(['ა', 'ჰ', 'ჺ', 'ჿ']);
  });
});

describe('caseMapping', () => {
  // Unicode SpecialCasing.txt, the conditional mappings, and CLDR's rules for el, nl and hy.
  it('has the two i of Turkish', () => {
    const turkish = caseMapping('tr');
    expect(turkish.upper('istanbul ışık')).toBe('İSTANBUL IŞIK');
    expect(turkish.lower('İSTANBUL IŞIK DI\u0307')).toBe('istanbul ışık di');
    expect(turkish.capitalised('istanbul')).toBe('İstanbul');
    expect(turkish.capitalised('IŞIK')).toBe('Işık');
    expect(turkish.capitalised('ılık')).toBe('Ilık');
  });

  it('has the IJ of Dutch', () => {
    const dutch = caseMapping('nl');
    expect(dutch.capitalised('ijsland')).toBe('IJsland');
    expect(dutch.capitalised('IJSLAND')).toBe('IJsland');
    expect(dutch.capitalised('i\u0301j\u0301')).toBe('I\u0301J\u0301');
    expect(dutch.capitalised('bijl')).toBe('Bijl');
    expect(caseMapping('en').capitalised('ijsland')).toBe('Ijsland');
  });

  it('takes the accents from Greek capitals but keeps them in capitalised words', () => {
    const greek = caseMapping('el');
    expect(greek.upper('Μάιος, άνθρωπος, ή')).toBe('ΜΑΪΟΣ, ΑΝΘΡΩΠΟΣ, Ή');
    expect(greek.capitalised('άνθρωπος')).toBe('Άνθρωπος');
    expect(caseMapping('en').upper('άνθρωπος')).toBe('ΆΝΘΡΩΠΟΣ');
  });

  it('knows the final sigma', () => {
    const plain = caseMapping('other');
    expect(plain.lower('ΟΔΥΣΣΕΥΣ ΑΣ Σ')).toBe('οδυσσευς ας σ');
    expect(plain.capitalised('ΣΟΦΌΣ')).toBe('Σοφός');
    expect(plain.capitalised('Σ')).toBe('Σ');
  });

  it('keeps the dot of Lithuanian under accents', () => {
    const lithuanian = caseMapping('lt');
    expect(lithuanian.lower('I\u0300J\u0301Ì')).toBe('i\u0307\u0300j\u0307\u0301i\u0307\u0300');
    expect(lithuanian.upper('i\u0307\u0300')).toBe('I\u0300');
    expect(lithuanian.capitalised('i\u0307\u0301ra')).toBe('I\u0301ra');
  });

  it('writes the ligature ew of Armenian as the language does', () => {
    const armenian = caseMapping('hy');
    expect(armenian.upper('և')).toBe('ԵՎ');
    expect(armenian.capitalised('և')).toBe('Եվ');
    expect(caseMapping('other').upper('և')).toBe('ԵՒ');
  });

  it('writes the capital of ß as SS or as ẞ', () => {
    expect(caseMapping('en').upper('Straße')).toBe('STRASSE');
    expect(caseMapping('en', true).upper('Straße')).toBe('STRAẞE');
    expect(caseMapping('en').capitalised('ßa')).toBe('Ssa');
    expect(caseMapping('en', true).capitalised('ßa')).toBe('ẞa');
    expect(caseMapping('en').lower('ẞ')).toBe('ß');
  });

  it('keeps the marks on a capital', () => {
    expect(caseMapping('en').capitalised('e\u0301COLE')).toBe('E\u0301cole');
  });
});
