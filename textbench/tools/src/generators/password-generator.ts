import type { Note } from '@textbench/kit';
import {
  defineTool,
  figures,
  information,
  noInputs,
  result,
  table,
  text,
  warning,
} from '@textbench/kit';
import { characterKinds } from './password-generator/character-kinds.ts';
import { characterRecipe } from './password-generator/character-recipe.ts';
import { attacks, halfTime, timeInWords } from './password-generator/crack-times.ts';
import type { Options } from './password-generator/options.ts';
import { options } from './password-generator/options.ts';
import { passphraseRecipe } from './password-generator/passphrase-recipe.ts';
import { pinRecipe } from './password-generator/pin-recipe.ts';
import { pronounceableRecipe } from './password-generator/pronounceable-recipe.ts';
import type { Recipe } from './password-generator/recipe.ts';
import { bitsOf } from './password-generator/recipe.ts';
import { SecureIntegers } from './password-generator/secure-integers.ts';

const separators = { hyphen: '-', space: ' ', stop: '.', none: '' } as const;

export const tool = defineTool({
  title: 'Password Generator',
  description:
    'Makes passwords, passphrases, PINs and pronounceable passwords on your device, with their exact entropy.',
  icon: 'key-round',
  keywords: [
    'random',
    'secure',
    'strong',
    'diceware',
    'passphrase',
    'pin',
    'entropy',
    'pwgen',
    'secret',
  ],
  inputs: noInputs,
  options,
  result: 'text',
  examples: [
    {
      title: 'A password of 20 characters',
      inputs: {},
      output:
        /^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[!#$%&*+\-=?@^_])[a-zA-Z0-9!#$%&*+\-=?@^_]{20}$/,
    },
    {
      title: 'Six words',
      inputs: {},
      options: { kind: 'passphrase', separator: 'space' },
      output: /^[a-z-]{3,9}(?: [a-z-]{3,9}){5}$/,
    },
    {
      title: 'Five PINs',
      inputs: {},
      options: { kind: 'pin', digits: 4, count: 5 },
      output: /^\d{4}(?:\n\d{4}){4}$/,
    },
    {
      title: 'One to say on the phone',
      inputs: {},
      options: { kind: 'pronounceable', length: 12, addDigit: true },
      output: /^[a-z]{11}[0-9]$/,
    },
  ],
  page: {
    what: 'It draws passwords from the random numbers that your system keeps for secrets, so that every one the options allow is exactly as likely as any other. From the number of possible ones it tells the entropy in bits and how long different attackers would need. Nothing is sent, and nothing is kept: close the page and the password is only where you put it.',
    how: [
      'Choose a password, a passphrase of words, a PIN or one that can be said aloud.',
      'Set the length and what the site demands: kinds of characters, how many of each, characters it refuses.',
      'Copy the result into your password manager.',
    ],
    questions: [
      {
        question: 'How long should a password be?',
        answer:
          'With 20 random characters, or six random words, nobody will find it by trying. NIST (SP 800-63B) asks for 15 characters where a password is all that protects an account. Length does more than odd characters: each further word of a passphrase adds 12.9 bits.',
      },
      {
        question: 'What does the entropy mean?',
        answer:
          'The binary logarithm of how many different passwords the chosen options can give: 40 bits are about a trillion. It is counted exactly, with all demands taken into account, and holds because each of them is equally likely. A password you change by hand has less.',
      },
      {
        question: 'Where do the words of passphrases come from?',
        answer:
          'From the long list of the Electronic Frontier Foundation (© 2016 EFF, by Joseph Bonneau, CC BY 3.0 US): 7,776 words that are easy to type and remember. An attacker may know the list; the strength lies in the number of ways to draw from it.',
      },
      {
        question: 'Why is there no seed, as in other generators here?',
        answer:
          'Whoever knows a seed can make the same password again. So these come from the system’s own source of secrets, and the same settings never give the same result twice.',
      },
      {
        question: 'Do demands such as “at least two digits” make it stronger?',
        answer:
          'No, they rule out some passwords and so make it slightly weaker; you can watch the entropy fall. They are there because sites insist.',
      },
    ],
  },
  related: ['username-generator', 'random-email-generator', 'text-to-hex', 'lorem-ipsum'],
  async run(_inputs, values, context) {
    const recipe = await recipeOf(values);
    const integers = new SecureIntegers((count) => context.secureRandom(count));
    const secrets = Array.from({ length: values.count }, () => recipe.draw(integers));
    const bits = bitsOf(recipe.total);
    return result(text(secrets.join('\n'), { title: 'Result', fixedLayout: true }), {
      more: [strength(recipe, bits), crackTable(bits)],
      facts: [`${bits.toFixed(1)} bits`, recipe.description],
      notes: notesOn(bits, values),
    });
  },
});

async function recipeOf(values: Options): Promise<Recipe> {
  switch (values.kind) {
    case 'characters':
      return characterRecipe(characterKinds(values), values.length, values.repeats);
    case 'passphrase':
      return wordRecipe(values);
    case 'pin':
      return pinRecipe(values.digits, values.withoutWeak);
    case 'pronounceable':
      return pronounceableRecipe(values.length, values.capitals, values.addDigit ? 1 : 0);
  }
}

async function wordRecipe(values: Options): Promise<Recipe> {
  const { passphraseWords } = await import('../engines/passphrase-words/data.ts');
  const { separator, otherSeparator, words, capitals, addDigit, addSymbol } = values;
  return passphraseRecipe(passphraseWords, {
    words,
    capitals,
    separator: separator === 'other' ? otherSeparator : separators[separator],
    additions: [
      ...(addDigit ? [[...'0123456789']] : []),
      ...(addSymbol ? [[...'!#$%&*+=?@']] : []),
    ],
  });
}

function strength({ total, description }: Recipe, bits: number) {
  return figures({
    title: 'Strength',
    figures: [
      { label: 'Entropy', value: bits, unit: 'bits', digits: 1, lead: true },
      { label: 'Possible results', value: readable(total), lead: true },
      { label: 'Drawn', value: description },
    ],
  });
}

/** All digits of a number of up to 15, else its power of ten. */
function readable(total: bigint): string {
  const digits = total.toString();
  if (digits.length <= 15) return total.toLocaleString('en');
  return `${digits[0]}.${digits.slice(1, 3)} × 10^${digits.length - 1}`;
}

function crackTable(bits: number) {
  return table({
    title: 'Time to guess',
    columns: [
      { label: 'Attack', kind: 'text' },
      { label: 'Guesses a second', kind: 'number' },
      { label: 'Time on average', kind: 'text' },
    ],
    rows: attacks.map((attack) => [
      attack.name,
      Number(attack.guessesPerSecond.toPrecision(3)),
      timeInWords(halfTime(bits, attack)),
    ]),
  });
}

function notesOn(bits: number, { kind, repeats }: Options): Note[] {
  const notes: Note[] = [];
  if (kind === 'pin') {
    notes.push(
      information('A PIN is safe only where few tries are allowed: on a card or a phone.'),
    );
  } else if (bits < 60) {
    notes.push(
      warning('Under 60 bits: whoever steals the stored form of it can find it. Make it longer.'),
    );
  }
  if (kind === 'characters' && !repeats) {
    notes.push(information('Characters that may not repeat make it a little weaker.'));
  }
  return notes;
}
