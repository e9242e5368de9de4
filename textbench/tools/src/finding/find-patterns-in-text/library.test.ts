import type { TablePart } from '@textbench/kit';
import { runTool } from '@textbench/kit';
import { fixedContext } from '@textbench/kit/laws';
import { describe, expect, it } from 'vitest';
import { tool } from '../find-patterns-in-text.ts';

const run = (text: string, options: Record<string, unknown> = {}) =>
  runTool(tool, { text }, options, fixedContext());

/** Of each finding: what matched, its normal form, and the check where it is not passed. */
async function find(text: string, kind: string, options: Record<string, unknown> = {}) {
  const [main] = (await run(text, { find: kind, ...options })).parts;
  const rows: TablePart['rows'] = main.kind === 'table' ? main.rows : [];
  return rows.map(([, match, value, , check]) =>
    check === 'valid' || check === '' ? `${match} → ${value}` : `${match} → ${value}: ${check}`,
  );
}

const nothing: readonly string[] = [];

describe.each<
  [kind: string, cases: readonly (readonly [text: string, found: readonly string[]])[]]
>([
  [
    'date',
    [
      ['on 2024-02-29', ['2024-02-29 → 2024-02-29']],
      ['2023/2/29', ['2023/2/29 → 2023-02-29: this month has 28 days']],
      ['1900-02-29', ['1900-02-29 → 1900-02-29: this month has 28 days']],
      ['2000-02-29', ['2000-02-29 → 2000-02-29']],
      ['99/99/9999', ['99/99/9999 → 9999-99-99: there is no month 99']],
      ['31.12.2024.', ['31.12.2024 → 2024-12-31']],
      ['25/12/2023 and 3/4/2024', ['25/12/2023 → 2023-12-25', '3/4/2024 → 2024-04-03']],
      ['12/25/2023 and 3/4/2024', ['12/25/2023 → 2023-12-25', '3/4/2024 → 2024-03-04']],
      ['3/4/2024', ['3/4/2024 → 2024-03-04 or 2024-04-03']],
      ['5/5/2024', ['5/5/2024 → 2024-05-05']],
      // %y of POSIX: 69 to 99 are 1969 to 1999, 00 to 68 are 2000 to 2068
      ['01/13/69, 01/13/68', ['01/13/69 → 1969-01-13', '01/13/68 → 2068-01-13']],
      [
        '3 March 2024, March 3rd, 2024',
        ['3 March 2024 → 2024-03-03', 'March 3rd, 2024 → 2024-03-03'],
      ],
      [
        'the 1st of May 2024; Sept. 5, 2024',
        ['1st of May 2024 → 2024-05-01', 'Sept. 5, 2024 → 2024-09-05'],
      ],
      [
        '3. März 2024, 14 juillet 1789, 1 de maio de 2024',
        [
          '3. März 2024 → 2024-03-03',
          '14 juillet 1789 → 1789-07-14',
          '1 de maio de 2024 → 2024-05-01',
        ],
      ],
      ['3-Mar-2024', ['3-Mar-2024 → 2024-03-03']],
      ['31 April 2024', ['31 April 2024 → 2024-04-31: this month has 30 days']],
      ['version 1.2.34, 1.2.3.4, 10/20, may 2024', nothing],
      ['12345-12-12, 2024-01-01-7', nothing],
    ],
  ],
  [
    'time',
    [
      ['at 14:30', ['14:30 → 14:30']],
      ['2:30 pm, 12 a.m., 12:15 PM', ['2:30 pm → 14:30', '12 a.m. → 00:00', '12:15 PM → 12:15']],
      ['23:59:60Z 24:00', ['23:59:60Z → 23:59:60Z', '24:00 → 24:00']],
      [
        '24:01 12:60',
        ['24:01 → 24:01: there is no hour 24', '12:60 → 12:60: there is no minute 60'],
      ],
      ['13 pm', ['13 pm → 13:00: there is no hour 13 pm']],
      ['08:05:09,250+02:00', ['08:05:09,250+02:00 → 08:05:09.250+02:00']],
      ['14h30, 14.30 Uhr, 8 Uhr', ['14h30 → 14:30', '14.30 Uhr → 14:30', '8 Uhr → 08:00']],
      ['16:9, 1:2:3, 00:11:22:33:44:55', nothing],
    ],
  ],
  [
    'timestamp',
    [
      // RFC 3339, 5.8
      ['1985-04-12T23:20:50.52Z', ['1985-04-12T23:20:50.52Z → 1985-04-12T23:20:50.52Z']],
      ['1996-12-19T16:39:57-08:00', ['1996-12-19T16:39:57-08:00 → 1996-12-19T16:39:57-08:00']],
      ['1990-12-31T23:59:60Z', ['1990-12-31T23:59:60Z → 1990-12-31T23:59:60Z']],
      ['1937-01-01 12:00', ['1937-01-01 12:00 → 1937-01-01T12:00']],
      ['2023-02-30T10:00Z', ['2023-02-30T10:00Z → 2023-02-30T10:00Z: this month has 28 days']],
    ],
  ],
  [
    'phone',
    [
      // Numbers kept for fiction: Ofcom's 020 7946 0xxx; +1 555 01xx
      ['+44 20 7946 0958', ['+44 20 7946 0958 → +442079460958']],
      ['+44 (0)20 7946 0958', ['+44 (0)20 7946 0958 → +442079460958']],
      ['0044 20 7946 0958', ['0044 20 7946 0958 → +442079460958']],
      ['+1 (212) 736-5000.', ['+1 (212) 736-5000 → +12127365000']],
      ['+49 30 901820', ['+49 30 901820 → +4930901820']],
      ['+44 12', nothing],
      ['+1 000 000 0000', ['+1 000 000 0000 → +10000000000: no such number is given out']],
      ['020 7946 0958', nothing],
      ['1234567890123456789012345', nothing],
    ],
  ],
  ['email', [['Jane <jane@Example.com>, logo@2x.png', ['jane@Example.com → jane@example.com']]]],
  [
    'url',
    [
      [
        'see https://example.com/a?b=c#d.',
        ['https://example.com/a?b=c#d → https://example.com/a?b=c#d'],
      ],
      [
        '(https://en.wikipedia.org/wiki/Rust_(fungus))',
        [
          'https://en.wikipedia.org/wiki/Rust_(fungus) → https://en.wikipedia.org/wiki/Rust_(fungus)',
        ],
      ],
      [
        'www.example.com, "HTTP://EXAMPLE.COM"',
        ['www.example.com → http://www.example.com/', 'HTTP://EXAMPLE.COM → http://example.com/'],
      ],
      ['https://münchen.de/ä', ['https://münchen.de/ä → https://xn--mnchen-3ya.de/%C3%A4']],
      ['http://[::1/', ['http://[::1/ → http://[::1/: no browser could open it']],
      ['https:// e.g.this', nothing],
    ],
  ],
  [
    'mention',
    [
      [
        '@Jane, (@joe_2) and @ann@example.social',
        ['@Jane → @jane', '@joe_2 → @joe_2', '@ann@example.social → @ann@example.social'],
      ],
      ['jane@example.com @ home', nothing],
    ],
  ],
  [
    'colour',
    [
      [
        '#FFF #1a2B3c, #11223344 #f80c',
        ['#FFF → #ffffff', '#1a2B3c → #1a2b3c', '#11223344 → #11223344', '#f80c → #ff8800cc'],
      ],
      ['#12345 #xyz &#123; a#fff #fff-x', nothing],
    ],
  ],
  [
    'hashtag',
    [
      [
        '#Café #2024goals #日本 (#a_b)',
        ['#Café → #café', '#2024goals → #2024goals', '#日本 → #日本', '#a_b → #a_b'],
      ],
      ['C# #1 &#39; a#b ##', nothing],
    ],
  ],
  [
    'ipv4',
    [
      ['192.168.0.1, 8.8.8.8/24.', ['192.168.0.1 → 192.168.0.1', '8.8.8.8/24 → 8.8.8.8/24']],
      [
        '256.1.1.1 1.2.3.010',
        ['256.1.1.1 → 256.1.1.1: 256 is over 255', '1.2.3.010 → 1.2.3.010: 010 begins with a zero'],
      ],
      ['1.1.1.1/33', ['1.1.1.1/33 → 1.1.1.1/33: there is no prefix of 33 bits']],
      ['1.2.3, 1.2.3.4.5, 1234.1.1.1', nothing],
    ],
  ],
  [
    'ipv6',
    [
      // python3 -c 'import ipaddress,sys; [print(ipaddress.ip_address(a)) for a in sys.argv[1:]]' ADDRESS…
      [
        '2001:DB8:0:0:8:800:200C:417A',
        ['2001:DB8:0:0:8:800:200C:417A → 2001:db8::8:800:200c:417a'],
      ],
      ['FF01::101 ::1 fe80::', ['FF01::101 → ff01::101', '::1 → ::1', 'fe80:: → fe80::']],
      ['2001:0:0:1:0:0:0:1', ['2001:0:0:1:0:0:0:1 → 2001:0:0:1::1']],
      ['2001:db8:0:1:1:1:1:1', ['2001:db8:0:1:1:1:1:1 → 2001:db8:0:1:1:1:1:1']],
      ['::ffff:192.0.2.128', ['::ffff:192.0.2.128 → ::ffff:c000:280']],
      [
        '[2001:db8::1]:443, fe80::1%eth0, 2001:db8::/32.',
        [
          '2001:db8::1 → 2001:db8::1',
          'fe80::1%eth0 → fe80::1%eth0',
          '2001:db8::/32 → 2001:db8::/32',
        ],
      ],
      ['see 2001:db8::7.', ['2001:db8::7 → 2001:db8::7']],
      [
        '12:30:45 1::2::3 1:2:3:4:5:6:7 1:2:3:4:5:6:7:8:9 std::vector add::face 00:1a:2b:3c:4d:5e',
        nothing,
      ],
      ['12345::1 fe80::g ::1.2.3.256', nothing],
    ],
  ],
  [
    'mac',
    [
      [
        '00-1A-2B-3C-4D-5E 001a.2b3c.4d5e',
        ['00-1A-2B-3C-4D-5E → 00:1a:2b:3c:4d:5e', '001a.2b3c.4d5e → 00:1a:2b:3c:4d:5e'],
      ],
      ['00:1a:2b:3c:4d:5e:6f:70', ['00:1a:2b:3c:4d:5e:6f:70 → 00:1a:2b:3c:4d:5e:6f:70']],
      ['00:1a-2b:3c:4d:5e 00:1a:2b:3c:4d', nothing],
    ],
  ],
  [
    'uuid',
    [
      // RFC 9562, A.1, A.4 and A.6
      [
        'C232AB00-9414-11EC-B3C8-9F6BDECED846',
        ['C232AB00-9414-11EC-B3C8-9F6BDECED846 → c232ab00-9414-11ec-b3c8-9f6bdeced846'],
      ],
      [
        '2ed6657d-e927-568b-95e1-2665a8aea6a2 017f22e2-79b0-7cc3-98c4-dc0c0c07398f',
        [
          '2ed6657d-e927-568b-95e1-2665a8aea6a2 → 2ed6657d-e927-568b-95e1-2665a8aea6a2',
          '017f22e2-79b0-7cc3-98c4-dc0c0c07398f → 017f22e2-79b0-7cc3-98c4-dc0c0c07398f',
        ],
      ],
      [
        '00000000-0000-0000-0000-000000000000',
        ['00000000-0000-0000-0000-000000000000 → 00000000-0000-0000-0000-000000000000'],
      ],
      [
        '017f22e2-79b0-9cc3-98c4-dc0c0c07398f',
        [
          '017f22e2-79b0-9cc3-98c4-dc0c0c07398f → 017f22e2-79b0-9cc3-98c4-dc0c0c07398f: there is no version 9',
        ],
      ],
      ['017f22e2-79b0-7cc3-98c4-dc0c0c07398 x017f22e2-79b0-7cc3-98c4-dc0c0c07398f', nothing],
    ],
  ],
  [
    'iban',
    [
      // the examples of the registry
      ['GB82 WEST 1234 5698 7654 32', ['GB82 WEST 1234 5698 7654 32 → GB82WEST12345698765432']],
      ['NL91ABNA0417164300 BIC ABNANL2A', ['NL91ABNA0417164300 → NL91ABNA0417164300']],
      [
        'DE89 3704 0044 0532 0130 01',
        ['DE89 3704 0044 0532 0130 01 → DE89370400440532013001: the check digits are wrong'],
      ],
      ['DE89 3704 0044 0532 0130 AB12, US12345678901234567890', nothing],
      ['DE89 3704 0044', nothing],
    ],
  ],
  [
    'card',
    [
      ['4111 1111 1111 1111', ['4111 1111 1111 1111 → 4111111111111111']],
      ['3782-822463-10005', ['3782-822463-10005 → 378282246310005']],
      ['5555555555554445', ['5555555555554445 → 5555555555554445: the check digit is wrong']],
      ['1111222233334444 0000-0002-1825-0097', nothing],
      ['4111111111111111000000000', nothing],
      ['1 4111 1111 1111 1111 5', nothing],
    ],
  ],
  [
    'orcid',
    [
      ['https://orcid.org/0000-0002-1694-233X', ['0000-0002-1694-233X → 0000-0002-1694-233X']],
      [
        '0000-0002-1694-2339',
        ['0000-0002-1694-2339 → 0000-0002-1694-2339: the check digit is wrong'],
      ],
      ['4111-1111-1111-1111', nothing],
    ],
  ],
  [
    'isbn',
    [
      ['ISBN 978-0-306-40615-7', ['978-0-306-40615-7 → 9780306406157']],
      ['ISBN-10: 0-306-40615-2', ['0-306-40615-2 → 0306406152']],
      ['0-8044-2957-X', ['0-8044-2957-X → 080442957X']],
      ['ISBN 0306406153', ['0306406153 → 0306406153: the check digit is wrong']],
      ['9780306406158', ['9780306406158 → 9780306406158: the check digit is wrong']],
      ['0306406152 4006381333931 12-3456789-0', nothing],
    ],
  ],
  [
    'issn',
    [
      ['ISSN 0378-5955', ['0378-5955 → 0378-5955']],
      ['2434-561X', ['2434-561X → 2434-561X']],
      ['ISSN 0378-5954', ['0378-5954 → 0378-5954: the check digit is wrong']],
      ['1990-1999 0378-5954', nothing],
    ],
  ],
  [
    'doi',
    [
      ['https://doi.org/10.1000/182.', ['10.1000/182 → 10.1000/182']],
      [
        '(doi:10.1016/S0735-1097(98)00347-7)',
        ['10.1016/S0735-1097(98)00347-7 → 10.1016/s0735-1097(98)00347-7'],
      ],
      ['10.1000/ 110.1000/182 10.10/x', nothing],
    ],
  ],
  [
    'price',
    [
      ['$5, $1,234.56 and US$ 20', ['$5 → $ 5', '$1,234.56 → $ 1234.56', 'US$ 20 → USD 20']],
      [
        '1.234,56 €, 12,50 EUR, 5,- €',
        ['1.234,56 € → EUR 1234.56', '12,50 EUR → EUR 12.50', '5,- € → EUR 5'],
      ],
      [
        "CHF 1'250.--, £0.99, ¥1000",
        ["CHF 1'250.-- → CHF 1250", '£0.99 → GBP 0.99', '¥1000 → ¥ 1000'],
      ],
      ['1 250 000 zł', ['1 250 000 zł → PLN 1250000']],
      ['€1,234 costs -$3', ['€1,234 → EUR 1234', '$3 → $ 3']],
      ['5 dollars, $x, 3.5', nothing],
    ],
  ],
  [
    'coordinates',
    [
      ['48.85837, 2.294481', ['48.85837, 2.294481 → 48.85837, 2.294481']],
      ['-33.8568,151.2153', ['-33.8568,151.2153 → -33.8568, 151.2153']],
      // 48 + 51/60 + 29.6/3600; 2 + 17/60 + 40.2/3600
      ['48°51′29.6″N 2°17′40.2″E', ['48°51′29.6″N 2°17′40.2″E → 48.858222, 2.2945']],
      [`33°51'24"S, 151°12'55"E`, [`33°51'24"S, 151°12'55"E → -33.856667, 151.215278`]],
      ['40.7° N, 74° W', ['40.7° N, 74° W → 40.7, -74']],
      ['91.000, 0.000', ['91.000, 0.000 → 91, 0: a latitude is at most 90°']],
      ['48°61′N 2°E', ['48°61′N 2°E → 48°61′N 2°E: minutes and seconds go up to 60']],
      ['1.25, 3.50', nothing],
    ],
  ],
  [
    'postcode',
    [
      [
        'SW1A 1AA, EC1A1BB, M1 1AE',
        ['SW1A 1AA → SW1A 1AA', 'EC1A1BB → EC1A 1BB', 'M1 1AE → M1 1AE'],
      ],
      [
        'K1A 0B1, CA 90210, 90210-1234',
        ['K1A 0B1 → K1A 0B1', 'CA 90210 → CA 90210', '90210-1234 → 90210-1234'],
      ],
      [
        '1012 AB, 〒100-0001, 00-950, 1000-001',
        ['1012 AB → 1012 AB', '〒100-0001 → 〒100-0001', '00-950 → 00-950', '1000-001 → 1000-001'],
      ],
      ['12345, 1012 SS, D08 AB', nothing],
    ],
  ],
  [
    'version',
    [
      // semver.org
      [
        '1.0.0-alpha.1, v2.3.4+build.5.',
        ['1.0.0-alpha.1 → 1.0.0-alpha.1', 'v2.3.4+build.5 → 2.3.4+build.5'],
      ],
      ['version 2.1 and v10.15', ['version 2.1 → 2.1', 'v10.15 → 10.15']],
      ['1.2, 12.5 %, 1.2.3.4.5', nothing],
    ],
  ],
  [
    'path',
    [
      [
        'C:\\Program Files\\App\\a.txt here',
        ['C:\\Program Files\\App\\a.txt → C:\\Program Files\\App\\a.txt'],
      ],
      ['\\\\server\\share\\x', ['\\\\server\\share\\x → \\\\server\\share\\x']],
      [
        'see /usr/local/bin, ~/notes.md and ../a/b.',
        ['/usr/local/bin → /usr/local/bin', '~/notes.md → ~/notes.md', '../a/b → ../a/b'],
      ],
      ['and/or 1/2/3 /x https://example.com/a/b', nothing],
    ],
  ],
])('%s', (kind, cases) => {
  it.each(cases)('in %j', async (text, found) => {
    expect(await find(text, kind)).toEqual(found);
  });
});

