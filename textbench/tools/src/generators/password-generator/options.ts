import type { OptionValues } from '@textbench/kit';
import { choice, integer, textOption, toggle } from '@textbench/kit';

const characters = { option: 'kind', is: 'characters' } as const;
const passphrase = { option: 'kind', is: 'passphrase' } as const;
const lettered = { option: 'kind', is: ['passphrase', 'pronounceable'] } as const;

export const options = {
  kind: choice({
    label: 'Make',
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
    unit: 'characters',
    default: 20,
    min: 4,
    max: 256,
    when: { option: 'kind', is: ['characters', 'pronounceable'] },
  }),
  words: integer({ label: 'Words', default: 6, min: 3, max: 20, when: passphrase }),
  digits: integer({
    label: 'Digits',
    default: 6,
    min: 3,
    max: 32,
    when: { option: 'kind', is: 'pin' },
  }),
  count: integer({ label: 'How many', default: 1, min: 1, max: 1_000 }),
  lower: toggle({ label: 'Small letters', default: true, when: characters }),
  upper: toggle({ label: 'Capitals', default: true, when: characters }),
  numerals: toggle({ label: 'Digits', default: true, when: characters }),
  symbols: toggle({ label: 'Symbols', default: true, when: characters }),
  symbolSet: textOption({
    label: 'Which symbols',
    default: '!#$%&*+-=?@^_',
    maxLength: 200,
    code: true,
    when: { option: 'symbols', is: true },
  }),
  lookAlikes: toggle({
    label: 'Without look-alikes',
    help: 'Leaves out I l 1 |, O 0 o, S 5, Z 2 and B 8, for passwords that are read and typed.',
    default: false,
    when: characters,
  }),
  separator: choice({
    label: 'Between words',
    choices: {
      hyphen: 'Hyphen',
      space: 'Space',
      stop: 'Full stop',
      none: 'Nothing',
      other: 'Other…',
    },
    default: 'hyphen',
    when: passphrase,
  }),
  otherSeparator: textOption({
    label: 'Other separator',
    default: '_',
    maxLength: 20,
    code: true,
    when: { option: 'separator', is: 'other' },
  }),
  capitals: toggle({ label: 'With capitals', default: false, when: lettered }),
  addDigit: toggle({ label: 'With a digit', default: false, when: lettered }),
  addSymbol: toggle({ label: 'With a symbol', default: false, when: passphrase }),
  withoutWeak: toggle({
    label: 'Without the most common',
    help: 'Leaves out 1111, 1212, 1234, 9876, years and the like, which are tried first.',
    default: true,
    when: { option: 'kind', is: 'pin' },
  }),
  also: textOption({
    label: 'Also these characters',
    help: 'Letters of your own language, say.',
    default: '',
    maxLength: 500,
    code: true,
    advanced: true,
    when: characters,
  }),
  without: textOption({
    label: 'Without these characters',
    default: '',
    maxLength: 500,
    code: true,
    advanced: true,
    when: characters,
  }),
  repeats: toggle({
    label: 'Characters may repeat',
    help: 'Forbidding repeats makes a password weaker, but some sites demand it.',
    default: true,
    advanced: true,
    when: characters,
  }),
  leastLower: integer({
    label: 'Small letters at least',
    default: 1,
    min: 0,
    max: 256,
    advanced: true,
    when: { option: 'lower', is: true },
  }),
  leastUpper: integer({
    label: 'Capitals at least',
    default: 1,
    min: 0,
    max: 256,
    advanced: true,
    when: { option: 'upper', is: true },
  }),
  leastNumerals: integer({
    label: 'Digits at least',
    default: 1,
    min: 0,
    max: 256,
    advanced: true,
    when: { option: 'numerals', is: true },
  }),
  leastSymbols: integer({
    label: 'Symbols at least',
    default: 1,
    min: 0,
    max: 256,
    advanced: true,
    when: { option: 'symbols', is: true },
  }),
} as const;

export type Options = OptionValues<typeof options>;
