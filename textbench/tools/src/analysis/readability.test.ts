import { createHash } from 'node:crypto';
import { type Figure, runTool } from '@textbench/kit';
import { fixedContext } from '@textbench/kit/laws';
import { describe, expect, it } from 'vitest';
import { frontCodedWords } from '../engines/front-coded.ts';
import { easyWordLists } from './readability/easy-words/data.ts';
import { daleChallWords, easyWords, spacheWords } from './readability/easy-words.ts';
import * as formulas from './readability/formulas.ts';
import { tool } from './readability.ts';

const harbour = `The harbour master keeps a careful record of every vessel that enters the bay. He writes down the name of the ship, the cargo and the hour of arrival. On a quiet morning he has little to do, and then he watches the birds on the breakwater. In winter the work is different. Storms drive the fishing boats home early, and he must find room for all of them before dark. Sometimes the families of the sailors wait beside him on the quay. Nobody says much. They count the lights as they appear, and when the last boat is safe they go home together. His successor will probably have a computer and a comfortable office. He says that he would rather have the window.
`;

async function read(text: string, options: Record<string, unknown> = {}) {
  const found = await runTool(tool, { text }, options, fixedContext());
  const main = found.parts[0];
  if (main.kind !== 'figures') throw new Error('no figures');
  const figures = new Map(main.figures.map((figure): [string, Figure] => [figure.label, figure]));
  return { ...found, figures, value: (label: string) => figures.get(label)?.value };
}

// python3, from the formulas as published; 12 sentences of 240 words
describe('formulas', () => {
  const counts = {
    sentences: 12,
    words: 240,
    letters: 1_100,
    characters: 1_130,
    syllables: 380,
    monosyllables: 140,
    polysyllables: 30,
    complexWords: 24,
    longWords: 60,
    difficultWords: 25,
    unfamiliarWords: 40,
  };

  it.each([
    ['fleschReadingEase', formulas.fleschReadingEase, 52.585],
    ['fleschKincaid', formulas.fleschKincaid, 10.893333333333],
    ['gunningFog', formulas.gunningFog, 12.0],
    ['smog', formulas.smog, 12.161744961472],
    ['automatedReadability', formulas.automatedReadability, 10.74625],
    ['colemanLiau', formulas.colemanLiau, 9.67],
    ['daleChall', formulas.daleChall, 6.273291666667],
    ['spache', formulas.spache, 4.445666666667],
    ['linsearWrite', formulas.linsearWrite, 12.5],
    ['forcast', formulas.forcast, 11.25],
    ['lix', formulas.lix, 45.0],
    ['rix', formulas.rix, 5.0],
    ['amstad', formulas.amstad, 67.375],
    ['wienerSachtextformel', formulas.wienerSachtextformel, 6.22275],
    ['fernandezHuerta', formulas.fernandezHuerta, 91.44],
    ['szigrisztPazos', formulas.szigrisztPazos, 88.193333333333],
    ['kandelMoles', formulas.kandelMoles, 70.166666666667],
  ] as const)('%s', (_name, formula, value) => {
    expect(formula(counts)).toBeCloseTo(value, 9);
  });

  it('Dale-Chall adds its constant only over five per cent', () => {
    expect(formulas.daleChall({ ...counts, difficultWords: 12 })).toBeCloseTo(
      0.1579 * 5 + 0.0496 * 20,
      9,
    );
  });

  it('Linsear Write halves high scores and takes one from low ones', () => {
    expect(formulas.linsearWrite({ ...counts, words: 100, sentences: 10, polysyllables: 0 })).toBe(
      4,
    );
    expect(formulas.linsearWrite({ ...counts, words: 210, sentences: 10, polysyllables: 0 })).toBe(
      10.5,
    );
  });

  // Anderson 1983
  it.each([
    [0, 1],
    [0.2, 2],
    [2.4, 7],
    [7.1, 12],
    [7.2, 13],
  ])('RIX %d is grade %i', (rix, grade) => {
    expect(formulas.rixGrade(rix)).toBe(grade);
  });

  it.each([
    [4.9, 'grade 4 and below'],
    [5, 'grades 5 to 6'],
    [8.9, 'grades 11 to 12'],
    [10, 'college graduates'],
  ])('Dale-Chall %d stands for %s', (score, grades) => {
    expect(formulas.daleChallGrades(score)).toBe(grades);
  });
});

