import type { Note, Part, Result } from '@textbench/kit';
import {
  choice,
  defineTool,
  information,
  integer,
  oneText,
  textOption,
  toggle,
} from '@textbench/kit';
import type { ReportingStream } from '../engines/bytes/reporting.ts';
import { reportedResult } from '../engines/bytes/reporting.ts';
import type { Alphabet } from '../engines/morse/codes.ts';
import { alphabets } from '../engines/morse/codes.ts';
import { MorseDecoder } from '../engines/morse/morse-decoder.ts';
import { EitherWay, looksLikeMorse } from '../engines/morse/morse-direction.ts';
import type { UnknownPolicy } from '../engines/morse/morse-encoder.ts';
import { MorseEncoder } from '../engines/morse/morse-encoder.ts';
import { lengthInWords, longestSound, morseSound } from '../engines/morse/morse-sound.ts';
import type { SymbolValues } from '../engines/morse/morse-symbols.ts';
import { SignReader, symbolsOf, usualSymbols } from '../engines/morse/morse-symbols.ts';
import { signTable } from '../engines/morse/sign-table.ts';

const custom = { option: 'symbols', is: 'custom' } as const;
const reading = { option: 'direction', is: ['auto', 'from'] } as const;

/** What ten minutes of sound hold at most, as text and as Morse, in UTF-16 code units. */
const soundedText = 10_000;
const soundedMorse = 60_000;

