import { describe, expect, it } from 'vitest';
import { caseMapping } from './case-mapping.ts';
import { NameWriter, nameIn, nameStyles } from './case-names.ts';

const mapping = caseMapping('en');

describe('nameIn', () => {
  // npm change-case 5.4.4: camelCase, pascalCase, snakeCase, kebabCase, constantCase, dotCase,
  // pathCase, trainCase
  it.each([
    [
      'XMLHttpRequest2',
      'xmlHttpRequest2 XmlHttpRequest2 xml_http_request2 xml-http-request2 XML_HTTP_REQUEST2 xml.http.request2 xml/http/request2 Xml-Http-Request2',
    ],
    [
      'fooBar_baz',
      'fooBarBaz FooBarBaz foo_bar_baz foo-bar-baz FOO_BAR_BAZ foo.bar.baz foo/bar/baz Foo-Bar-Baz',
    ],
    [
      'version2Beta3',
      'version2Beta3 Version2Beta3 version2_beta3 version2-beta3 VERSION2_BETA3 version2.beta3 version2/beta3 Version2-Beta3',
    ],
    ['iOS9', 'iOs9 IOs9 i_os9 i-os9 I_OS9 i.os9 i/os9 I-Os9'],
    [
      'Ünïcode text',
      'ünïcodeText ÜnïcodeText ünïcode_text ünïcode-text ÜNÏCODE_TEXT ünïcode.text ünïcode/text Ünïcode-Text',
    ],
    [
      '--double--dash',
      'doubleDash DoubleDash double_dash double-dash DOUBLE_DASH double.dash double/dash Double-Dash',
    ],
    [
      'HTTPServer',
      'httpServer HttpServer http_server http-server HTTP_SERVER http.server http/server Http-Server',
    ],
    [
      'ÉcoleNormale',
      'écoleNormale ÉcoleNormale école_normale école-normale ÉCOLE_NORMALE école.normale école/normale École-Normale',
    ],
  ])('of %j', (name, expected) => {
    const styles = [
      'camel',
      'pascal',
      'snake',
      'kebab',
      'constant',
      'dot',
      'path',
      'train',
    ] as const;
    expect(styles.map((style) => nameIn(style, name, mapping)).join(' ')).toBe(expected);
  });

  it('keeps numbers apart where there is no separator', () => {
    expect(nameIn('camel', 'version 1.2.10', mapping)).toBe('version1_2_10');
    expect(nameIn('pascal', 'chapter 2', mapping)).toBe('Chapter2');
  });

  it('spells header fields as they are registered', () => {
    // IANA registry of HTTP field names
    const fields = [
      'Content-Type',
      'WWW-Authenticate',
      'ETag',
      'TE',
      'DNT',
      'Sec-WebSocket-Key',
      'Sec-CH-UA',
      'Content-MD5',
      'A-IM',
      'MIME-Version',
      'Alt-Svc',
      'SOAPAction',
    ];
    for (const field of fields) {
      expect(nameIn('header', field.toLowerCase(), mapping)).toBe(field);
      expect(nameIn('header', field.replaceAll('-', '_').toUpperCase(), mapping)).toBe(field);
    }
    expect(nameIn('header', 'contentType', mapping)).toBe('Content-Type');
  });

  it('gives nothing for a name without words', () => {
    for (const style of ['camel', 'snake', 'header'] as const) {
      expect(nameIn(style, ' -- ', mapping)).toBe('');
    }
  });
});

describe('NameWriter', () => {
  it('goes on in a name that comes in pieces', () => {
    for (const style of ['camel', 'pascal', 'snake', 'constant', 'header'] as const) {
      const writer = new NameWriter(style, mapping);
      writer.add('first na');
      writer.add('me last', true);
      writer.add(' one');
      expect([style, writer.take()]).toEqual([
        style,
        nameIn(style, 'first name last one', mapping),
      ]);
    }
  });

  it('begins anew after the end of a name', () => {
    const writer = new NameWriter('camel', mapping);
    writer.add('one two');
    writer.endName('\n');
    writer.add('Three four');
    expect(writer.take()).toBe('oneTwo\nthreeFour');
    expect(writer.take()).toBe('');
  });

  it('has nine styles', () => {
    expect(Object.keys(nameStyles)).toHaveLength(9);
  });
});
