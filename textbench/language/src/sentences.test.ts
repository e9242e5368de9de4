import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentenceScan } from './sentence-scan.ts';
import { countSentences, sentenceCounter, sentenceSpans, sentencesOf } from './sentences.ts';

/** A text as its sentences, with a bar where each ends: `One. | Two.` */
function holds(marked: string, locale?: string) {
  const sentences = marked.split(' | ');
  expect(sentencesOf(sentences.join(' '), locale)).toEqual(sentences);
  expect(countSentences(sentences.join(' '), locale)).toBe(sentences.length);
}

// The cases of the Pragmatic Segmenter's golden rules for English, in sentences of our own.
describe('sentences in running text', () => {
  it.each([
    ['full stop', 'The train was late. | Nobody minded.'],
    ['question mark', 'Where is the ferry? | It left at noon.'],
    ['exclamation mark', 'Here comes the bus! | We made it.'],
    ['one capital letter', 'The author is Anna B. Keller.'],
    ['small letter before a number', 'Please see p. 12 of the report.'],
    ['small abbreviation inside', 'Did Otto and co. come to the party?'],
    ['capital abbreviation inside', 'They signed with Hill, Burns & Co. last spring.'],
    ['small abbreviation at the end', 'Ask Otto and co. | They will know.'],
    [
      'capital abbreviation at the end',
      'They signed with Hill, Burns & Co. | It opened on Monday.',
    ],
    ['before a name', 'We climbed Mt. Etna before dawn.'],
    ['before and behind a name', "St. Anne's School is on 9th st. near the river."],
    ['possessive', "This was John Doe Jr.'s first car."],
    ['several stops inside', 'She toured the U.S.A. in spring.'],
    ['several stops at the end', 'He moved to the E.U. | How long will he stay?'],
    ['U.S. at the end', 'He moved to the U.S. | How long will he stay?'],
    ['U.S. before a name', 'She works for the U.S. Senate in Washington.'],
    ['U.S. before a small letter', 'She has worked in the U.S. for years.'],
    [
      'a.m. and p.m.',
      'At 7 a.m. Mrs. Jones opened the shop. | She closed it at 8 P.M. | Mrs. Jones then went home.',
    ],
    ['price', 'The ticket is $12.50 each way.'],
    ['price at the end', 'The ticket is $12.50. | We took two.'],
    [
      'sentence in brackets inside',
      'My uncle farms (He was a sailor for twenty years.) in the hills.',
    ],
    ['e-mail address', 'Write to Ann.Lee@example.com. | She will answer.'],
    ['web address', 'See https://www.example.org/a.b/the_page.html. | It has the list.'],
    ['single quotes inside', "He looked up, 'That is odd.' he said."],
    ['double quotes inside', 'He looked up, "That is odd." he said.'],
    ['double quotes at the end', 'He looked up, "That is odd." | He put the book away.'],
    ['question in quotes', '"Really?" she asked. | "Yes!" he cried.'],
    ['two exclamation marks', 'Hello!! | Come in.'],
    ['two question marks', 'Hello?? | Is anybody there?'],
    ['!?', 'Hello!? | Is anybody there?'],
    ['?!', 'Hello?! | Is anybody there?'],
    ['list 1.)', '1.) Wash the pears | 2.) Cut them'],
    ['list 1.) with stops', '1.) Wash the pears. | 2.) Cut them.'],
    ['list 1)', '1) Wash the pears | 2) Cut them'],
    ['list 1) with stops', '1) Wash the pears. | 2) Cut them.'],
    ['list 1.', '1. Wash the pears | 2. Cut them'],
    ['list 1. with stops', '1. Wash the pears. | 2. Cut them.'],
    ['list of bullets and numbers', '• 9. Wash the pears | • 10. Cut them'],
    ['bullets without space', '⁃9. Wash the pears | ⁃10. Cut them'],
    ['lettered list', 'a. Wash the pears | b. Cut them | c. Eat them'],
    ['coordinates', 'The hut is at N°. 1026.253.553. | Follow the stream.'],
    ['name with exclamation mark', 'He worked at Yahoo! in those years.'],
    ['the word I', 'It was up to you and I. | Did you meet Robert I. Moore?'],
    [
      'ellipsis before a closing quote',
      'He held that “the simpler life will seem less dull. . . .”',
    ],
    ['ellipsis in brackets', '"The letter [...] speaks of a stair [...]" (Hall 12).'],
    ['ellipsis and full stop', 'Show with a fourth dot that it ends . . . . | Then go on.'],
    ['four dots', 'That was not the plan.... | She closed the door.'],
    ['ellipses within', "I was ... well, what I saw...or . . . what I mean is . . . I can't say."],
    ['no space between', 'It rained.Nobody came.Mr. Hill sold 1,000.That was all.'],
  ])('%s', (_rule, marked) => {
    if (_rule === 'no space between') {
      expect(sentencesOf(marked)).toEqual([
        'It rained.',
        'Nobody came.',
        'Mr. Hill sold 1,000.',
        'That was all.',
      ]);
    } else holds(marked);
  });
});

