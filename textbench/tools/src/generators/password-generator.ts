import {
  choice,
  defineTool,
  figures,
  integer,
  type Note,
  noInputs,
  type OptionValues,
  optionError,
  result,
  text,
  textOption,
  toggle,
  warning,
} from '@textbench/kit';
import { type SecureRandom, secureRandom } from '../engines/secure-random.ts';
import { characterClasses } from './password-generator/character-classes.ts';
import { crackTimes } from './password-generator/crack-times.ts';
import {
  characterMaker,
  type Maker,
  passphraseMaker,
  pinMaker,
  pronounceableMaker,
} from './password-generator/makers.ts';

const ofCharacters = { option: 'kind', is: 'characters' } as const;
const ofWords = { option: 'kind', is: 'passphrase' } as const;

const options = {
  kind: choice({
    label: 'Kind',
    choices: {
      characters: 'Password',
      passphrase: 'Passphrase',
      pin: 'PIN',
      pronounceable: 'Pronounceable',
    },
    default: 'characters',
  }),
  length: integer({
    label: 'Length',
    default: 20,
    min: 1,
    max: 128,
    when: { option: 'kind', is: ['characters', 'pronounceable'] },
  }),
  pinLength: integer({
    label: 'Digits',
    default: 6,
    min: 1,
    max: 32,
    when: { option: 'kind', is: 'pin' },
  }),
  words: integer({ label: 'Words', default: 6, min: 1, max: 30, when: ofWords }),
  count: integer({ label: 'How many', default: 5, min: 1, max: 1_000 }),
  lower: toggle({ label: 'a–z', default: true, when: ofCharacters }),
  upper: toggle({ label: 'A–Z', default: true, when: ofCharacters }),
  digits: toggle({ label: '0–9', default: true, when: ofCharacters }),
  symbols: toggle({ label: 'Symbols', default: true, when: ofCharacters }),
  symbolSet: textOption({
    label: 'Which symbols',
    default: '!#$%&*+-=?@^_~',
    code: true,
    maxLength: 200,
    advanced: true,
    when: { option: 'symbols', is: true },
  }),
  atLeast: integer({
    label: 'Of each kind at least',
    default: 1,
    min: 0,
    max: 10,
    advanced: true,
    when: ofCharacters,
  }),
  lookAlikes: toggle({
    label: 'Look-alikes',
    help: 'Characters that are easily mistaken for others: 0 and O, 1 and l, 5 and S.',
    default: true,
    when: ofCharacters,
  }),
  distinct: toggle({
    label: 'No character twice',
    default: false,
    advanced: true,
    when: ofCharacters,
  }),
  separator: textOption({
    label: 'Between words',
    default: '-',
    maxLength: 10,
    code: true,
    when: ofWords,
  }),
  capitals: toggle({ label: 'Capitals', default: false, when: ofWords }),
  digit: toggle({ label: 'A digit', default: false, when: ofWords }),
};

