import { runTool, ToolInputError } from '@textbench/kit';
import { fixedContext } from '@textbench/kit/laws';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markedList } from './alphabetical-sorter/markers.ts';
import { personName, surnameFirst } from './alphabetical-sorter/names.ts';
import { tool } from './alphabetical-sorter.ts';

type Options = Readonly<Record<string, unknown>>;

const run = (text: string, options: Options = {}) =>
  runTool(tool, { text }, options, fixedContext());

async function sorted(text: string, options: Options = {}) {
  const [main] = (await run(text, options)).parts;
  if (main.kind !== 'text') throw new Error('the main part is no text');
  return main.text;
}
const inOrder = async (entries: string, options: Options = {}) =>
  (await sorted(entries.split('|').join('\n'), options)).split('\n').join('|');

describe('alphabetical-sorter: order', () => {
  it('passes over case and punctuation as sort -f -d does', async () => {
    // printf '…' | LC_ALL=C sort -f -d, small letters first where only case differs
    expect(await inOrder('pear|Apple|banana|apple|Banana 2|banana-1|"cherry"')).toBe(
      'apple|Apple|banana|banana-1|Banana 2|"cherry"|pear',
    );
  });

  it('sorts by code point as LC_ALL=C sort and sort -r do', async () => {
    const options = { language: 'none', ignorePunctuation: false };
    const given = 'pear|Apple|banana|apple|Banana 2|banana-1|"cherry"';
    expect(await inOrder(given, options)).toBe(
      '"cherry"|Apple|Banana 2|apple|banana|banana-1|pear',
    );
    expect(await inOrder(given, { ...options, order: 'za' })).toBe(
      'pear|banana-1|banana|apple|Banana 2|Apple|"cherry"',
    );
  });

  // ISO 999 and NISO TR03, the textbook example of the two methods
  it('sorts word by word and letter by letter', async () => {
    const given = 'Newark|New York|New-York Bay|Newcastle|New Zealand|Newton, Isaac';
    expect(await inOrder(given)).toBe(
      'New York|New-York Bay|New Zealand|Newark|Newcastle|Newton, Isaac',
    );
    expect(await inOrder(given, { method: 'letter' })).toBe(
      'Newark|Newcastle|Newton, Isaac|New York|New-York Bay|New Zealand',
    );
  });

  it('compares numbers by value', async () => {
    expect(await inOrder('item 10|item 2|9 lives|10 years')).toBe(
      '9 lives|10 years|item 2|item 10',
    );
    expect(await inOrder('item 10|item 2', { natural: false })).toBe('item 10|item 2');
  });

  it('follows the language', async () => {
    expect(await inOrder('zon|ål|anka|ävja', { language: 'sv' })).toBe('anka|zon|ål|ävja');
    expect(await inOrder('zon|ål|anka|ävja')).toBe('ål|anka|ävja|zon');
    expect(await inOrder('chata|hora|cizí', { language: 'cs' })).toBe('cizí|hora|chata');
  });

  it('passes over quotation marks and brackets, but keeps signs alone', async () => {
    expect(await inOrder('“zebra”|(apple)|¿mango?|***')).toBe('***|(apple)|¿mango?|“zebra”');
  });

  it('passes over articles', async () => {
    expect(await inOrder('The Third Man|A Night|“The Apartment”|Zulu', { articles: 'en' })).toBe(
      '“The Apartment”|A Night|The Third Man|Zulu',
    );
    expect(await inOrder("L'Été|Le Chat|Un Bar", { articles: 'fr' })).toBe("Un Bar|Le Chat|L'Été");
    expect(await inOrder('foo z|b', { articles: 'own', ownArticles: ['foo'] })).toBe('b|foo z');
  });

  it('reads Mc as Mac and St. as Saint on demand', async () => {
    expect(await inOrder('McKay|Mabel|MacLean|Madden')).toBe('Mabel|MacLean|Madden|McKay');
    expect(await inOrder('McKay|Mabel|MacLean|Madden', { mcAsMac: true })).toBe(
      'Mabel|McKay|MacLean|Madden',
    );
    expect(await inOrder('St. John|Sand|Stone', { stAsSaint: true })).toBe('St. John|Sand|Stone');
    expect(await inOrder('St. John|Sand|Stone')).toBe('Sand|St. John|Stone');
  });

  it('puts capitals first on demand', async () => {
    expect(await inOrder('a|A')).toBe('a|A');
    expect(await inOrder('a|A', { capitalsFirst: true })).toBe('A|a');
  });

  it('decides by the entry as it is where the keys are equal', async () => {
    expect(await inOrder('“b”|a|b')).toBe('a|“b”|b');
    expect(await inOrder('x|x |a', { order: 'za' })).toBe('x |x|a');
  });
});