describe('abbreviations', () => {
  it.each([
    'Dr. Lee met Prof. Kim and Gen. Ortiz. | Sen. Hall was away.',
    'J. K. Rowling wrote it. | I read it.',
    'W. E. B. Du Bois was born in 1868.',
    'He has a Ph.D. | The thesis was long.',
    'Some fruit, e.g. Apples, i.e. Pears, will do.',
    'See Fig. 3, Sec. 4.2 and No. 7. | Then turn the page.',
    'He said no. | Then he left.',
    'She likes art. | Paintings bore him.',
    'Bread, milk, etc. | Nothing else.',
    'Bread, milk, etc. are on the list.',
    'He was born on Jan. 5, 1990 in St. Louis.',
    'Acme Inc. Chairman Bob Hill spoke.',
    'They met at Acme Inc. | The room was full.',
    'We chose Plan B. | It worked.',
    'It ran on Windows 3. | It was slow.',
    'This is vol. IV of the work.',
    'Smith et al. found nothing. | We did.',
    'Brown v. Board was decided in 1954.',
  ])('%s', (marked) => holds(marked));

  it.each([
    ['de', 'Am 3. Oktober kam er z.B. mit Dr. Braun an. | Dann ging er.'],
    ['de', 'Das ist Nr. 5 bzw. Nr. 6. | Mehr gibt es nicht.'],
    ['fr', 'M. Dupont est là. | Il parle à Mme. Petit.'],
    ['es', 'El Sr. García llegó. | La Sra. López no.'],
    ['es-MX', '¿Qué dice? | ¡Nada!'],
  ])('in %s: %s', (locale, marked) => holds(marked, locale));
});

describe('marks of other scripts', () => {
  it.each<[string, string[]]>([
    ['他来了。你好吗？好！', ['他来了。', '你好吗？', '好！']],
    ['これはペンです。あれは本です。', ['これはペンです。', 'あれは本です。']],
    ['「はい。」と言った。', ['「はい。」と言った。']],
    ['“你好。”他说。', ['“你好。”他说。']],
    ['वह आया। वह गया।', ['वह आया।', 'वह गया।']],
    ['هل أنت هنا؟ نعم.', ['هل أنت هنا؟', 'نعم.']],
    ['Что это? Это дом. А Вы, г-н И. Петров?', ['Что это?', 'Это дом.', 'А Вы, г-н И. Петров?']],
    ['Τι είναι αυτό; Δεν ξέρω.', ['Τι είναι αυτό;', 'Δεν ξέρω.']],
    ['one; two', ['one; two']],
    ['안녕하세요. 저는 민수입니다.', ['안녕하세요.', '저는 민수입니다.']],
  ])('%s', (text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences);
  });

  it('come from Unicode: what ICU ends at 。 and ؟, so do we', () => {
    const icu = new Intl.Segmenter('en', { granularity: 'sentence' });
    for (const text of ['甲。乙。丙', '甲！乙？丙', 'ا؟ ب؟ ت']) {
      expect(sentencesOf(text)).toEqual(
        Array.from(icu.segment(text), ({ segment }) => segment.trim()),
      );
    }
  });
});

