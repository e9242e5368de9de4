import { runTool, streamWhole } from '@textbench/kit';
import { fixedContext, mixedText } from '@textbench/kit/laws';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caseLanguages } from '../engines/case-mapping.ts';
import { caseNames, caseStream } from './case-converter/convert.ts';
import { tool } from './case-converter.ts';

async function converted(text: string, options: Readonly<Record<string, unknown>>) {
  const { parts } = await runTool(tool, { text }, options, fixedContext());
  const [main] = parts;
  if (main.kind !== 'text') throw new Error('the main part is no text');
  return main.text;
}

describe('case-converter: upper, lower, inverse', () => {
  // python3 -c "for s in [...]: print([s, s.upper(), s.lower(), s.swapcase()])"
  it.each([
    ['hello WORLD', 'HELLO WORLD', 'hello world', 'HELLO world'],
    ['Straße GROSS', 'STRASSE GROSS', 'straße gross', 'sTRASSE gross'],
    ['ΑΣ ΟΔΥΣΣΕΥΣ Σ', 'ΑΣ ΟΔΥΣΣΕΥΣ Σ', 'ας οδυσσευς σ', 'ας οδυσσευς σ'],
    ['ŉ ﬁ ﬄ ﬆ', 'ʼN FI FFL ST', 'ŉ ﬁ ﬄ ﬆ', 'ʼN FI FFL ST'],
    ['ǆ ǅ Ǆ', 'Ǆ Ǆ Ǆ', 'ǆ ǆ ǆ', 'Ǆ ǅ ǆ'],
    ['İ ı I i', 'İ I I I', 'i\u0307 ı i i', 'i\u0307 I i I'],
    ['ա և', 'Ա ԵՒ', 'ա և', 'Ա ԵՒ'],
    ['𐐨𐐀', '𐐀𐐀', '𐐨𐐨', '𐐀𐐨'],
    ['ⅷ Ⓐ', 'Ⅷ Ⓐ', 'ⅷ ⓐ', 'Ⅷ ⓐ'],
    ['მხედრული', 'ᲛᲮᲔᲓᲠᲣᲚᲘ', 'მხედრული', 'ᲛᲮᲔᲓᲠᲣᲚᲘ'],
    ['ẞ ß', 'ẞ SS', 'ß ß', 'ß SS'],
    ['éÉ ÀÿŸ 123 _x', 'ÉÉ ÀŸŸ 123 _X', 'éé àÿÿ 123 _x', 'Éé àŸÿ 123 _X'],
  ])('of %j', async (text, upper, lower, inverse) => {
    expect(await converted(text, { case: 'upper' })).toBe(upper);
    expect(await converted(text, { case: 'lower' })).toBe(lower);
    expect(await converted(text, { case: 'inverse' })).toBe(inverse);
  });

  it('is undone by itself where every letter has one partner', () => {
    fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[a-zA-ZéÉжЖ \n]*$/), async (text) => {
        const once = await converted(text, { case: 'inverse' });
        expect(await converted(once, { case: 'inverse' })).toBe(text);
      }),
    );
  });
});

describe('case-converter: every word', () => {
  it.each([
    ["it's naïve, l’été, o'reilly o'er d'you", "It's Naïve, L’Été, O'Reilly O'er D'You"],
    ['mother-in-law snake_case', 'Mother-In-Law Snake_Case'],
    ['3d 1st ǆep ﬁre ßa', '3d 1st ǅep Fire Ssa'],
    ['“quoted” (brackets) ¿qué?', '“Quoted” (Brackets) ¿Qué?'],
    ['NASA launches iPhone', 'Nasa Launches Iphone'],
    ["dogs' 'tis rock 'n' roll", "Dogs' 'Tis Rock 'N' Roll"],
    ['col·lega co\u00adop e\u0301cole', 'Col·lega Co\u00adop E\u0301cole'],
    ['see www.example.com or mail me@example.com', 'See www.example.com Or Mail me@example.com'],
    ['სიტყვა слово λόγος', 'სიტყვა Слово Λόγος'],
    ['ΑΝΗΡ ΣΟΦΟΣ', 'Ανηρ Σοφος'],
  ])('of %j', async (text, expected) => {
    expect(await converted(text, { case: 'capitalised' })).toBe(expected);
  });

  it('keeps capitals on demand', async () => {
    const text = "the iPhone of NASA, McDonald's and COVID-19 IN BErlin";
    const kept = (kept: string) => converted(text, { case: 'capitalised', kept });
    expect(await kept('none')).toBe("The Iphone Of Nasa, Mcdonald's And Covid-19 In Berlin");
    expect(await kept('mixed')).toBe("The iPhone Of Nasa, McDonald's And Covid-19 In BErlin");
    expect(await kept('acronyms')).toBe("The iPhone Of NASA, McDonald's And COVID-19 IN BErlin");
    expect(await kept('all')).toBe("The iPhone Of NASA, McDonald's And COVID-19 IN BErlin");
  });

  it('takes the way of single words where lower case has another length', async () => {
    // İ becomes two code points, so that offsets move.
    expect(await converted("İZMİR o'reilly A@B.CD ΑΣ", { case: 'capitalised' })).toBe(
      "İzmi\u0307r O'Reilly A@B.CD Ας",
    );
    expect(await converted('İZMİR', { case: 'capitalised', language: 'tr' })).toBe('İzmir');
  });
});

