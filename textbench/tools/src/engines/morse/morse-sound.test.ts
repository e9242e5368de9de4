import { describe, expect, it } from 'vitest';
import { lengthInWords, morseSound } from './morse-sound.ts';

const timing = { speed: 12, overall: 0, pitch: 600 }; // a dot of 0.1 s

function onAndOff(morse: string, wanted = timing): number[] {
  const lengths: number[] = [];
  let end = 0;
  for (const { start, length } of morseSound(morse, wanted)?.part.tones ?? []) {
    if (lengths.length > 0) lengths.push(Math.round((start - end) * 100) / 10);
    lengths.push(Math.round(length * 100) / 10);
    end = start + length;
  }
  return lengths;
}

describe('lengths, in dots', () => {
  // ITU-R M.1677-1, section 2: dash 3, inside a letter 1, between letters 3, between words 7
  it('of signs and gaps', () => {
    expect(onAndOff('.-')).toEqual([1, 1, 3]);
    expect(onAndOff('. -')).toEqual([1, 3, 3]);
    expect(onAndOff('. / -')).toEqual([1, 7, 3]);
    expect(onAndOff('.  -')).toEqual([1, 7, 3]);
    expect(onAndOff('.\n-')).toEqual([1, 7, 3]);
    expect(onAndOff('. [?] -')).toEqual([1, 7, 3]);
    expect(onAndOff(' / .  ')).toEqual([1]);
  });

  it('of Farnsworth gaps', () => {
    // ARRL: ta = (60 c − 37.2 s) / (s c); at c = 12, s = 6: 496.8 / 72 = 6.9 s, 3/19 and 7/19 of it
    const slow = { ...timing, overall: 6 };
    expect(onAndOff('. -', slow)).toEqual([1, 10.9, 3]);
    expect(onAndOff('. / -', slow)).toEqual([1, 25.4, 3]);
    expect(onAndOff('.-', slow)).toEqual([1, 1, 3]);
  });
});

it('says how long the sound is', () => {
  expect(lengthInWords(0.06)).toBe('0.1 s');
  expect(lengthInWords(12.34)).toBe('12.3 s');
  expect(lengthInWords(65)).toBe('1 min 05 s');
  const description = morseSound('.-', { ...timing, overall: 6 })?.part.description;
  expect(description).toBe('Morse code at 12 words a minute, 6 with the gaps, 600 hertz, 0.5 s');
});