describe('readability of English', () => {
  // style (GNU diction 1.11): 10 sentences, 124 words, 4.21 characters a word, ARI 4.6,
  // Coleman-Liau 6.6, Lix 25.3
  it('agrees with GNU style where no syllables are counted', async () => {
    const { value } = await read(harbour);
    expect([value('Sentences'), value('Words')]).toEqual([10, 124]);
    expect(value('Letters a word')).toBeCloseTo(522 / 124, 10);
    expect(value('Automated Readability Index')).toBeCloseTo(4.59758064516129, 9);
    expect(value('Coleman-Liau')).toBeCloseTo(6.565806451612904, 9);
    expect(value('LIX')).toBeCloseTo(25.303225806451614, 9);
  });

  // The CMU Pronouncing Dictionary has 170 syllables for it, 169 with `hour` as one; eleven words
  // of three or more; python3 from these counts. The word of Gunning’s that is not complex would be
  // one in -es, -ed or -ing: `families` is none, since famili- alone has three.
  it('agrees with the pronouncing dictionary', async () => {
    const { value } = await read(harbour);
    expect(value('Syllables')).toBe(169);
    expect(value('Flesch reading ease')).toBeCloseTo(
      206.835 - 1.015 * 12.4 - (84.6 * 169) / 124,
      9,
    );
    expect(value('Flesch-Kincaid')).toBeCloseTo(0.39 * 12.4 + (11.8 * 169) / 124 - 15.59, 9);
    expect(value('SMOG')).toBeCloseTo(9.120678840339163, 9);
    expect(value('Gunning Fog')).toBeCloseTo(8.508387096774195, 9);
    expect(value('RIX')).toBeCloseTo(1.6, 9);
    expect(value('Linsear Write')).toBeCloseTo(6.3, 9);
  });

  // By hand over the list of 1995: harbour, cargo, arrival, breakwater, quay, successor, probably,
  // computer and comfortable are not on it.
  it('finds the words that are not easy', async () => {
    const { value, parts } = await read(harbour);
    expect(value('Dale-Chall score')).toBeCloseTo((0.1579 * 900) / 124 + 0.0496 * 12.4 + 3.6365, 9);
    const table = parts.find(({ title }) => title === 'Hard words');
    const rows = table?.kind === 'table' ? table.rows : [];
    expect(
      rows
        .filter((row) => row[4] === 'no')
        .map(([word]) => word)
        .sort(),
    ).toEqual(
      'arrival breakwater cargo comfortable computer harbour probably quay successor'.split(' '),
    );
    expect(rows[0]?.slice(0, 2)).toEqual(['comfortable', 4]);
  });

  it('takes the median of the grades', async () => {
    const { value } = await read(harbour);
    const grades = [
      'Flesch-Kincaid',
      'Gunning Fog',
      'Automated Readability Index',
      'Coleman-Liau',
      'Linsear Write',
    ];
    const sorted = grades.map((label) => Number(value(label))).sort((one, other) => one - other);
    expect(value('Grade level')).toBe(sorted[2]);
  });

  it('lists the hardest sentences first, with their number', async () => {
    const { parts } = await read(harbour);
    const table = parts.find(({ title }) => title === 'Hardest sentences');
    const rows = table?.kind === 'table' ? table.rows : [];
    expect(rows.length).toBe(10);
    expect(rows[0]?.slice(1)).toEqual([
      11,
      4,
      9,
      'His successor will probably have a computer and a comfortable office.',
    ]);
  });

  it('counts contractions, abbreviations and numbers as spoken', async () => {
    expect((await read("Don't go. He didn't see the BBC in 1984."))?.value('Syllables')).toBe(
      1 + 1 + 1 + 2 + 1 + 1 + 3 + 1 + 1,
    );
    expect((await read('Dr. Lee left the U.S. at 5 p.m. on Monday.')).value('Sentences')).toBe(1);
  });

  it('does not take names for hard words', async () => {
    const { value } = await read('We saw Alexander in Pennsylvania.');
    expect([value('Words that are not easy (Dale-Chall)'), value('Gunning Fog')]).toEqual([0, 2]);
    expect(value('Words of three syllables or more')).toBe(40);
  });

  it('counts complex words as Gunning does', async () => {
    const fog = async (word: string) => (await read(`it was ${word}`)).value('Gunning Fog');
    expect(await fog('interesting')).toBeCloseTo(0.4 * (3 + 100 / 3), 9);
    expect(await fog('expected')).toBeCloseTo(0.4 * 3, 9);
    expect(await fog('well-to-do')).toBeCloseTo(0.4 * 3, 9);
    expect(await fog('vice-presidential')).toBeCloseTo(0.4 * (3 + 100 / 3), 9);
  });

  it('takes headings and list items for sentences of their own', async () => {
    const { value } = await read('Summary\n\n- one item\n- another item\n\nThe end is near.');
    expect(value('Sentences')).toBe(4);
  });

  it('says what to be careful with', async () => {
    const short = await read('Too short to tell.');
    expect(short.notes?.map(({ text }) => text).join()).toMatch(/has 4 words/);
    expect(short.figures.get('SMOG')?.note).toMatch(/30 sentences or more; here there are 1/);
    const long = await read('This is a plain sentence. '.repeat(40));
    expect(long.notes).toEqual([]);
    expect(long.figures.get('SMOG')?.note).toBeUndefined();
  });

  it.each(['', '  \n', '😀 — !'])('measures nothing in %j', async (text) => {
    const { figures, notes } = await read(text);
    expect(figures.get('Grade level')).toMatchObject({ value: null, note: 'no words' });
    expect(notes).toEqual([]);
  });
});

