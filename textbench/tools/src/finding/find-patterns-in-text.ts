import { defineTool, oneText } from '@textbench/kit';
import { findOwn } from './find-patterns-in-text/find-own.ts';
import { findReady } from './find-patterns-in-text/find-ready.ts';
import { options } from './find-patterns-in-text/options.ts';

export const tool = defineTool({
  title: 'Find Patterns in Text',
  description:
    'Finds dates, phone numbers, IBANs, ISBNs, addresses and twenty kinds more, with their check digits, or your own pattern.',
  icon: 'scan-search',
  keywords: [
    'regex',
    'regular expression',
    'regexp',
    'match',
    'extract',
    'validate',
    'luhn',
    'checksum',
    'grep',
  ],
  inputs: oneText,
  options,
  result: 'table',
  runsPersonsPattern: true,
  examples: [
    {
      title: 'A letter about a payment',
      inputs: {
        text: 'Paid 1,250.50 € on 12 March 2024 at 2:30 pm,\nIBAN DE89 3704 0044 0532 0130 00.\n',
      },
      output:
        'Kind\tMatch\tNormal form\tAbout\tCheck\tLine\tColumn\tStart\tEnd\nPrice\t1,250.50 €\tEUR 1250.50\t\t\t1\t6\t5\t15\nDate\t12 March 2024\t2024-03-12\t\tvalid\t1\t20\t19\t32\nTime\t2:30 pm\t14:30\t\tvalid\t1\t37\t36\t43\nIBAN\tDE89 3704 0044 0532 0130 00\tDE89370400440532013000\tDE\tvalid\t2\t6\t50\t77\n',
    },
    {
      title: 'Numbers whose check digit is wrong',
      inputs: {
        text: 'Cards 4111 1111 1111 1111 and 4111 1111 1111 1112, book ISBN 978-3-16-148410-1',
      },
      options: { show: 'invalid' },
      output:
        'Kind\tMatch\tNormal form\tAbout\tCheck\tLine\tColumn\tStart\tEnd\nPayment card\t4111 1111 1111 1112\t4111111111111112\tVisa\tthe check digit is wrong\t1\t31\t30\t49\nISBN\t978-3-16-148410-1\t9783161484101\tISBN-13\tthe check digit is wrong\t1\t62\t61\t78\n',
    },
    {
      title: 'Your own pattern with named groups',
      inputs: { text: 'width=80 height=24' },
      options: { find: 'own', pattern: '(?<name>\\w+)=(?<value>\\d+)' },
      output:
        'Match\tname\tvalue\tLine\tColumn\tStart\tEnd\nwidth=80\twidth\t80\t1\t1\t0\t8\nheight=24\theight\t24\t1\t10\t9\t18\n',
    },
    {
      title: 'Hashtags and mentions, each once',
      inputs: { text: '#Café with @jane and @joe\n#café again\n' },
      options: { find: 'several', kinds: ['hashtag', 'mention'], unique: true },
      output:
        'Kind\tMatch\tNormal form\tAbout\tCheck\tTimes\tLine\tColumn\tStart\tEnd\nHashtag\t#Café\t#café\t\t\t2\t1\t1\t0\t5\nMention\t@jane\t@jane\t\t\t1\t1\t12\t11\t16\nMention\t@joe\t@joe\t\t\t1\t1\t22\t21\t25\n',
    },
  ],
  page: {
    what: 'It reads a text and lists what follows a pattern: dates, times, phone numbers, e-mail and web addresses, IP and hardware addresses, payment cards, IBANs, ISBNs, prices, coordinates, postcodes, file paths and more. Each is given in one normal form, and where a check digit, a calendar or a range tells right from wrong, it says which. Or you write a regular expression and get its matches and groups as a table.',
    how: [
      'Paste the text, or open a file.',
      'Choose everything, one kind, or “My own pattern” and write it.',
      'Show all, only the valid or only the invalid ones, each once if you like.',
      'Take the table as CSV or JSON, or have the matches replaced.',
    ],
    questions: [
      {
        question: 'What does the check tell?',
        answer:
          'Payment cards are checked by Luhn’s formula, IBANs by the remainder of ISO 13616, ISBN, ISSN and ORCID iDs by their check digits, dates by the calendar, IP addresses and coordinates by their range, phone numbers by the numbering plan of the country. It says that the number is well formed, not that it is in use.',
      },
      {
        question: 'Which regular expressions can I write?',
        answer:
          'Those of JavaScript: named groups `(?<year>\\d{4})`, look-ahead and look-behind, `\\p{L}` for any letter. With the Unicode syntax an emoji is one sign, as it should be. In a replacement `$1`, `$<name>` and `$&` stand for groups and the match.',
      },
      {
        question: 'Why was my pattern stopped?',
        answer:
          'Some patterns, such as (a+)+$, try so many ways to match that they would run for years on a short text. Yours runs apart from the page and is ended after a few seconds. Usually it helps to say more exactly what may repeat: [^"]* in place of .*, say.',
      },
      {
        question: 'Why is 3/4/2024 given two dates?',
        answer:
          'It is 4 March in the United States and 3 April in most other countries. If another date of the text decides it, 25/12/2023 for example, all are read that way; else both readings are listed. You can also choose one.',
      },
      {
        question: 'Something is both a version and an IP address. Which is listed?',
        answer:
          'One: the valid one before the invalid, then the longer, then the more particular. To look for one kind regardless of the others, choose that kind alone.',
      },
    ],
  },
  related: ['email-extractor', 'url-extractor', 'find-all-numbers', 'search-extraction'],
  run({ text: input }, values, context) {
    return values.find === 'own' ? findOwn(input, values) : findReady(input, values, context);
  },
});