export const tool = defineTool({
  title: 'Morse Code Converter',
  description:
    'Turns text into Morse code and back, in eight alphabets, with prosigns, your own symbols, sound and Farnsworth timing.',
  icon: 'radio-tower',
  keywords: [
    'morse translator',
    'dots and dashes',
    'telegraph',
    'cw',
    'sos',
    'ham radio',
    'wabun',
    'dit dah',
    'morse audio',
    'morse decoder',
  ],
  inputs: oneText,
  options: {
    direction: choice({
      label: 'Direction',
      help: 'Automatic reads what consists of dots, dashes and gaps, and writes everything else.',
      choices: { auto: 'Automatic', to: 'To Morse', from: 'From Morse' },
      default: 'auto',
    }),
    alphabet: choice({
      label: 'Alphabet',
      help: 'What Morse is read as. Letters of every alphabet here are written whichever is chosen.',
      choices: alphabets,
      default: 'international',
    }),
    symbols: choice({
      label: 'Symbols',
      choices: { ascii: '. -', typographic: '· −', custom: 'Other' },
      default: 'ascii',
    }),
    dot: textOption({ label: 'Dot', default: 'dit', maxLength: 20, when: custom }),
    dash: textOption({ label: 'Dash', default: 'dah', maxLength: 20, when: custom }),
    letterCase: choice({
      label: 'Letters',
      choices: { upper: 'CAPITALS', lower: 'small', sentence: 'Sentence' },
      default: 'upper',
      when: reading,
    }),
    speed: integer({
      label: 'Speed of the sound',
      help: 'Words of the length of PARIS in a minute.',
      default: 20,
      min: 5,
      max: 60,
      unit: 'wpm',
    }),
    pitch: integer({ label: 'Pitch', default: 600, min: 200, max: 2000, step: 10, unit: 'Hz' }),
    overall: integer({
      label: 'Farnsworth speed',
      help: 'Keeps the signs at their speed and lengthens the gaps until this many words fit in a minute; 0 leaves the gaps as usual.',
      default: 0,
      min: 0,
      max: 60,
      unit: 'wpm',
      advanced: true,
    }),
    letterGap: textOption({
      label: 'Between letters',
      default: ' ',
      maxLength: 20,
      code: true,
      advanced: true,
    }),
    wordGap: textOption({
      label: 'Between words',
      help: 'A slash, or more than one space, is read as a gap between words in any case.',
      default: ' / ',
      maxLength: 20,
      code: true,
      advanced: true,
    }),
    preferProsigns: toggle({
      label: 'Read prosigns',
      help: 'Reads .-.-. as <AR> rather than +, -...- as <BT> rather than =, and so on.',
      default: false,
      advanced: true,
      when: reading,
    }),
    unknown: choice({
      label: 'Unknown signs',
      help: 'What becomes of a character without a code, or a code without a character. They are reported in any case.',
      choices: { mark: '[?]', keep: 'Keep', skip: 'Leave out', stop: 'Stop' },
      default: 'mark',
      advanced: true,
    }),
  },
  result: 'text',
  examples: [
    {
      title: 'Text to Morse',
      inputs: { text: 'What hath God wrought?' },
      output: '.-- .... .- - / .... .- - .... / --. --- -.. / .-- .-. --- ..- --. .... - ..--..',
    },
    {
      title: 'Morse to text',
      inputs: { text: '... --- ... / -.-. --.- -.. / -.-. .- ..-. ..-..' },
      output: 'SOS CQD CAFÉ',
    },
    {
      title: 'A call with prosigns',
      inputs: { text: 'CQ DE F4ABC <AR>\nR UR 599 <BT> 73 <SK>' },
      output:
        '-.-. --.- / -.. . / ..-. ....- .- -... -.-. / .-.-.\n.-. / ..- .-. / ..... ----. ----. / -...- / --... ...-- / ...-.-',
    },
    {
      title: 'Cyrillic',
      inputs: { text: '−−· −−− ···− −·−· / −− ·· ·−·' },
      options: { alphabet: 'russian', letterCase: 'lower' },
      output: 'гожц мир',
    },
    {
      title: 'Dits and dahs',
      inputs: { text: 'Hi' },
      options: { symbols: 'custom', dot: 'dit', dash: 'dah', letterGap: ' , ' },
      output: 'ditditditdit , ditdit',
    },
  ],
  page: {
    what: 'Translates between text and Morse code as Recommendation ITU-R M.1677-1 of the International Telecommunication Union defines it, with the letters that other languages add: accented Latin, Greek, Russian, Ukrainian, Bulgarian, Hebrew, Arabic and the Japanese Wabun code. It plays the message at the speed and pitch you set, with Farnsworth gaps for learners, and saves it as a WAV file.',
    how: [
      'Type text or Morse; the direction is found out, or you set it.',
      'For reading, choose the alphabet the message was sent in.',
      'Open the tab “Sound” to listen, and set speed and pitch; the Farnsworth speed lengthens only the gaps.',
      'Copy the result, or download it as text or as sound.',
    ],
    questions: [
      {
        question: 'How do I type Morse so that it is read?',
        answer:
          'Dots and dashes may be `.` and `-`, `·` and `−`, `•` and `_`, and more of the kind. Put one space between letters, and a slash or two or more spaces between words. Line ends stay. An ellipsis `…`, which phones make of three dots, counts as three dots.',
      },
      {
        question: 'What are prosigns, and how do I write them?',
        answer:
          'Procedure signals such as “end of work”: two or three letters sent without a gap. Write them in angle brackets: `<AR>`, `<AS>`, `<BK>`, `<BT>`, `<CL>`, `<CT>`, `<HH>`, `<KN>`, `<SK>`, `<SN>`, `<SOS>`. Some have the code of a punctuation mark; “Read prosigns” decides how those are read.',
      },
      {
        question: 'What happens to É, ß or 😀?',
        answer:
          'É and many other letters have codes of their own and are sent with them. A letter whose accent Morse does not know is sent without it, and you are told. What has no code at all, such as an emoji, becomes [?] and is listed under the result; you can have it kept, left out, or treated as an error.',
      },
      {
        question: 'How long are dots, dashes and gaps?',
        answer:
          'A dash is as long as three dots; the gap inside a letter is one dot, between letters three, between words seven. At 20 words a minute a dot lasts 60 milliseconds: the word PARIS with its gap has the length of fifty dots.',
      },
      {
        question: 'Why does % become 0/0?',
        answer:
          'The Recommendation has no code for the percent sign and says to send the figure 0, a fraction bar and the figure 0. Likewise × is sent as X, and the sign for seconds as two apostrophes.',
      },
    ],
  },
  related: [
    'baudot-code-converter',
    'braille-accessibility',
    'text-to-binary',
    'leet-speak-translator',
    'text-to-speech',
  ],
  run({ text }, options) {
    const symbols = symbolsOf(options);
    const reads =
      options.direction === 'from' ||
      (options.direction === 'auto' && looksLikeMorse(text, symbols));
    const conversion = reads ? decoder(options) : encoder(options);
    const { parts, notes = [], ...rest } = reportedResult(conversion, text);
    const sound = soundOf(text, options, reads);
    const [main] = parts;
    const plain = reads ? (main.kind === 'text' ? main.text : '') : text;
    const more = [...sound.parts, ...signTable(plain, options.alphabet)];
    return { ...rest, parts: [main, ...more], notes: [...notes, ...sound.notes] } satisfies Result;
  },
  textStream(options) {
    if (options.direction === 'to') return encoder(options);
    if (options.direction === 'from') return decoder(options);
    return new EitherWay(
      symbolsOf(options),
      () => encoder(options),
      () => decoder(options),
    );
  },
  inverse: {
    slug: 'morse-code-converter',
    given: { direction: 'to' },
    options: { direction: 'from' },
    over: /^(?:[A-Z0-9.,:?'/()"=+@!&;_$ÀÄÇÉÈÑÖÜ-]{1,8}(?:[ \n][A-Z0-9.,:?'/()"=+@!&;_$ÀÄÇÉÈÑÖÜ-]{1,8}){0,6})?$/,
  },
});

interface Options extends SymbolValues {
  readonly alphabet: Alphabet;
  readonly letterCase: 'upper' | 'lower' | 'sentence';
  readonly preferProsigns: boolean;
  readonly unknown: UnknownPolicy;
  readonly speed: number;
  readonly overall: number;
  readonly pitch: number;
}

function encoder(options: Options): ReportingStream {
  return new MorseEncoder({ ...options, symbols: symbolsOf(options) });
}

function decoder(options: Options): ReportingStream {
  return new MorseDecoder({ ...options, symbols: symbolsOf(options) });
}

/** The sound of the Morse side of the conversion. */
function soundOf(
  text: string,
  options: Options,
  reads: boolean,
): { parts: readonly Part[]; notes: readonly Note[] } {
  const most = reads ? soundedMorse : soundedText;
  const sounded = text.slice(0, most);
  const morse = reads
    ? new SignReader(symbolsOf(options)).read(sounded, true)
    : usualMorse(sounded, options);
  const sound = morseSound(morse, options);
  if (!sound) return { parts: [], notes: [] };
  const cut = sound.cut || text.length > most;
  const note = `The sound holds the beginning only, ${lengthInWords(sound.part.duration)}: it ends after ${longestSound / 60} minutes at the latest.`;
  return { parts: [sound.part], notes: cut ? [information(note)] : [] };
}

function usualMorse(text: string, { alphabet }: Options): string {
  const wanted = { alphabet, symbols: usualSymbols, unknown: 'skip' } as const;
  const written = new MorseEncoder(wanted);
  return written.push(text) + written.end();
}