describe('local phone numbers', () => {
  it('are found for the country told', async () => {
    expect(await find('ring 020 7946 0958', 'phone', { country: 'gb' })).toEqual([
      '020 7946 0958 → +442079460958',
    ]);
    expect(await find('(212) 736-5000', 'phone', { country: 'US' })).toEqual([
      '(212) 736-5000 → +12127365000',
    ]);
  });

  it('need a country that exists', async () => {
    await expect(run('x', { find: 'phone', country: 'XX' })).rejects.toMatchObject({
      option: 'country',
      message: expect.stringContaining('"XX"'),
    });
  });
});

// Every ready pattern has to take time in proportion to the text. Each of these repeats what some
// pattern begins with, so that a pattern that tries again from every place would not come to an end.
describe('texts made to be slow', () => {
  it.each([
    '1',
    '1 ',
    '1-',
    '1.',
    '1,234',
    '1:',
    'a:',
    ':',
    'a1',
    '#1',
    '#a',
    '@a.',
    '@a-',
    'a@',
    '/a',
    '/',
    'C:\\a ',
    '\\\\a\\',
    'www.',
    'http://',
    '10.1000/',
    'DE00',
    'GB82 ',
    '978 ',
    '0000-',
    '00:',
    '$',
    '€ 1',
    "1'111",
    '+',
    '+1 ',
    '(1',
    '1 de ',
    '1 mar ',
    'may 1 ',
    "1°1'",
    '1.111, ',
    'v',
    'v1.',
    'version ',
    '-',
    ' ',
    '\n',
    '\u00a0',
    'é',
  ])('of many %j are read all the same', async (fragment) => {
    const text = fragment.repeat(Math.ceil(60_000 / fragment.length));
    const found = await run(text, { country: 'US' });
    expect(found.parts[0].kind).toBe('table');
  });
});
