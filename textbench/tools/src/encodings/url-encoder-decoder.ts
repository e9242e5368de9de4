import { choice, defineTool, integer, oneText, toggle } from '@textbench/kit';
import type { EncodingName } from '../engines/bytes/encodings.ts';
import { encodings } from '../engines/bytes/encodings.ts';
import type { ReportingStream } from '../engines/bytes/reporting.ts';
import { reportedResult } from '../engines/bytes/reporting.ts';
import { AddressEncoder } from '../engines/percent/address-encoder.ts';
import { decodingRounds } from '../engines/percent/decoding-rounds.ts';
import type { FaultPolicy } from '../engines/percent/percent-decoder.ts';
import { PercentEncoder } from '../engines/percent/percent-encoder.ts';
import type { PercentKind } from '../engines/percent/percent-sets.ts';
import { queryTables } from '../engines/percent/query-table.ts';

const encoding = { option: 'direction', is: 'encode' } as const;
const decoding = { option: 'direction', is: 'decode' } as const;

export const tool = defineTool({
  title: 'URL Encoder Decoder',
  description:
    'Percent-encodes and decodes text for addresses: components, forms, paths, whole URLs, any charset, broken escapes kept.',
  icon: 'link',
  keywords: [
    'percent encoding',
    'urlencode',
    'urldecode',
    'encodeURIComponent',
    'decodeURIComponent',
    'query string',
    'uri',
    'escape',
    '%20',
    'rfc 3986',
  ],
  inputs: oneText,
  options: {
    direction: choice({
      label: 'Direction',
      choices: { encode: 'Encode', decode: 'Decode' },
      default: 'encode',
    }),
    kind: choice({
      label: 'For',
      help: 'Which characters may stay as they are where the text will stand.',
      choices: {
        component: 'Query value (encodeURIComponent)',
        form: 'Form field (space becomes +)',
        path: 'Path (keeps slashes)',
        address: 'Whole address',
        strict: 'RFC 3986 strict',
        everything: 'Every byte',
        whatwgComponent: 'URL Standard: component set',
        whatwgUserinfo: 'URL Standard: userinfo set',
        whatwgPath: 'URL Standard: path set',
        whatwgQuery: 'URL Standard: query set',
        whatwgSpecialQuery: 'URL Standard: special-query set',
        whatwgFragment: 'URL Standard: fragment set',
      },
      default: 'component',
      when: encoding,
    }),
    plus: toggle({
      label: 'Plus is a space',
      help: 'Forms write a space as “+”.',
      default: false,
      when: decoding,
    }),
    rounds: integer({
      label: 'Rounds',
      help: 'How often to decode, for text that was encoded more than once.',
      default: 1,
      min: 1,
      max: 10,
      when: decoding,
    }),
    charset: choice({
      label: 'Charset',
      help: 'The encoding of the bytes behind the percent signs. New addresses use UTF-8.',
      choices: encodings,
      default: 'utf-8',
    }),
    faults: choice({
      label: 'Broken escapes',
      help: 'What becomes of a percent sign without two digits and of bytes that are no text.',
      choices: { keep: 'Keep', replace: 'Show �', stop: 'Stop' },
      default: 'keep',
      when: decoding,
    }),
    keepLineEnds: toggle({
      label: 'Each line by itself',
      help: 'Line ends stay as they are, for a list of values. Whole addresses are always one a line.',
      default: false,
      when: encoding,
    }),
    lowerCase: toggle({
      label: 'Lower-case digits',
      help: 'Writes %c3%a9; RFC 3986 asks for capitals.',
      default: false,
      advanced: true,
      when: encoding,
    }),
  },
  result: 'text',
  examples: [
    {
      title: 'A value for a query',
      inputs: { text: 'crème brûlée & café' },
      output: 'cr%C3%A8me%20br%C3%BBl%C3%A9e%20%26%20caf%C3%A9',
    },
    {
      title: 'A whole address, host included',
      inputs: { text: 'https://bücher.example/größe?q=50 %&seite=1%2F2#Ende' },
      options: { kind: 'address' },
      output: 'https://xn--bcher-kva.example/gr%C3%B6%C3%9Fe?q=50%20%25&seite=1%2F2#Ende',
    },
    {
      title: 'Back to readable text',
      inputs: { text: 'https://example.org/?q=%E6%97%A5%E6%9C%AC&discount=100%' },
      options: { direction: 'decode' },
      output: 'https://example.org/?q=日本&discount=100%',
    },
    {
      title: 'A form field that was encoded twice',
      inputs: { text: 'rock%2B%2526%2Broll' },
      options: { direction: 'decode', plus: true, rounds: 3 },
      output: 'rock & roll',
    },
    {
      title: 'An old address in Latin 1',
      inputs: { text: 'caf%E9' },
      options: { direction: 'decode', charset: 'windows-1252' },
      output: 'café',
    },
  ],
  page: {
    what: 'Writes text so that it can stand in an address, and reads it back. You choose where it will stand: as a value in a query, a field of a form, a path, or as a whole address whose own signs have to stay. Decoding keeps what is broken instead of giving up, decodes again what was encoded twice, and lists the names and values of a query in a table.',
    how: [
      'Choose “Encode” or “Decode” and paste the text, or open a file.',
      'For encoding, choose what the text is for; the default suits a value behind `?name=`.',
      'For decoding, switch on “Plus is a space” for what came from a form, and raise “Rounds” if percent signs are left.',
      'Copy the result. Where there is a query, its names and values stand in a tab of their own.',
    ],
    questions: [
      {
        question: 'What is the difference between %20 and +?',
        answer:
          'Both stand for a space. `%20` is right everywhere in an address; `+` means a space only in form data, which is what most queries hold. Elsewhere a plus is a plus. So encode for a form only what goes into a form, and switch on “Plus is a space” when you decode a query.',
      },
      {
        question: 'Which kind is encodeURIComponent, and which is encodeURI?',
        answer:
          '“Query value” is encodeURIComponent to the letter. “Whole address” does what encodeURI is meant for, and better: escapes that are there already are not encoded again, brackets of IPv6 addresses stay, and a host such as bücher.example gets its xn-- form, because percent signs do not work in a domain.',
      },
      {
        question: 'Why is there still a % in my decoded text?',
        answer:
          'Either the sign was never part of an escape, as in “100%”, or its bytes are no text in the charset: `%E9` alone is é in Windows-1252 but nothing in UTF-8. Such places are marked and left as they are, so that nothing is lost. Or the text was encoded twice: raise “Rounds”.',
      },
      {
        question: 'Why are ! and * not encoded?',
        answer:
          "encodeURIComponent leaves `!'()*` alone, as older standards did. “RFC 3986 strict” encodes them, which signatures such as OAuth and AWS expect.",
      },
      {
        question: 'What happens to characters my charset does not have?',
        answer:
          'They are written as browsers write them in such a form: as the number of the character, `%26%238364%3B`, and you are told. UTF-8 has a place for every character.',
      },
    ],
  },
  related: [
    'idn-encoder-decoder',
    'url-extractor',
    'html-entity-encoder-decoder',
    'text-to-hex',
    'text-to-slug',
  ],
  run({ text }, options) {
    const wantsTable = options.direction === 'decode' || options.kind === 'address';
    return reportedResult(
      stream(options),
      text,
      wantsTable ? queryTables(text, options.charset) : [],
    );
  },
  textStream: (options) => stream(options),
  inverse: {
    slug: 'url-encoder-decoder',
    options: { direction: 'decode' },
    over: 'unicode',
  },
});

interface Options {
  readonly direction: 'encode' | 'decode';
  readonly kind: PercentKind;
  readonly charset: EncodingName;
  readonly plus: boolean;
  readonly rounds: number;
  readonly faults: FaultPolicy;
  readonly keepLineEnds: boolean;
  readonly lowerCase: boolean;
}

function stream(options: Options): ReportingStream {
  const { direction, kind, charset, plus, rounds, faults, keepLineEnds, lowerCase } = options;
  if (direction === 'decode') return decodingRounds({ encoding: charset, plus, faults }, rounds);
  const wanted = { kind, encoding: charset, keepLineEnds, lowerCase };
  return kind === 'address' ? new AddressEncoder(wanted) : new PercentEncoder(wanted);
}
