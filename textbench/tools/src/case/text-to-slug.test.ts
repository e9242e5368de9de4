import { runTool } from '@textbench/kit';
import { fixedContext } from '@textbench/kit/laws';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tool } from './text-to-slug.ts';

type Options = Record<string, unknown>;

async function full(text: string, options: Options = {}) {
  return runTool(tool, { text }, options, fixedContext());
}

async function slug(text: string, options: Options = {}): Promise<string> {
  const [main] = (await full(text, options)).parts;
  return main.kind === 'text' ? main.text : '';
}

describe('against python-slugify', () => {
  // /usr/bin/python3 -c "from slugify import slugify; print(slugify(TITLE))", python3-slugify 4.0.0
  it.each([
    ['Æsir Œuvre ß Ø å Ł đ þ ð', 'aesir-oeuvre-ss-o-a-l-d-th-d'],
    ['Привет мир объезд щука', 'privet-mir-obezd-shchuka'],
    ['Γειά σου Κόσμε', 'geia-sou-kosme'],
    ['日本語 テキスト', 'ri-ben-yu-tekisuto'],
    ['你好 世界', 'ni-hao-shi-jie'],
    ['影師嗎', 'ying-shi-ma'],
    ['한국어', 'hangugeo'],
    ['naïve café', 'naive-cafe'],
    ['  --Hello__World--  ', 'hello-world'],
    ['1,000 reasons', '1000-reasons'],
    ['"quoted" text', 'quoted-text'],
    ['a.b.c', 'a-b-c'],
    ['İstanbul', 'istanbul'],
    ['Crème Brûlée', 'creme-brulee'],
    ['tôi yêu những chú kỳ lân', 'toi-yeu-nhung-chu-ky-lan'],
    ['ąęćżźśół', 'aeczzsol'],
    ['Ærø', 'aero'],
    ['サーバー', 'saba'],
    ['Ünïcödé', 'unicode'],
    ['Ångström', 'angstrom'],
    ['ﬁn ½ ²', 'fin-1-2-2'],
  ])('%s', async (title, expected) => {
    expect(await slug(title)).toBe(expected);
  });

  it('cuts at the end of a word', async () => {
    // slugify(TITLE, max_length=…, word_boundary=True, save_order=True)
    expect(await slug('one two three four five', { maxLength: 13 })).toBe('one-two-three');
    expect(await slug('one two three four five', { maxLength: 12 })).toBe('one-two');
  });

  it('drops words', async () => {
    // slugify('the quick brown fox of the world', stopwords=['the', 'of'])
    const options = { stopWords: ['the', 'of'] };
    expect(await slug('the quick brown fox of the world', options)).toBe('quick-brown-fox-world');
  });
});

describe('languages', () => {
  it('German writes umlauts with e, others without', async () => {
    // Duden: ä, ö, ü are ae, oe, ue where they cannot be written
    expect(await slug('Äpfel für Größe', { language: 'de' })).toBe('aepfel-fuer-groesse');
    expect(await slug('Äpfel', { language: 'de', letterCase: 'keep' })).toBe('Aepfel');
    expect(await slug('Räksmörgås', { language: 'sv' })).toBe('raksmorgas');
    expect(await slug('pingüino', { language: 'es' })).toBe('pinguino');
  });

  it('Danish and Norwegian write å with two letters', async () => {
    expect(await slug('Smørrebrød på Ærø', { language: 'da' })).toBe('smoerrebroed-paa-aeroe');
  });

  it('Ukrainian follows the resolution of 2010', async () => {
    // Resolution 55: Єнакієве Yenakiieve, Гаєвич Haievych, Їжакевич Yizhakevych, Згорани Zghorany,
    // Юрій Yurii, Знам’янка Znamianka, Щербухи Shcherbukhy
    const options = { language: 'uk' };
    expect(await slug('Єнакієве Гаєвич Їжакевич', options)).toBe('yenakiieve-haievych-yizhakevych');
    expect(await slug('Згорани', options)).toBe('zghorany');
    expect(await slug('Юрій Знам’янка Щербухи', options)).toBe('yurii-znamianka-shcherbukhy');
  });

  it('Bulgarian follows the act of 2009', async () => {
    // Transliteration Act, article 4: letter by letter; дж dzh, дз dz, ьо and йо yo
    const options = { language: 'bg', letterCase: 'keep' };
    expect(await slug('Щъркел Велико Търново', options)).toBe('Shtarkel-Veliko-Tarnovo');
    expect(await slug('Джебел дзифт Кьолн Йовков', options)).toBe('Dzhebel-dzift-Kyoln-Yovkov');
    // article 5: ия at the end of a word is ia, elsewhere iya
    expect(await slug('София, МАРИЯ и Сияна', options)).toBe('Sofia-MARIA-i-Siyana');
    // article 6: the name of the state
    expect(await slug('България БЪЛГАРИЯ български', options)).toBe('Bulgaria-BULGARIA-balgarski');
  });

  it('Serbian is written as its own Latin alphabet', async () => {
    expect(await slug('Љубав Њујорк Џез Ћирилица', { language: 'sr' })).toBe(
      'ljubav-njujork-dzez-cirilica',
    );
  });

  it('French and Italian part words at an apostrophe, English does not', async () => {
    expect(await slug("l'été à Paris", { language: 'fr' })).toBe('l-ete-a-paris');
    expect(await slug("Don't stop, O’Neil's rock 'n' roll")).toBe('dont-stop-oneils-rock-n-roll');
  });

  it('each has its words for signs', async () => {
    expect(await slug('Katz & Maus: 100%', { language: 'de' })).toBe('katz-und-maus-100-prozent');
    expect(await slug('pan & vino', { language: 'es' })).toBe('pan-y-vino');
  });

  it('each has its stop words, and all are kept where there is nothing else', async () => {
    const options = { dropStopWords: true };
    expect(await slug('The Lord of the Rings', options)).toBe('lord-rings');
    expect(await slug('Der Herr der Ringe', { ...options, language: 'de' })).toBe('herr-ringe');
    expect(await slug('To be or not to be', options)).toBe('not');
    expect(await slug('The Who', options)).toBe('the-who');
    expect(await slug('İki ve ÜÇ', { ...options, language: 'tr', keepUnicode: true })).toBe(
      'iki-üç',
    );
  });
});

