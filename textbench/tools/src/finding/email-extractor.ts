import type { Mark, Note, TablePart } from '@textbench/kit';
import { defineTool, information, oneText, result, table, text } from '@textbench/kit';
import type { FoundEmail } from '../engines/find-emails/email-scanner.ts';
import { findEmails } from '../engines/find-emails/email-scanner.ts';
import { Places } from '../engines/find-places.ts';
import type { Address } from './email-extractor/address-list.ts';
import { AddressStream, rulesOf } from './email-extractor/address-stream.ts';
import type { Options } from './email-extractor/options.ts';
import { options } from './email-extractor/options.ts';

/** Longest input, in UTF-16 code units, and most marks that are drawn over it. */
const longestMarked = 200_000;
const mostMarks = 5_000;

export const tool = defineTool({
  title: 'Email Extractor',
  description:
    'Finds e-mail addresses in any text, also hidden and international ones, and lists, sorts, filters and counts them.',
  icon: 'at-sign',
  keywords: [
    'mail',
    'harvest',
    'scrape',
    'contacts',
    'addresses',
    'grep',
    'mailing list',
    'deobfuscate',
  ],
  inputs: oneText,
  options,
  result: 'text',
  examples: [
    {
      title: 'A page of contacts',
      inputs: {
        text: 'Sales: Jane Doe <jane@example.com>, phone 555-0100.\nPress: press@mail.example.org.\nOr write to JANE@example.com again.\n',
      },
      output: 'jane@example.com\npress@mail.example.org\n',
    },
    {
      title: 'Addresses hidden from robots',
      inputs: { text: 'jane [at] example [dot] com, joe(at)example(dot)org, ann&#64;example.net' },
      options: { separator: 'semicolon' },
      output: 'jane@example.com; joe@example.org; ann@example.net',
    },
    {
      title: 'Grouped by domain',
      inputs: { text: 'zoe@example.com, amy@example.org, bob@example.com' },
      options: { layout: 'domains', sort: 'domain' },
      output:
        'example.com (2)\n  bob@example.com\n  zoe@example.com\n\nexample.org (1)\n  amy@example.org\n',
    },
    {
      title: 'What only looks like an address',
      inputs: {
        text: 'logo@2x.png, @handle, lodash@4.17.21, https://user@example.com/, root@localhost, a@b.co',
      },
      output: 'a@b.co\n',
    },
  ],
  page: {
    what: 'It reads a text of any kind (a web page, a log, an address book, a mailbox) and lists the e-mail addresses in it, each once, in the order found or sorted. It knows which endings exist, so that file names and package versions are left out, reads addresses that were hidden from robots, and handles international ones. The tables tell where each stands, how often, and how many there are for each domain.',
    how: [
      'Paste the text, or open a file; large files are read piece by piece.',
      'Choose the order and what stands between addresses: commas or semicolons suit the To field of a mail.',
      'Copy the list, or take the table as CSV for a spreadsheet.',
    ],
    questions: [
      {
        question: 'Does it check that an address exists?',
        answer:
          'No. Only the mail server of the domain knows that, and nothing leaves your device here. It checks the form: the signs allowed, the lengths of RFC 5321 (64 octets before the @, 254 in all), and that the ending is a top-level domain.',
      },
      {
        question: 'Why is an address missing?',
        answer:
          'It may end in something that is no top-level domain, such as a name in a company’s own network: choose any endings. Names without a full stop, such as root@localhost, are taken when you say so. The user in https://user@example.com is no address and is left out.',
      },
      {
        question: 'Are jane+news@example.com and jane@example.com the same address?',
        answer:
          'For many providers they reach the same person, but that is the provider’s choice, so they are listed as two. Capitals are the only difference that is set aside.',
      },
      {
        question: 'May I write to the addresses I find?',
        answer:
          'Collecting addresses is easier than having the right to use them: in many countries advertising by mail needs consent. This tool is meant for your own lists and documents.',
      },
    ],
  },
  related: ['url-extractor', 'find-patterns-in-text', 'remove-duplicates', 'number-extractor'],
  run({ text: input }, values) {
    const stream = new AddressStream(values);
    const list = stream.push(input) + stream.end();
    const { addresses } = stream;
    return result(text(list, { title: 'Addresses' }), {
      more: [addressTable(input, addresses.different()), domainTable(addresses.different())],
      facts: addresses.facts(),
      notes: notesOn(input, values, addresses.different()),
      inputMarks: [{ input: 'text', marks: marksOver(input, values) }],
    });
  },
  textStream: (values) => new AddressStream(values),
});

function addressTable(input: string, addresses: readonly Address[]): TablePart {
  const places = new Places(input);
  return table({
    title: 'Table',
    columns: [
      { label: 'Address', kind: 'text' },
      { label: 'Name', kind: 'text' },
      { label: 'Domain', kind: 'text' },
      { label: 'Times', kind: 'number' },
      { label: 'Line', kind: 'number' },
      { label: 'Column', kind: 'number' },
    ],
    rows: addresses.map(({ address, local, domain, count, start }) => {
      const { line, column } = places.at(start);
      return [address, local, domain, count, line, column];
    }),
  });
}

function domainTable(addresses: readonly Address[]): TablePart {
  const domains = Map.groupBy(addresses, ({ domain }) => domain.toLowerCase());
  const rows = [...domains].map(([domain, group]) => {
    const times = group.reduce((sum, { count }) => sum + count, 0);
    return [domain, group.length, times] as const;
  });
  return table({
    title: 'Domains',
    columns: [
      { label: 'Domain', kind: 'text' },
      { label: 'Different addresses', kind: 'number' },
      { label: 'Times', kind: 'number' },
    ],
    rows: rows.toSorted((one, other) => other[1] - one[1]),
  });
}

function marksOver(input: string, values: Options): Mark[] {
  if (input.length > longestMarked) return [];
  const found: readonly FoundEmail[] = findEmails(input, rulesOf(values));
  return found.slice(0, mostMarks).map(({ start, end, local, domain, hidden }) => ({
    start,
    end,
    label: hidden ? `hidden: ${local}@${domain}` : 'e-mail address',
    tone: hidden ? 'other' : 'match',
  }));
}

/** Tells what any ending would have found besides, for texts short enough to search twice. */
function notesOn(input: string, values: Options, found: readonly Address[]): Note[] {
  if (values.endings === 'any' || input.length > longestMarked) return [];
  const loose = new AddressStream({ ...values, endings: 'any' });
  loose.push(input);
  loose.end();
  const known = new Set(found.map(({ address }) => address.toLowerCase()));
  const more = loose.addresses
    .different()
    .filter(({ address }) => !known.has(address.toLowerCase()));
  if (more.length === 0) return [];
  const shown = more.slice(0, 3).map(({ address }) => address);
  const rest = more.length > shown.length ? ` and ${more.length - shown.length} more` : '';
  return [
    information(
      `Left out, because no top-level domain ends so: ${shown.join(', ')}${rest}. Choose any endings to take them too.`,
    ),
  ];
}