describe('case-converter: title', () => {
  it.each([
    ['the lord of the rings', 'The Lord of the Rings'],
    ['what are you waiting for', 'What Are You Waiting For'],
    ['star wars: a new hope', 'Star Wars: A New Hope'],
    ['mother-in-law — a guide to it', 'Mother-in-Law — A Guide to It'],
    ['of mice\nthe end of', 'Of Mice\nThe End Of'],
    ['of mice\r\nthe end of\r\n', 'Of Mice\r\nThe End Of\r\n'],
    ['who wrote it? the answer. an essay', 'Who Wrote It? The Answer. An Essay'],
    ['cats vs. the world', 'Cats vs. the World'],
    ['a', 'A'],
    ["it's not me, i'm sure", "It's Not Me, I'm Sure"],
    ['THE HISTORY OF NASA', 'The History of Nasa'],
  ])('of %j', async (text, expected) => {
    expect(await converted(text, { case: 'title' })).toBe(expected);
  });

  it('takes other small words', async () => {
    const options = { case: 'title', language: 'other', smallWords: ['de', 'la', 'y'] };
    expect(await converted('la vida de la luna y el sol', options)).toBe(
      'La Vida de la Luna y El Sol',
    );
  });
});

describe('case-converter: sentence', () => {
  it.each([
    ['HELLO AGAIN. HOW ARE YOU? FINE! GOOD', 'Hello again. How are you? Fine! Good'],
    [
      'I think, e.g. here, i.e. now, that i’m right.',
      'I think, e.g. here, i.e. now, that I’m right.',
    ],
    ['mr. smith met dr. Jones at 3.14 p.m. today', 'Mr. Smith met Dr. Jones at 3.14 p.m. today'],
    ['¿qué? ¡sí! “really?” she asked. (no.) yes', '¿Qué? ¡Sí! “Really?” she asked. (No.) Yes'],
    ['well... what? wait… Now', 'Well... what? Wait… Now'],
    ['first line\nsecond line\r\nthird', 'First line\nSecond line\r\nThird'],
    ['1. first item\n2. second item', '1. First item\n2. Second item'],
    ['see www.Example.com. now', 'See www.Example.com. Now'],
    ['これは。hello！yes', 'これは。Hello！Yes'],
    ["it's naïve", "It's naïve"],
  ])('of %j', async (text, expected) => {
    expect(await converted(text, { case: 'sentence' })).toBe(expected);
  });

  it('reads sentences over line ends on demand', async () => {
    const text = 'one sentence\nin two lines. another\r\n\r\nNEW paragraph\r\nGOES on';
    expect(await converted(text, { case: 'sentence', eachLine: false })).toBe(
      'One sentence\nin two lines. Another\r\n\r\nNew paragraph\r\ngoes on',
    );
  });

  it('keeps capitals on demand', async () => {
    const text = 'NASA sends Bob’s iPhone. macOS too. then I. so';
    const kept = (kept: string) => converted(text, { case: 'sentence', kept });
    expect(await kept('none')).toBe('Nasa sends bob’s iphone. Macos too. Then I. so');
    expect(await kept('mixed')).toBe('Nasa sends bob’s iPhone. macOS too. Then I. so');
    expect(await kept('acronyms')).toBe('NASA sends bob’s iPhone. macOS too. Then I. so');
    expect(await kept('all')).toBe('NASA sends Bob’s iPhone. macOS too. Then I. so');
  });

  it('raises i in English only', async () => {
    expect(await converted('qui sono i gatti', { case: 'sentence', language: 'other' })).toBe(
      'Qui sono i gatti',
    );
  });
});

describe('case-converter: alternating', () => {
  // python3 -c "n=0
  // for c in s:
  //   if c.isalpha(): print(c.upper() if n%2 else c.lower(), end=''); n+=1
  //   else: print(c, end='')"
  it.each([
    ['alternating', 'aLtErNaTiNg'],
    ['ab 12-cd', 'aB 12-cD'],
    ['Straße', 'sTrAßE'],
    ['straßen ﬁx', 'sTrAßEn FIx'],
    ['ÉCOLE ñandú', 'éCoLe ÑaNdÚ'],
    ['ж𐐨𐐨b', 'ж𐐀𐐨B'],
  ])('of %j', async (text, expected) => {
    expect(await converted(text, { case: 'alternating' })).toBe(expected);
  });

  it('keeps marks and emoji whole', async () => {
    expect(await converted('e\u0301e\u0301 👨‍👩‍👧 ab', { case: 'alternating' })).toBe(
      'e\u0301E\u0301 👨‍👩‍👧 aB',
    );
  });
});