export const tool = defineTool({
  title: 'Password Generator',
  description:
    'Makes passwords, passphrases and PINs on your device and says how hard they are to guess.',
  icon: 'key-round',
  keywords: ['secure', 'random', 'diceware', 'passphrase', 'pin', 'entropy', 'strong', 'secret'],
  inputs: noInputs,
  options,
  result: 'text',
  examples: [
    {
      title: 'One password for a form that wants everything',
      inputs: {},
      options: { count: 1, length: 16 },
      output: /^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[!#$%&*+\-=?@^_~])[\w!#$%&*+\-=?@^~]{16}\n$/,
    },
    {
      title: 'A passphrase to remember',
      inputs: {},
      options: { kind: 'passphrase', count: 1, separator: ' ' },
      output: /^([a-z-]+ ){5}[a-z-]+\n$/,
    },
    {
      title: 'Ten PINs of four digits',
      inputs: {},
      options: { kind: 'pin', pinLength: 4, count: 10 },
      output: /^([0-9]{4}\n){10}$/,
    },
    {
      title: 'A name that can be said',
      inputs: {},
      options: { kind: 'pronounceable', length: 10, count: 1 },
      output: /^([b-df-hj-np-tvz][aeiou]){5}\n$/,
    },
  ],
  page: {
    what: 'Makes passwords, passphrases of words, PINs and pronounceable passwords from the random numbers that your browser keeps for cryptography. It says exactly how many bits of entropy they have and how long different attackers would need, and it keeps nothing.',
    how: [
      'Choose the kind, and how long it is to be.',
      'For a password, say which characters a site wants and how many of each there have to be.',
      'Look at the entropy and the times to guess.',
      'Copy the list, or press Another for new ones.',
    ],
    questions: [
      {
        question: 'Are the passwords sent or stored anywhere?',
        answer:
          'No. They are made in this page and are gone when you leave it. There is no seed, so nobody can make them again, we included. What is remembered on your device are the options, not the passwords.',
      },
      {
        question: 'How long should a password be?',
        answer:
          'Long enough for 70 to 80 bits where a password manager remembers it: about 12 random characters or 6 random words. NIST (SP 800-63B) asks for at least 15 characters where a password stands alone, and advises sites not to demand particular kinds of characters.',
      },
      {
        question: 'What does entropy mean here?',
        answer:
          'The logarithm of the number of passwords that could have come out, all equally likely. Demanding one of each kind rules some out, and the figure counts that exactly. It does not hold for a password that you change by hand.',
      },
      {
        question: 'Is a passphrase as strong as a password?',
        answer:
          'Yes, at the same number of bits: six words from the list of 7,776 have 77.5 bits, as many as 12 or 13 random characters, and are easier to type and to remember.',
      },
      {
        question: 'Where do the words come from?',
        answer:
          'From the long list of the Electronic Frontier Foundation (Joseph Bonneau, 2016, CC BY 3.0), made for passphrases: common words that are easy to tell apart.',
      },
    ],
  },
  related: [
    'username-generator',
    'random-email-generator',
    'alphabet-pattern-generator',
    'text-scrambler',
  ],
  async run(_inputs, values, context) {
    const maker = await makerOf(values, secureRandom(context.secureRandom));
    const secrets = Array.from({ length: values.count }, () => `${maker.make()}\n`).join('');
    return result(text(secrets), {
      more: [
        figures({
          title: 'Strength',
          figures: [
            { label: 'Entropy', value: maker.entropy, unit: 'bits', digits: 1, lead: true },
            { label: 'Possible results', value: possibilities(maker.entropy), lead: true },
          ],
        }),
        crackTimes(maker.entropy),
      ],
      facts: [`${maker.entropy.toFixed(1)} bits of entropy`],
      notes: notesOn(values.kind, maker.entropy),
    });
  },
});

async function makerOf(values: OptionValues<typeof options>, random: SecureRandom): Promise<Maker> {
  switch (values.kind) {
    case 'characters':
      return characterMaker(characterClasses(values), values, random);
    case 'pin':
      return pinMaker(values.pinLength, random);
    case 'pronounceable':
      return pronounceableMaker(values.length, random);
    case 'passphrase': {
      const { passphraseWords } = await import('../engines/passphrase-words/data.ts');
      const [first, ...rest] = passphraseWords;
      if (first === undefined) throw optionError('kind', 'The list of words is empty.');
      return passphraseMaker([first, ...rest], values, random);
    }
  }
}

const weakBelow = 50;

function notesOn(kind: string, entropy: number): Note[] {
  if (kind === 'pin') {
    return [warning('A PIN protects only where wrong tries are counted and stopped.')];
  }
  if (entropy >= weakBelow) return [];
  return [warning('This is weak: whoever steals a list of passwords guesses it. Make it longer.')];
}

/** 2 to the power of the entropy, in powers of ten where it is long. */
function possibilities(entropy: number): string {
  const exponent = Math.floor(entropy * Math.log10(2) + 1e-9);
  if (exponent < 9) return Math.round(2 ** entropy).toLocaleString('en');
  const mantissa = 10 ** (entropy * Math.log10(2) - exponent);
  return `${mantissa.toFixed(1)} × 10^${exponent}`;
}