describe('alphabetical-sorter: names', () => {
  it.each([
    ['Ludwig van Beethoven', 'van Beethoven, Ludwig', 'Beethoven, Ludwig van'],
    ['Martin Luther King, Jr.', 'King, Martin Luther, Jr.', 'King, Martin Luther, Jr.'],
    ['Henry Louis Gates Jr.', 'Gates, Henry Louis, Jr.', 'Gates, Henry Louis, Jr.'],
    ['Vincent van der Berg', 'van der Berg, Vincent', 'Berg, Vincent van der'],
    ['Charles de Gaulle', 'de Gaulle, Charles', 'Gaulle, Charles de'],
    ['Al Capone', 'Capone, Al', 'Capone, Al'],
    ['Dick Van Dyke', 'Van Dyke, Dick', 'Dyke, Dick Van'],
    ['van Gogh', 'van Gogh', 'Gogh, van'],
    ['Plato', 'Plato', 'Plato'],
    ['Beethoven, Ludwig van', 'van Beethoven, Ludwig', 'Beethoven, Ludwig van'],
    ['Jane Doe PhD', 'Doe, Jane, PhD', 'Doe, Jane, PhD'],
    ['William Gates III', 'Gates, William, III', 'Gates, William, III'],
  ])('%s', (name, withParticles, without) => {
    expect(surnameFirst(personName(name), true)).toBe(withParticles);
    expect(surnameFirst(personName(name), false)).toBe(without);
  });

  it('sorts by last name, then by first name', async () => {
    const given = 'Zoe Smith|Adam Smith|Vincent van Gogh|Ann Gold|John Smithers';
    expect(await inOrder(given, { by: 'surname' })).toBe(
      'Ann Gold|Adam Smith|Zoe Smith|John Smithers|Vincent van Gogh',
    );
    expect(await inOrder(given, { by: 'surname', withParticles: false })).toBe(
      'Vincent van Gogh|Ann Gold|Adam Smith|Zoe Smith|John Smithers',
    );
  });

  it('writes the last name first on demand', async () => {
    expect(await inOrder('Zoe Smith|Ann Gold', { by: 'surname', surnameFirst: true })).toBe(
      'Gold, Ann|Smith, Zoe',
    );
  });
});

describe('alphabetical-sorter: headings', () => {
  const headings = { headings: 'letters' };

  it('stand above the entries', async () => {
    expect(await sorted('banana\napple\n3 figs\n?\nÄpfel\navocado\n', { headings: 'counts' })).toBe(
      '# (1)\n?\n\n0–9 (1)\n3 figs\n\nA (3)\nÄpfel\napple\navocado\n\nB (1)\nbanana\n',
    );
  });

  it('are the letters of the language', async () => {
    expect(await sorted('öl\nzon\nål\nanka', { ...headings, language: 'sv' })).toBe(
      'A\nanka\n\nZ\nzon\n\nÅ\nål\n\nÖ\nöl',
    );
    expect(await sorted('chata\ncizí\nčas\nhora', { ...headings, language: 'cs' })).toBe(
      'C\ncizí\n\nČ\nčas\n\nH\nhora\n\nCh\nchata',
    );
    expect(await sorted('ñandú\nnuez\nollo', { ...headings, language: 'es' })).toBe(
      'N\nnuez\n\nÑ\nñandú\n\nO\nollo',
    );
    // Y counts as I there: yla, ilgas, yra is il-a, il-g, ir.
    expect(await sorted('yra\nilgas\nyla', { ...headings, language: 'lt' })).toBe(
      'I\nyla\nilgas\nyra',
    );
    expect(await sorted('Æon\næther\nßa', headings)).toBe('A\nÆon\næther\n\nS\nßa');
  });

  it('know other scripts', async () => {
    expect(await sorted('йога\nигра\nёж\nель', { ...headings, language: 'ru' })).toBe(
      'Е\nёж\nель\n\nИ\nигра\n\nЙ\nйога',
    );
    expect(await sorted('άλφα\nβήτα\nαγορά', { ...headings, language: 'el' })).toBe(
      'Α\nαγορά\nάλφα\n\nΒ\nβήτα',
    );
    expect(await sorted('나무\n가방\n까치', { ...headings, language: 'ko' })).toBe(
      'ㄱ\n가방\n\nㄲ\n까치\n\nㄴ\n나무',
    );
    expect(await sorted('がく\nカキ\nさる', { ...headings, language: 'ja' })).toBe(
      'か\nカキ\nがく\n\nさ\nさる',
    );
  });

  it('go by the article or the last name that is passed over', async () => {
    expect(await sorted('The Oak\nAn Elm', { ...headings, articles: 'en' })).toBe(
      'E\nAn Elm\n\nO\nThe Oak',
    );
    expect(await sorted('Zoe Abel\nAdam Zorn', { ...headings, by: 'surname' })).toBe(
      'A\nZoe Abel\n\nZ\nAdam Zorn',
    );
  });

  it('are counted in a table', async () => {
    const { parts } = await run('b\na\nb\n');
    expect(parts[1]).toMatchObject({
      title: 'Letters',
      rows: [
        ['A', 1],
        ['B', 2],
      ],
    });
  });
});

