import type { OptionValues } from '@textbench/kit';
import { choice, list, textOption, toggle } from '@textbench/kit';

export const options = {
  unique: toggle({
    label: 'Each address once',
    help: 'Capitals make no difference: Jane@Example.com and jane@example.com are one address.',
    default: true,
  }),
  sort: choice({
    label: 'Order',
    choices: {
      found: 'As found',
      address: 'By address',
      domain: 'By domain',
      count: 'Most frequent first',
    },
    default: 'found',
  }),
  layout: choice({
    label: 'Write',
    choices: { list: 'A list', domains: 'A list for each domain' },
    default: 'list',
  }),
  separator: choice({
    label: 'Between addresses',
    choices: { line: 'New line', comma: 'Comma', semicolon: 'Semicolon', other: 'Other…' },
    default: 'line',
    when: { option: 'layout', is: 'list' },
  }),
  otherSeparator: textOption({
    label: 'Other separator',
    help: 'Write \\n for a new line, \\t for a tab.',
    default: ' | ',
    code: true,
    when: { option: 'separator', is: 'other' },
  }),
  hidden: choice({
    label: 'Hidden addresses',
    help: 'In brackets: jane [at] example dot com, jane&#64;example.com. In words: also jane at example dot com.',
    choices: { off: 'Leave', brackets: 'In brackets', words: 'In words too' },
    default: 'brackets',
  }),
  lowerCase: toggle({ label: 'In small letters', default: false }),
  only: list({
    label: 'Only these domains',
    help: 'example.com also keeps mail.example.com. None given: all.',
    default: [],
    placeholder: 'example.com',
    advanced: true,
  }),
  except: list({
    label: 'Not these domains',
    default: [],
    placeholder: 'example.net',
    advanced: true,
  }),
  endings: choice({
    label: 'Endings',
    help: 'Known: .com, .de, .museum and all other top-level domains there are, so that logo@2x.png is no address.',
    choices: { known: 'Known', any: 'Any' },
    default: 'known',
    advanced: true,
  }),
  singleNames: toggle({ label: 'Also root@localhost', default: false, advanced: true }),
  allSigns: toggle({
    label: 'Every sign of the standard',
    help: 'RFC 5322 allows !#$%&*/=?^`{|}~ before the @, though they usually stand around an address.',
    default: false,
    advanced: true,
  }),
  ascii: toggle({
    label: 'International domains in ASCII',
    help: 'münchen.de becomes xn--mnchen-3ya.de, as mail servers write it.',
    default: false,
    advanced: true,
  }),
} as const;

export type Options = OptionValues<typeof options>;