describe('lines', () => {
  it.each<[string, string, string[]]>([
    ['wrapped before a small letter', 'A text cut\nin the middle.', ['A text cut\nin the middle.']],
    ['wrapped with space', 'It was a cold \nnight.', ['It was a cold \nnight.']],
    ['wrapped with CRLF', 'A text cut\r\nin two. Next.', ['A text cut\r\nin two.', 'Next.']],
    [
      'wrapped before a capital: the line is full',
      'In summer we often go to the quiet lakes to the north of\nStockholm and swim.',
      ['In summer we often go to the quiet lakes to the north of\nStockholm and swim.'],
    ],
    [
      'a list without marks',
      'pens\nsmall notes\npaper, glue\n',
      ['pens', 'small notes', 'paper, glue'],
    ],
    ['a heading', 'Summary\nAll went well.', ['Summary', 'All went well.']],
    ['a heading and a blank line', 'summary\n\nall went well.', ['summary', 'all went well.']],
    [
      'a long heading in title case',
      'The Complete and Unabridged History of Small Coastal Towns\nThe first towns were small.',
      ['The Complete and Unabridged History of Small Coastal Towns', 'The first towns were small.'],
    ],
    [
      'Markdown',
      '# All of it\nthe text.\n- one\n- two',
      ['# All of it', 'the text.', '- one', '- two'],
    ],
    ['an underline', 'Title\n=====\ntext', ['Title', 'text']],
    ['numbers', 'Buy:\n1. milk\n2. bread', ['Buy:', '1. milk', '2. bread']],
    ['a blank line with spaces', 'one\n \t\ntwo', ['one', 'two']],
    ['lone CR', 'One.\rTwo.', ['One.', 'Two.']],
    ['a paragraph separator', 'one\u2029two', ['one', 'two']],
    ['a salutation', 'Dear Ms. Hill,\nThank you.', ['Dear Ms. Hill,', 'Thank you.']],
    ['a hyphen at the end', 'The mother-\nIn-law came.', ['The mother-\nIn-law came.']],
  ])('%s', (_what, text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences);
  });
});

describe('what is no sentence, and what hangs on one', () => {
  it.each<[string, string[]]>([
    ['', []],
    ['  \n\t ', []],
    ['... ?! 😀', []],
    ['---\n***', []],
    ['One.\n* * *\nTwo.', ['One.', 'Two.']],
    ['no stop at all', ['no stop at all']],
    ['Great! 😀', ['Great! 😀']],
    ['Great! 😀 Next.', ['Great!', '😀 Next.']],
    ['It is so.[12] And so.', ['It is so.[12]', 'And so.']],
    ['hello there. how are you? fine.', ['hello there.', 'how are you?', 'fine.']],
    ['Use node.js. It is quick.', ['Use node.js.', 'It is quick.']],
    ['System.Out.println is a call.', ['System.Out.println is a call.']],
    ['Wait... What? Well... I see.', ['Wait...', 'What?', 'Well... I see.']],
    ['a\u0000. B\ud800. C', ['a\u0000.', 'B\ud800.', 'C']],
    ['3.14 is pi. 2.72 is e.', ['3.14 is pi.', '2.72 is e.']],
    ['It was 20.5. 20 came.', ['It was 20.5.', '20 came.']],
    [
      'He left (really?). She stayed (alas!) here.',
      ['He left (really?).', 'She stayed (alas!) here.'],
    ],
  ])('%j', (text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences);
  });
});