describe('case-converter: names', () => {
  it('writes every line as one name and keeps line ends', async () => {
    expect(await converted('First name\r\n\r\n last name \rage', { case: 'camel' })).toBe(
      'firstName\r\n\r\nlastName\rage',
    );
  });

  it('makes numbers words on demand', async () => {
    expect(await converted('version2Beta', { case: 'snake' })).toBe('version2_beta');
    expect(await converted('version2Beta', { case: 'snake', splitNumbers: true })).toBe(
      'version_2_beta',
    );
  });

  it('follows the language', async () => {
    expect(await converted('ILIK İZMİR', { case: 'kebab', language: 'tr' })).toBe('ılık-izmir');
  });
});

describe('case-converter as a stream', () => {
  const text = `${mixedText(150_000)}ΟΔΥΣΣΕΥΣ o'reilly e.g. this\r\n${'ab'.repeat(50_000)}`;

  it('equals the mapping of the whole text at once', async () => {
    expect(await converted(text, { case: 'upper' })).toBe(text.toUpperCase());
    expect(await converted(text, { case: 'lower' })).toBe(text.toLowerCase());
  });

  it('does not begin a word anew inside one that is longer than a window', async () => {
    const word = 'ab'.repeat(100_000);
    for (const [name, expected] of [
      ['title', `A${word.slice(1)}`],
      ['sentence', `A${word.slice(1)}`],
      ['capitalised', `A${word.slice(1)}`],
      ['snake', word],
      ['camel', word],
      ['header', `A${word.slice(1)}`],
    ] as const) {
      expect((await converted(word, { case: name })) === expected, name).toBe(true);
    }
  });

  const options = fc.record({
    case: fc.constantFrom(...(Object.keys(caseNames) as (keyof typeof caseNames)[])),
    language: fc.constantFrom(...(Object.keys(caseLanguages) as (keyof typeof caseLanguages)[])),
    kept: fc.constantFrom('none', 'mixed', 'acronyms', 'all' as const),
    eachLine: fc.boolean(),
    splitNumbers: fc.boolean(),
    capitalSharpS: fc.boolean(),
    smallWords: fc.constant(['of', 'the']),
  });

  it('gives the same however the text comes, with every option', () => {
    fc.assert(
      fc.property(options, fc.array(fc.nat(text.length), { maxLength: 5 }), (values, cuts) => {
        const whole = streamWhole(caseStream(values), text);
        const stream = caseStream(values);
        const places = [...cuts].sort((one, other) => one - other);
        const pieces = [...places, text.length].map((end, index) =>
          stream.push(text.slice(places[index - 1] ?? 0, end)),
        );
        expect(pieces.join('') + stream.end() === whole).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('loses no letter and no digit in any case', () => {
    const fold = (from: string) =>
      from
        .toUpperCase()
        .toLowerCase()
        .normalize('NFD')
        .match(/[\p{L}\p{N}]/gu)
        ?.join('') ?? '';
    const plain = mixedText(2_000);
    for (const name of Object.keys(caseNames) as (keyof typeof caseNames)[]) {
      const values = { case: name, language: 'en', kept: 'none', eachLine: true } as const;
      const stream = caseStream({
        ...values,
        splitNumbers: false,
        capitalSharpS: false,
        smallWords: [],
      });
      expect(fold(streamWhole(stream, plain)), name).toBe(fold(plain));
    }
  });
});

describe('case-converter: all cases', () => {
  it('shows the first line with text in every case', async () => {
    const { parts } = await runTool(tool, { text: '\n first line\nsecond' }, {}, fixedContext());
    const [, table] = parts;
    if (table?.kind !== 'table') throw new Error('no table');
    expect(table.rows.map(([, text]) => text)).toEqual([
      'FIRST LINE',
      'first line',
      'First line',
      'First Line',
      'First Line',
      'fIrSt LiNe',
      'FIRST LINE',
      'firstLine',
      'FirstLine',
      'first_line',
      'first-line',
      'FIRST_LINE',
      'first.line',
      'first/line',
      'First-Line',
      'First-Line',
    ]);
  });

  it('is left out where there is no text', async () => {
    const { parts } = await runTool(tool, { text: ' \n' }, {}, fixedContext());
    expect(parts).toHaveLength(1);
  });
});
