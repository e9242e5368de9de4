import type { Part, Result } from '@textbench/kit';
import { choice, defineTool, oneText, textOption, toggle } from '@textbench/kit';
import type { ReportingStream } from '../engines/bytes/reporting.ts';
import { reportedResult } from '../engines/bytes/reporting.ts';
import { diagnose } from '../engines/entities/diagnosis.ts';
import { EntityDecoder } from '../engines/entities/entity-decoder.ts';
import type { EntityEncoding } from '../engines/entities/entity-encoder.ts';
import { EntityEncoder } from '../engines/entities/entity-encoder.ts';
import { characterTable, entityTable } from '../engines/entities/entity-tables.ts';
import type { Context } from '../engines/entities/references.ts';

const encoding = { option: 'direction', is: 'encode' } as const;
const decoding = { option: 'direction', is: 'decode' } as const;

/** Longest text whose characters are listed, in UTF-16 code units. */
const longestListed = 200_000;

export const tool = defineTool({
  title: 'HTML Entity Encoder Decoder',
  description:
    'Writes characters as HTML entities (named, decimal or hex) and reads them as browsers do, with all 2,231 names and a diagnosis.',
  icon: 'ampersand',
  keywords: [
    'html entities',
    'character reference',
    '&amp;',
    '&nbsp;',
    'escape html',
    'unescape html',
    'named entity',
    'numeric entity',
    'special characters',
  ],
  inputs: oneText,
  options: {
    direction: choice({
      label: 'Direction',
      choices: { encode: 'Encode', decode: 'Decode' },
      default: 'encode',
    }),
    scope: choice({
      label: 'Which characters',
      choices: {
        unsafe: 'Only & < > " \'',
        nonAscii: 'Those and all beyond ASCII',
        named: 'All with a name',
        all: 'Every character',
      },
      default: 'nonAscii',
      when: encoding,
    }),
    form: choice({
      label: 'Written as',
      choices: { named: '&eacute;', decimal: '&#233;', hex: '&#xE9;' },
      default: 'named',
      when: encoding,
    }),
    context: choice({
      label: 'Read as',
      help: 'In an attribute, a browser leaves a name without semicolon alone before a letter, a digit or “=”.',
      choices: { text: 'Text', attribute: 'Attribute' },
      default: 'text',
      when: decoding,
    }),
    strict: toggle({
      label: 'Strict',
      help: 'What the HTML Standard calls an error stops the work, with its place.',
      default: false,
      when: decoding,
    }),
    search: textOption({
      label: 'Look up',
      help: 'Part of a name, a character or its number; * lists all names. The result has a tab of its own.',
      default: '',
      maxLength: 50,
      placeholder: 'arrow',
    }),
    names: choice({
      label: 'Names',
      help: 'Readers of XML know five names, old ones of HTML the 252 of HTML 4.',
      choices: { html5: 'HTML 5', html4: 'HTML 4', xml: 'XML' },
      default: 'html5',
      advanced: true,
      when: { option: 'form', is: 'named' },
    }),
    fallback: choice({
      label: 'Without a name',
      choices: { decimal: '&#233;', hex: '&#xE9;' },
      default: 'decimal',
      advanced: true,
      when: { option: 'form', is: 'named' },
    }),
  },
  result: 'text',
  examples: [
    {
      title: 'Accents, signs and markup',
      inputs: { text: '“Café” <5 €> & more → 😀' },
      output: '&ldquo;Caf&eacute;&rdquo; &lt;5 &euro;&gt; &amp; more &rarr; &#128512;',
    },
    {
      title: 'Only what has a meaning in markup',
      inputs: { text: '<p title="Tom\'s café">R&D</p>' },
      options: { scope: 'unsafe' },
      output: '&lt;p title=&quot;Tom&apos;s café&quot;&gt;R&amp;D&lt;/p&gt;',
    },
    {
      title: 'What a browser makes of careless references',
      inputs: { text: '&copy 2026 &notit; &#128; &#x1F600; AT&T &nbsp' },
      options: { direction: 'decode' },
      output: '© 2026 ¬it; € 😀 AT&T \u00a0',
    },
    {
      title: 'An address hidden from simple robots',
      inputs: { text: 'me@x.org' },
      options: { scope: 'all', form: 'decimal' },
      output: '&#109;&#101;&#64;&#120;&#46;&#111;&#114;&#103;',
    },
  ],
  page: {
    what: 'Turns characters into HTML character references and back. Encoding uses names from the whole table of the HTML Standard, or decimal or hexadecimal numbers, for as few or as many characters as you choose. Decoding follows the standard to the letter, as browsers do: names without a semicolon, the exceptions for numbers of Windows-1252, and names of two characters. It shows which references are unterminated, unknown, impossible or encoded twice.',
    how: [
      'Choose “Encode” or “Decode” and paste your text or markup.',
      'For encoding, choose which characters are replaced and how they are written.',
      'For decoding, look at the marks: each says what is wrong with a reference. “Strict” stops at the first.',
      'To find a name, type a part of it, the character or its number into “Look up”.',
    ],
    questions: [
      {
        question: 'Do I still need entities on a page in UTF-8?',
        answer:
          'Only for the signs with a meaning in markup: `&amp;`, `&lt;`, `&gt;`, and quotes inside attributes. é, € and 😀 can stand as they are. References help where a file may pass through software that does not keep UTF-8, and for characters one cannot see, such as `&nbsp;` and `&shy;`.',
      },
      {
        question: 'Why does &#128; become €, which is number 8364?',
        answer:
          'Numbers 128 to 159 are control characters in Unicode, but many old pages meant Windows-1252 by them, so browsers read 27 of them that way. The HTML Standard has made it the rule. Such references are marked.',
      },
      {
        question: 'What does “&notit;” have to do with “¬”?',
        answer:
          'For the sake of old pages, 106 names are read without a semicolon, and `&not` is one. So `&notit;` is ¬ followed by “it;”, while `&notin;` is ∉. In an attribute the same text is left alone, because it may be part of an address such as `?a=1&notit=2`.',
      },
      {
        question: 'How is this different from the HTML Encoder Decoder?',
        answer:
          'That one prepares text to be embedded safely: the five signs, line breaks and contexts such as attributes and scripts. This one writes any character as a reference, looks names up and explains what is wrong with references.',
      },
    ],
  },
  related: [
    'html-encoder-decoder',
    'html-tag-stripper',
    'url-encoder-decoder',
    'text-to-decimal',
    'code-point-csv',
  ],
  run: ({ text }, options) =>
    options.direction === 'decode' ? decoded(text, options) : encoded(text, options),
  textStream: (options) => stream(options),
  inverse: {
    slug: 'html-entity-encoder-decoder',
    options: { direction: 'decode' },
    over: 'unicode',
  },
});

type Options = EntityEncoding & {
  readonly direction: 'encode' | 'decode';
  readonly context: Context;
  readonly strict: boolean;
  readonly search: string;
};

function stream(options: Options): ReportingStream {
  return options.direction === 'decode' ? new EntityDecoder(options) : new EntityEncoder(options);
}

function encoded(text: string, options: Options): Result {
  const characters = text.length > longestListed ? [] : characterTable(text);
  return reportedResult(stream(options), text, [...lookUp(options), ...characters]);
}

function decoded(text: string, options: Options): Result {
  const { facts, notes, marks, tables } = diagnose(text, options.context);
  const result = reportedResult(stream(options), text, [...lookUp(options), ...tables]);
  const inputMarks = marks.length > 0 ? [{ input: 'text', marks }] : [];
  return { ...result, facts, notes, inputMarks };
}

function lookUp({ search }: Options): readonly Part[] {
  return search.trim() === '' ? [] : [entityTable(search)];
}