describe('sentenceSpans', () => {
  it('gives UTF-16 offsets without the space around', () => {
    expect(sentenceSpans('  Ja. 😀 Nein!\n')).toEqual([
      { start: 2, end: 5 },
      { start: 6, end: 14 },
    ]);
  });

  it('finds every sentence that was put together, wrapped or not', () => {
    const word = fc.constantFrom(
      'river',
      'stone',
      'café',
      'grew',
      'slowly',
      '3.5',
      'e-mail',
      "don't",
      'x',
    );
    const sentence = fc
      .tuple(
        fc.constantFrom('Every', 'Nobody', 'Élan', 'Some'),
        fc.array(word, { minLength: 2, maxLength: 12 }),
        fc.constantFrom('.', '!', '?', '.)', '?”'),
      )
      .map(([first, words, end]) => `${[first, ...words].join(' ')} end${end}`);
    fc.assert(
      fc.property(
        fc.array(sentence, { minLength: 1 }),
        fc.constantFrom(' ', '  ', '\n', '\r\n\r\n'),
        (sentences, gap) => {
          expect(sentencesOf(sentences.join(gap))).toEqual(sentences);
        },
      ),
    );
  });

  it('gives spans in order that hold all letters', () => {
    fc.assert(
      fc.property(awkward, (text) => {
        let reached = 0;
        let outside = '';
        for (const { start, end } of sentenceSpans(text)) {
          expect(start).toBeGreaterThanOrEqual(reached);
          expect(end).toBeGreaterThan(start);
          outside += text.slice(reached, start);
          reached = end;
        }
        expect(outside + text.slice(reached)).not.toMatch(/[\p{L}\p{N}]/u);
      }),
      { numRuns: 1_000 },
    );
  });

  it('stays linear on what nests and repeats', () => {
    expect(countSentences('lorem ipsum '.repeat(100_000))).toBe(1);
    expect(countSentences('a'.repeat(1_000_000))).toBe(1);
    expect(countSentences('."'.repeat(300_000))).toBe(0);
    expect(countSentences(`a.${')'.repeat(300_000)}`)).toBe(1);
    expect(countSentences('. '.repeat(300_000))).toBe(0);
    expect(countSentences('\n'.repeat(1_000_000))).toBe(0);
    expect(countSentences('It is. '.repeat(50_000))).toBe(50_000);
    expect(countSentences('It is.\n\n'.repeat(50_000))).toBe(50_000);
  });
});

/** Stops, capitals, quotes and line ends in any order. */
const awkward = fc.string({
  unit: fc.constantFrom(
    ...[
      'a',
      'B',
      'Dr',
      '1',
      ' ',
      ' ',
      '.',
      '!',
      '?',
      '…',
      '"',
      '”',
      '(',
      ')',
      '。',
      '「',
      '」',
      '\n',
      '\n\n',
    ],
    ...['\r', '\r\n', '-', '😀', ';', 'α', '\u2029', '\t', 'The ', 'U.S', '\ud800', ':'],
  ),
  maxLength: 60,
});

describe('sentenceCounter and sentenceScan', () => {
  it('find the same sentences however the text is cut', () => {
    fc.assert(
      fc.property(fc.array(awkward, { maxLength: 6 }), (pieces) => {
        const whole = pieces.join('');
        const found: { start: number; end: number }[] = [];
        const scan = sentenceScan((start, end) => found.push({ start, end }));
        for (const piece of pieces) scan.push(piece);
        scan.end();
        expect(found).toEqual(sentenceSpans(whole));
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([1_000, 16_384, 70_000])(
    'cut blocks of many windows the same in pieces of %i',
    (size) => {
      const long = 'word '.repeat(9_000);
      const text = `${'It is so. Is it? "No." he said.\n'.repeat(3_000)}\n\n${long}. ${long}\n\nEnd. ${'X'.repeat(40_000)}`;
      const counter = sentenceCounter();
      for (let from = 0; from < text.length; from += size)
        counter.push(text.slice(from, from + size));
      expect(counter.end()).toBe(countSentences(text));
      expect(countSentences(text)).toBe(9_000 + 1 + 1 + 2);
    },
  );

  it('keep the place of a sentence that is longer than what they hold', () => {
    const long = `Yes ${'word '.repeat(20_000)}end.`;
    expect(sentenceSpans(`One. ${long} Two.`)).toEqual([
      { start: 0, end: 4 },
      { start: 5, end: 5 + long.length },
      { start: 6 + long.length, end: 10 + long.length },
    ]);
  });

  it('tell where the open sentence begins', () => {
    const scan = sentenceScan(() => {});
    scan.push('One. Two.\n\nThree');
    expect(scan.openFrom()).toBe(11);
  });
});
