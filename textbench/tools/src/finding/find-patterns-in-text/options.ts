import type { OptionValues } from '@textbench/kit';
import { choice, list, textOption, toggle } from '@textbench/kit';

const finds = {
  all: 'Everything below',
  own: 'My own pattern',
  several: 'Several of these…',
  timestamp: 'Dates with time',
  date: 'Dates',
  time: 'Times',
  email: 'E-mail addresses',
  url: 'Web addresses',
  phone: 'Phone numbers',
  mention: 'Mentions',
  colour: 'Hex colours',
  hashtag: 'Hashtags',
  ipv4: 'IPv4 addresses',
  ipv6: 'IPv6 addresses',
  mac: 'MAC addresses',
  uuid: 'UUIDs',
  iban: 'IBANs',
  card: 'Payment cards',
  orcid: 'ORCID iDs',
  isbn: 'ISBNs',
  issn: 'ISSNs',
  doi: 'DOIs',
  price: 'Prices',
  coordinates: 'Coordinates',
  postcode: 'Postcodes',
  version: 'Versions',
  path: 'File paths',
} as const;

const ready = { option: 'find', is: Object.keys(finds).filter((name) => name !== 'own') };
const withDates = ['all', 'several', 'date'] as const;
const withPhones = ['all', 'several', 'phone'] as const;

export const options = {
  find: choice({
    label: 'Find',
    choices: finds,
    default: 'all',
  }),
  kinds: list({
    label: 'Which',
    help: 'Names as the command takes them: date, time, timestamp, email, url, phone, mention, hashtag, colour, ipv4, ipv6, mac, uuid, iban, card, orcid, isbn, issn, doi, price, coordinates, postcode, version, path.',
    default: ['date', 'time', 'email', 'phone'],
    when: { option: 'find', is: 'several' },
  }),
  pattern: textOption({
    label: 'Pattern',
    help: 'A regular expression as JavaScript has it: (?<year>\\d{4})-(?<month>\\d\\d).',
    default: '',
    placeholder: '(?<name>\\w+)=(?<value>\\S*)',
    maxLength: 10_000,
    code: true,
    when: { option: 'find', is: 'own' },
  }),
  ignoreCase: toggle({
    label: 'Ignore case',
    default: false,
    when: { option: 'find', is: 'own' },
  }),
  multiline: toggle({
    label: '^ and $ at every line',
    default: true,
    when: { option: 'find', is: 'own' },
  }),
  dotAll: toggle({
    label: '. matches line ends',
    default: false,
    when: { option: 'find', is: 'own' },
  }),
  syntax: choice({
    label: 'Syntax',
    help: 'Unicode: an emoji is one sign, and \\p{L} is any letter. Sets: also [\\w--\\d]. Old: neither, but forgiving.',
    choices: { unicode: 'Unicode', sets: 'Unicode with sets', old: 'Old' },
    default: 'unicode',
    advanced: true,
    when: { option: 'find', is: 'own' },
  }),
  dateOrder: choice({
    label: '3/4/2024 is',
    help: 'By the text: as the other dates of the text have it; both readings where none tells.',
    choices: { auto: 'By the text', dmy: '3 April', mdy: 'March 4' },
    default: 'auto',
    when: { option: 'find', is: withDates },
  }),
  country: textOption({
    label: 'Local phone numbers of',
    help: 'Two letters of a country: GB, US, DE. Empty: international numbers only.',
    default: '',
    placeholder: 'GB',
    maxLength: 2,
    when: { option: 'find', is: withPhones },
  }),
  show: choice({
    label: 'Show',
    help: 'Valid: the check digit is right, the day exists. What has nothing to check counts as valid.',
    choices: { all: 'All', valid: 'Valid', invalid: 'Invalid' },
    default: 'all',
    when: ready,
  }),
  unique: toggle({ label: 'Each only once', default: false }),
  replace: choice({
    label: 'Replace with',
    choices: { off: 'Nothing done', text: 'A text', template: 'A template' },
    default: 'off',
  }),
  replacement: textOption({
    label: 'Replacement',
    help: 'In a template $& is the match, $1 and $<name> are groups, $<value> the normal form of a ready pattern. Write \\n for a new line.',
    default: '',
    code: true,
    when: { option: 'replace', is: ['text', 'template'] },
  }),
} as const;

export type Options = OptionValues<typeof options>;