describe('other languages', () => {
  const german =
    'Der Zug fährt um acht. Wir sind zu spät und müssen auf den nächsten warten. Das ist nicht schlimm, denn die Sonne scheint.';
  const spanish =
    'El tren sale a las ocho. Llegamos tarde y tenemos que esperar el siguiente. No es grave, porque hace sol.';
  const french =
    'Le train part à huit heures. Nous sommes en retard et nous devons attendre le prochain. Ce n’est pas grave, car il fait beau.';

  // By hand: 5, 10 and 8 words, all of one syllable but müs-sen, näch-sten, war-ten and Son-ne; of
  // more than six letters: nächsten, schlimm, scheint.
  it('German by Amstad and the Wiener Sachtextformel', async () => {
    const { value, notes } = await read(german);
    expect([value('Words'), value('Sentences'), value('Syllables')]).toEqual([23, 3, 27]);
    expect(value('Reading ease (Amstad)')).toBeCloseTo(180 - 23 / 3 - (58.5 * 27) / 23, 9);
    expect(value('Wiener Sachtextformel')).toBeCloseTo(
      (0.1672 * 23) / 3 + (0.1297 * 300) / 23 - (0.0327 * 1900) / 23 - 0.875,
      9,
    );
    expect(value('Flesch-Kincaid')).toBeUndefined();
    expect(notes?.[0]?.text).toMatch(/looks German/);
  });

  it('Spanish and French by theirs', async () => {
    expect((await read(spanish)).value('Reading ease (Fernández Huerta)')).toBeGreaterThan(80);
    expect((await read(spanish)).value('INFLESZ (Szigriszt Pazos)')).toBeGreaterThan(70);
    expect((await read(french)).value('Reading ease (Kandel and Moles)')).toBeGreaterThan(80);
  });

  it('as chosen, without a note', async () => {
    const { value, notes } = await read(german, { language: 'en' });
    expect(value('Flesch-Kincaid')).toBeTypeOf('number');
    expect(notes?.map(({ text }) => text).join()).not.toMatch(/looks/);
  });

  it('says so when the language is none of them', async () => {
    const polish =
      'Pociąg odjeżdża o ósmej. Jesteśmy spóźnieni i musimy poczekać na następny. Nic się nie stało, bo świeci słońce i jest ciepło dzisiaj rano.';
    expect((await read(polish)).notes?.[0]).toMatchObject({ tone: 'warning' });
    expect((await read(polish)).notes?.[0]?.text).toMatch(
      /neither English, German, Spanish nor French/,
    );
  });
});