describe('alphabetical-sorter: lists', () => {
  it('leaves bullets and numbers in place', async () => {
    expect(await sorted('1. pear\n2. fig\n3. apple')).toBe('1. apple\n2. fig\n3. pear');
    expect(await sorted('  - pear\n  * fig\n')).toBe('  - fig\n  * pear\n');
    expect(await sorted('a) pear\nb) fig')).toBe('a) fig\nb) pear');
    expect(await sorted('2. b\n1. a', { keepMarkers: false })).toBe('1. a\n2. b');
    expect(await sorted('1. b\n2. a\n3. b', { unique: true })).toBe('1. a\n2. b');
  });

  it('takes initials for names, and a number in some lines for text', () => {
    expect(markedList(['A. Lincoln', 'B. Franklin', 'J. Adams'])).toBeUndefined();
    expect(markedList(['1. one', 'two'])).toBeUndefined();
    expect(markedList(['1984', '2001'])).toBeUndefined();
    expect(markedList(['1. one', '2. two'])?.entries).toEqual(['one', 'two']);
  });

  it('sorts entries between signs, and leaves what stands between them', async () => {
    expect(await sorted('Peru, Chile,Brazil,\nEcuador.', { separator: 'comma' })).toBe(
      'Brazil, Chile,Ecuador.,\nPeru',
    );
    expect(await sorted('b; a;\n', { separator: 'semicolon' })).toBe('a; b;\n');
    expect(await sorted('c / a / b', { separator: 'other' })).toBe('a / b / c');
    expect(await sorted('b\ta', { separator: 'other', otherSeparator: '\\t' })).toBe('a\tb');
    await expect(sorted('a', { separator: 'other', otherSeparator: '' })).rejects.toThrow(
      ToolInputError,
    );
  });

  it('removes duplicates on demand', async () => {
    expect(
      await sorted('b\na\nb \ncafé\ncafe\u0301\n__proto__\n__proto__\n', { unique: true }),
    ).toBe('a\nb\ncafé\n__proto__\n');
  });

  it('keeps line ends and the end of the text', async () => {
    expect(await sorted('b\r\na\r\n')).toBe('a\r\nb\r\n');
    expect(await sorted('b\na')).toBe('a\nb');
    expect(await sorted('b\ra')).toBe('a\rb');
  });

  it('treats blank lines as told', async () => {
    expect(await sorted('b\n\na\n')).toBe('a\nb\n');
    expect(await sorted('b\n\na\n', { blank: 'end' })).toBe('a\nb\n\n');
    expect(await sorted('b\n\na\n', { blank: 'start' })).toBe('\na\nb\n');
  });

  it('tells what it did', async () => {
    const { facts } = await run('b\n\na\nb\n', { unique: true });
    expect(facts).toEqual(['2 entries', '1 duplicate removed', '1 blank line']);
    expect((await run('')).facts).toEqual(['0 entries']);
  });

  it('loses no entry and leaves its own result as it is', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.string({
            unit: fc.constantFrom('a', 'B', 'é', ' ', '1', '-', '“', '日'),
            minLength: 1,
            maxLength: 6,
          }),
        ),
        fc.constantFrom('az', 'za'),
        async (entries, order) => {
          const filled = entries.filter((entry) => entry.trim() !== '');
          const once = await sorted(filled.join('\n'), { order, keepMarkers: false });
          expect(once.split('\n').toSorted()).toEqual(
            filled.length === 0 ? [''] : filled.toSorted(),
          );
          expect(await sorted(once, { order, keepMarkers: false })).toBe(once);
        },
      ),
    ));
});
