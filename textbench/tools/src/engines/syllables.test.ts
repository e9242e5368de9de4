import { describe, expect, it } from 'vitest';
import { frontCodedWords } from './front-coded.ts';
import { exceptions } from './syllables/data.ts';
import { syllablesByRule } from './syllables/english-rules.ts';
import { type SyllableLanguage, syllableCounter } from './syllables.ts';

/** `word 2, other 3`: words with their syllables. */
async function holds(language: SyllableLanguage, list: string) {
  const count = await syllableCounter(language);
  const expected = list.split(', ').map((item) => {
    const [word = '', syllables] = item.split(' ');
    return [word, Number(syllables)];
  });
  expect(expected.map(([word]) => [word, count(String(word))])).toEqual(expected);
}

describe('English syllables', () => {
  // Drawn by a fixed generator from the words of SCOWL up to level 60 for which the CMU Pronouncing
  // Dictionary has one number of syllables, that is of stress digits: solo S OW1 L OW0.
  it('are those of the CMU Pronouncing Dictionary', () =>
    holds(
      'en',
      'solo 2, prances 2, blurbs 1, churches 2, gunslingers 3, overqualified 5, attaining 3, multicolored 4, bragged 1, balms 1, strongest 2, anchorman 3, varietal 3, flaky 2, ginned 1, promiscuity 5, advisement 3, erratically 4, classicist 3, perjury 3, preconceptions 4, herbal 2, clues 1, hurtling 2, complacently 4, impeachment 3, replies 2, extraterritoriality 9, allow 2, supper 2, causeways 2, lasers 2, grope 1, appropriated 5, curriculum 4, dukedom 2, internalized 4, quake 1, robbing 2, sniffier 3, paternalism 5, sheath 1, hangs 1, headstrong 2, percolate 3, ablation 3, teleport 3, lecture 2, debunks 2, duress 2, centralization 5, expunged 2, won 1, incorrect 3, orphaning 3, indemnification 6, circuit 2, crystallizing 4, crustacean 3, join 1, weakens 2, batterer 3, fluttering 3, gap 1, chimerical 4, slighted 2, misgivings 3, rocking 2, mallard 2, normalizing 4, sensationalizes 6, plotted 2, assimilate 4, raster 2, flouted 2, overtaken 4, prefecture 3, itemizes 4, hangers 2, pooh 1, marvellous 3, provision 3, swatches 2, despair 2, soupy 2, ballets 2, unconscionable 5, stake 1, area 3, idea 3, fashion 2, million 2, consequence 3, going 2, horses 2, dictionary 4, charge 1',
    ));

  it('count contractions as spoken', () =>
    holds(
      'en',
      "don't 1, don’t 1, didn't 2, couldn't 2, isn't 2, can't 1, it'll 2, they'll 1, that'd 2, could've 2, they're 1, I'm 1, o'clock 2, horse's 2, church's 2, dog's 1, there'd 1, mustn't 2, rock'n'roll 3",
    ));

  it('count parts, letters, numbers and accents', () =>
    holds(
      'en',
      'mother-in-law 4, snake_case 2, COVID-19 2, BBC 3, WWW 9, USA 2, U.S 2, a.m 2, 1914 1, 3.14 1, ½ 1, café 2, résumé 3, naïve 2, coöperate 4, cafe\u0301 2, hmm 1, I 1, the 1, Москва 2, 東京 2',
    ));

  it('are remembered and stay the same', async () => {
    const count = await syllableCounter('en');
    expect([count('constructor'), count('constructor'), count('__proto__')]).toEqual([3, 3, 2]);
  });
});

describe('the table of exceptions', () => {
  const words = frontCodedWords(exceptions);

  it('holds each word once, and none that the rules get right', () => {
    expect(new Set(words.map(([word]) => word)).size).toBe(words.length);
    expect(words.filter(([word, count]) => syllablesByRule(word) === count)).toEqual([]);
  });

  it('is followed', async () => {
    const count = await syllableCounter('en');
    expect(words.filter(([word, syllables]) => count(word) !== syllables)).toEqual([]);
  });
});

// Syllabified by the dictionaries of the languages: RAE, Duden, Larousse.
describe('syllables of other languages', () => {
  it('Spanish', () =>
    holds(
      'es',
      'casa 2, país 2, ciudad 2, guitarra 3, queso 2, pingüino 3, aéreo 4, día 2, dios 1, leer 2, poeta 3, caída 3, buey 1, rey 1, muy 1, ahora 3, prohibir 2, búho 2, construir 2, Uruguay 3, murciélago 4, y 1, yo 1, bueno 2, huevo 2, averiguáis 4',
    ));

  it('German', () =>
    holds(
      'de',
      'Haus 1, Häuser 2, Familie 4, Familien 4, Italien 4, Melodie 3, Wien 1, schien 1, Theater 3, Idee 2, Nation 3, Donaudampfschifffahrt 5, Qualität 3, Boot 1, Bayern 2, Ei 1, Universität 5, Linie 3, Studie 3, Medien 3, Knie 1, Bäume 2, neun 1, Januar 3, natürlich 3, gehen 2, ziehen 2, spielen 2, U-Bahn 2',
    ));

  it('French', () =>
    holds(
      'fr',
      'maison 2, vie 1, école 2, journée 2, moment 2, parlent 1, viennent 1, souvent 2, créer 2, naïf 2, le 1, que 1, homme 1, quatre 1, théâtre 2, eau 1, oiseau 2, bibliothèque 4, café 2, réalité 4, longue 1, guerre 1, Noël 2, client 2, prière 2, est 1, maïs 2',
    ));
});