describe('marks', () => {
  const marksOf = async (text: string, marks: string) =>
    (await read(text, { marks })).inputMarks?.[0]?.marks.map(({ start, end, ...rest }) => ({
      ...rest,
      text: text.slice(start, end),
    })) ?? [];
  const text =
    'The cat sat on the mat today. Administrative reconsideration necessitates extraordinary documentation.';

  it('hard sentences only, unless all are wanted', async () => {
    const hard = await marksOf(text, 'hard');
    expect(hard.map((mark) => [mark.tone, mark.text.slice(0, 5)])).toEqual([['removed', 'Admin']]);
    expect(hard[0]?.label).toMatch(/^very hard: grade \d+, 5 words$/);
    expect((await marksOf(text, 'all')).map(({ tone }) => tone)).toEqual(['good', 'removed']);
    expect(await marksOf(text, 'none')).toEqual([]);
  });

  it('hard words with the reason', async () => {
    expect(await marksOf('We saw an extraordinary quay.', 'words')).toEqual([
      {
        text: 'extraordinary',
        label: expect.stringMatching(/^[56] syllables, not an easy word$/),
        tone: 'warning',
      },
      { text: 'quay', label: 'not an easy word', tone: 'warning' },
    ]);
  });

  it('not on very long texts, and says so', async () => {
    const { inputMarks, notes } = await read(`${text} `.repeat(3_000));
    expect(inputMarks?.[0]?.marks).toEqual([]);
    expect(notes?.map(({ text: note }) => note)).toContain('The text is too long to be marked.');
  });
});

describe('easyWords', () => {
  const isEasy = easyWords(
    new Set(['bake', 'run', 'easy', 'dog', 'we', 'big', 'carry', 'quick', "can't"]),
  );

  it.each([
    'bake',
    'bakes',
    'baked',
    'baking',
    'runs',
    'running',
    'runner',
    'easier',
    'easiest',
    'easily',
    "dog's",
    "dogs'",
    "we'll",
    "we've",
    'bigger',
    'carries',
    'carried',
    'quickly',
    "can't",
    'dog-run',
    '1914',
    '3.14',
  ])('%s is easy', (word) => {
    expect(isEasy(word)).toBe(true);
  });

  it.each(['cat', 'baker-street', 'easement', 'runt', 'quicksand', 'dogma'])(
    '%s is not',
    (word) => {
      expect(isEasy(word)).toBe(false);
    },
  );

  it('are those of the published lists', async () => {
    const [daleChall, spache] = await Promise.all([daleChallWords(), spacheWords()]);
    expect(['abroad', 'window', 'teaches', 'young'].map(daleChall)).toEqual([
      false,
      true,
      true,
      true,
    ]);
    expect(['able', 'windows', 'harbour', 'zoo'].map(spache)).toEqual([true, true, false, true]);
  });

  it('are those lists, word by word', () => {
    // Beside the packages dale-chall 2.0.1 and spache 2.0.1:
    // node -e "import('dale-chall').then(({ daleChall: list }) => console.log(list.length,
    //   require('crypto').createHash('sha256').update(list.sort().join(' ')).digest('hex')))"
    const words = frontCodedWords(easyWordLists);
    const list = (...digits: number[]) =>
      words.filter(([, digit]) => digits.includes(digit)).map(([word]) => word);
    const hash = (listed: string[]) =>
      createHash('sha256').update(listed.sort().join(' ')).digest('hex');
    expect([list(0, 1).length, hash(list(0, 1))]).toEqual([
      2942,
      'f8b9bc7f60d78ac9e23856134b5830532c3faa58df93832930940558ff8c4a3d',
    ]);
    expect([list(1, 2).length, hash(list(1, 2))]).toEqual([
      1063,
      'cbf24442f6d2ecbc4b11eb22b7a858b42dd1cb168a74867d583b51b4a2678905',
    ]);
  });
});