describe('signs', () => {
  it('become words, or nothing', async () => {
    expect(await slug('C++ & C#, F# at 50%')).toBe('c-plus-plus-and-c-sharp-f-sharp-at-50-percent');
    expect(await slug('C++ & C#', { signs: false })).toBe('c-c');
    expect(await slug('I ♥ €5 @home')).toBe('i-love-euro-5-at-home');
    expect(await slug('.NET, Node.js #1')).toBe('net-node-js-1');
  });

  it('of emoji are left out or named', async () => {
    expect(await slug('Party 🎉 time 👍🏽')).toBe('party-time');
    expect(await slug('Party 🎉 time 👍🏽', { emoji: 'name' })).toBe('party-tada-time-thumbsup');
  });
});

describe('scripts kept', () => {
  const kept = { keepUnicode: true };
  it('keep letters with their marks, composed', async () => {
    expect(await slug('Cafe\u0301 Привет 日本語!', kept)).toBe('café-привет-日本語');
    expect(await slug('हिन्दी में', kept)).toBe('हिन्दी-में');
    expect(await slug('שלום עולם', kept)).toBe('שלום-עולם');
    expect(await slug('GROSSE STRASSE İI', { ...kept, language: 'tr' })).toBe('grosse-strasse-iı');
  });
});

describe('length', () => {
  it('never ends with a separator and never cuts a character', async () => {
    expect(await slug('ab cd', { maxLength: 3 })).toBe('ab');
    expect(await slug('abcdef', { maxLength: 3 })).toBe('abc');
    expect(await slug('𝒜𝒷𝒸', { maxLength: 2, keepUnicode: true })).toBe('𝒜𝒷');
  });

  it('holds with the numbers of repeats', async () => {
    const titles = Array.from({ length: 12 }, () => 'one two three').join('\n');
    const slugs = (await slug(titles, { maxLength: 9 })).split('\n');
    expect(slugs.every((one) => one.length <= 9)).toBe(true);
    expect(new Set(slugs).size).toBe(12);
    expect(slugs[1]).toBe('one-two-2');
    expect(slugs[9]).toBe('one-10');
  });
});

describe('lists', () => {
  it('number repeats without meeting other slugs', async () => {
    expect(await slug('a\na\na 2\na\nA')).toBe('a\na-2\na-2-2\na-3\na-4');
    expect(await slug('__proto__\n__proto__\nconstructor')).toBe('proto\nproto-2\nconstructor');
    expect(await slug('a\na', { unique: false })).toBe('a\na');
    expect((await full('a\na')).notes?.[0]?.text).toContain('1 slug was there already');
  });

  it('keep blank lines and line ends', async () => {
    expect(await slug('One\r\n\r\n Two\rThree\n')).toBe('one\r\n\r\ntwo\rthree\n');
    expect(await slug('One\nTwo', { wholeText: true })).toBe('one-two');
  });

  it('name the lines that gave nothing', async () => {
    const { parts, notes } = await full('One\n!!!\n\n😀');
    expect(parts[0]).toMatchObject({ text: 'one\n\n\n' });
    expect(notes?.[0]?.text).toMatch(/^Lines 2, 4 gave no slug/);
    const named = await full('!!!\n!!!', { emptySlug: 'untitled' });
    expect(named.parts[0]).toMatchObject({ text: 'untitled\nuntitled-2' });
    expect(named.notes?.[0]?.text).toContain('got “untitled”');
  });

  it('are shown as a table', async () => {
    const { parts } = await full('One Two\nÉté');
    const table = parts[1];
    expect(table?.kind === 'table' && table.rows).toEqual([
      ['One Two', 'one-two', 7],
      ['Été', 'ete', 3],
    ]);
  });
});

describe('form', () => {
  it('takes any separator but a letter', async () => {
    expect(await slug('One Two', { separator: 'underscore' })).toBe('one_two');
    expect(await slug('One Two', { separator: 'none' })).toBe('onetwo');
    expect(await slug('One Two', { separator: 'custom', customSeparator: '~' })).toBe('one~two');
    const letter = slug('One Two', { separator: 'custom', customSeparator: 'x' });
    await expect(letter).rejects.toMatchObject({ option: 'customSeparator' });
  });

  it('keeps or changes case', async () => {
    expect(await slug('NASA’s Über', { letterCase: 'keep' })).toBe('NASAs-Uber');
    expect(await slug('Æsir straße', { letterCase: 'upper' })).toBe('AESIR-STRASSE');
    expect(await slug('fooBar XMLFile iPhone9Pro', { splitCamel: true })).toBe(
      'foo-bar-xml-file-i-phone9-pro',
    );
  });

  it('is a slug, whatever the title: letters, figures and single hyphens', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (title) => {
        const made = await slug(title, { wholeText: true });
        expect(made).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
        expect(await slug(made)).toBe(made);
      }),
      { numRuns: 300 },
    );
  });
});
