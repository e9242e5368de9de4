import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EmailRules } from './email-scanner.ts';
import { EmailScanner, findEmails } from './email-scanner.ts';

const rules: EmailRules = {
  knownEndings: true,
  singleNames: false,
  allSigns: false,
  hiding: 'brackets',
};

const found = (text: string, changed: Partial<EmailRules> = {}) =>
  findEmails(text, { ...rules, ...changed }).map(({ local, domain }) => `${local}@${domain}`);

describe('addresses in text', () => {
  it.each([
    ['jane@example.com', ['jane@example.com']],
    // RFC 5322, 3.4.1 and appendix A.1
    [
      'Mary Smith <mary@x.test>, jdoe@example.org, Who? <one@y.test>',
      ['mary@x.test', 'jdoe@example.org', 'one@y.test'],
    ],
    ['"Joe Q. Public" <john.q.public@example.com>', ['john.q.public@example.com']],
    [
      '<boss@nil.test>, "Giant; \\"Big\\" Box" <sysservices@example.net>',
      ['boss@nil.test', 'sysservices@example.net'],
    ],
    // a full stop, comma, bracket or quote around an address is not part of it
    ['Write to jane@example.com.', ['jane@example.com']],
    [
      '(jane@example.com), [joe@example.com]; "ann@example.com"!',
      ['jane@example.com', 'joe@example.com', 'ann@example.com'],
    ],
    ["'jane@example.com' ’joe@example.com’", ['jane@example.com', 'joe@example.com']],
    ['a@b.co,c@d.co;e@f.co', ['a@b.co', 'c@d.co', 'e@f.co']],
    ['- jane@example.com\n-joe@example.com', ['jane@example.com', 'joe@example.com']],
    ['E-mail....jane@example.com', ['jane@example.com']],
    ['see jane@example.com.The next sentence', ['jane@example.com']],
    ['mailto:jane@example.com?subject=Hi', ['jane@example.com']],
    ['mailto:jane%2Bnews@example.com', ['jane+news@example.com']],
    ['key=jane@example.com&next=1', ['jane@example.com']],
    // plus tags, apostrophes, subdomains, capitals
    ['jane.doe+tag@mail.example.co.uk', ['jane.doe+tag@mail.example.co.uk']],
    ["o'brien@example.ie", ["o'brien@example.ie"]],
    ['JANE@EXAMPLE.COM', ['JANE@EXAMPLE.COM']],
    // RFC 5321, 4.1.3
    [
      'postmaster@[192.168.2.1], x@[IPv6:2001:db8::1]',
      ['postmaster@[192.168.2.1]', 'x@[IPv6:2001:db8::1]'],
    ],
    // RFC 5322, 3.2.4
    ['"john smith"@example.com', ['"john smith"@example.com']],
    ['"a\\"b"@example.com', ['"a\\"b"@example.com']],
    // RFC 6531
    ['käthe@münchen.de δοκιμή@παράδειγμα.ελ', ['käthe@münchen.de', 'δοκιμή@παράδειγμα.ελ']],
    ['jane@xn--mnchen-3ya.de', ['jane@xn--mnchen-3ya.de']],
  ])('%j', (text, addresses) => {
    expect(found(text)).toEqual(addresses);
  });

  it.each([
    '@handle',
    'a@b',
    'jane@',
    '@example.com',
    'jane.@example.com',
    'jane@example.c',
    'jane@host.123',
    'jane@192.168.2.1',
    'jane@[300.1.1.1]',
    'jane@exa_mple.com',
    'jane@-example.com',
    '""@example.com',
    // names, not addresses
    'logo@2x.png icon@3x.webp',
    'lodash@4.17.21 @types/node',
    // RFC 3986, 3.2.1
    'https://jane@example.com/x',
    'ftp://jane:secret@example.com/x',
    'https://medium.com/@jane.com',
    'git clone git@github.com:jane/notes.git',
    // RFC 5321, 4.5.3.1: 64 octets before the sign, 63 in a label, 254 in all
    `${'a'.repeat(65)}@example.com`,
    `${'é'.repeat(33)}@example.com`,
    `jane@${'a'.repeat(64)}.com`,
    `${'a'.repeat(60)}@${`${'b'.repeat(60)}.`.repeat(4)}com`,
  ])('none in %j', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('takes names, labels and addresses of just the longest length', () => {
    for (const address of [
      `${'a'.repeat(64)}@example.com`,
      `${'é'.repeat(32)}@example.com`,
      `jane@${'a'.repeat(63)}.com`,
      `${'a'.repeat(60)}@${`${'b'.repeat(60)}.`.repeat(3)}bbbbbb.com`,
    ]) {
      expect(found(address)).toEqual([address]);
    }
  });

  it('takes every sign of RFC 5322 when told so', () => {
    const address = "!#$%&'*+/=?^_`{|}~-x@example.com";
    expect(found(address)).toEqual(['x@example.com']);
    expect(found(`x${address}`, { allSigns: true })).toEqual([`x${address}`]);
  });

  it('takes names of this computer and endings nobody knows only when told so', () => {
    expect(found('root@localhost', { singleNames: true })).toEqual(['root@localhost']);
    expect(found('logo@2x.png', { knownEndings: false })).toEqual(['logo@2x.png']);
  });
});

describe('hidden addresses', () => {
  it.each([
    'jane [at] example dot com',
    'jane(at)example(dot)com',
    'jane {at} example {dot} com',
    'jane <at> example.com',
    'jane&#64;example&#46;com',
    'jane&#x40;example&period;com',
    'jane&commat;example.com',
    'jane%40example.com',
    'jane＠example.com',
    'jane[ät]example[punkt]com',
    'jane@example dot com',
    'jane [@] example.com',
  ])('%s', (text) => {
    expect(found(`(${text})`)).toEqual(['jane@example.com']);
    expect(found(text, { hiding: 'off' })).toEqual([]);
  });

  it('keep the letters they are written in', () => {
    expect(found('Jane [AT] EXAMPLE [DOT] COM')).toEqual(['Jane@EXAMPLE.COM']);
  });

  it('may hide the full stops of the name', () => {
    expect(found('jane [dot] doe [at] mail [dot] example [dot] org')).toEqual([
      'jane.doe@mail.example.org',
    ]);
  });

  it('are read in bare words only when told so, and only with a dot in words too', () => {
    const text = 'Look at example.com, or write to jane at example dot com.';
    expect(found(text)).toEqual([]);
    expect(found(text, { hiding: 'words' })).toEqual(['jane@example.com']);
  });

  it('need an ending that exists', () => {
    expect(found('see figure (at) page dot nine')).toEqual([]);
    expect(found('1 [at] 2 [dot] 3', { knownEndings: false })).toEqual([]);
  });

  it('are no longer than addresses may be', () => {
    expect(found(`${'a'.repeat(65)}[at]example.com`)).toEqual([]);
    expect(found(`${'a'.repeat(64)}[at]example.com`)).toHaveLength(1);
  });
});

describe('offsets', () => {
  it('enclose what is written', () => {
    const text = 'Ask <jane@example.com> or joe [at] example [dot] org!';
    const written = findEmails(text, rules).map(({ start, end }) => text.slice(start, end));
    expect(written).toEqual(['jane@example.com', 'joe [at] example [dot] org']);
  });
});

describe('pieces', () => {
  const fragment = fc.constantFrom(
    'jane',
    '@',
    'example',
    '.com',
    ' ',
    '\n',
    ' at ',
    ' [at] ',
    '(dot)',
    ' dot ',
    '"',
    '://',
    'mailto:',
    '%2B',
    '&#64;',
    'é',
    '😀',
    '..',
    '-',
    'x'.repeat(70),
    '. '.repeat(400),
  );

  it('give what the whole gives, wherever it is cut', () => {
    fc.assert(
      fc.property(
        fc.array(fragment, { maxLength: 60 }),
        fc.array(fc.nat(), { maxLength: 8 }),
        fc.constantFrom('off' as const, 'brackets' as const, 'words' as const),
        (fragments, cuts, hiding) => {
          const text = fragments.join('');
          const scanner = new EmailScanner({ ...rules, hiding });
          const places = cuts.map((cut) => cut % (text.length + 1)).sort((a, b) => a - b);
          const pieces = [0, ...places].map((start, i) =>
            text.slice(start, places[i] ?? text.length),
          );
          const inPieces = [...pieces.flatMap((piece) => scanner.push(piece)), ...scanner.end()];
          expect(inPieces).toEqual(findEmails(text, { ...rules, hiding }));
        },
      ),
      { numRuns: 1_000 },
    );
  });
});

describe('texts made to be slow', () => {
  it.each([
    '@',
    'a@',
    'a.',
    '"',
    '"@',
    ' at ',
    '[at]',
    'a@b.',
    ' [',
    '%40',
    '&#64;',
    '://',
    'a [dot] ',
    ':a:',
    'é',
  ])('of many %j are read all the same', (fragment) => {
    const text = fragment.repeat(200_000 / fragment.length);
    expect(found(text, { hiding: 'words', allSigns: true })).toEqual([]);
  });
});
