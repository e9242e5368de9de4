import { describe, expect, it } from 'vitest';
import type { EncodingName } from './encodings.ts';
import { encodings, legacyEncodings, shortName, unicodeEncodings } from './encodings.ts';
import { byteEncoder } from './text-encoder.ts';

function encoded(encoding: EncodingName, text: string, replacement = '?'): string {
  const encoder = byteEncoder(encoding, () => replacement);
  const first = Buffer.from(encoder.encode(text)).toString('hex');
  return first + Buffer.from(encoder.end()).toString('hex');
}

describe('bytes of a text in an encoding', () => {
  // python3 -c "print(TEXT.encode(ENCODING).hex())", with Python's names cp866, mac_roman, cp874 and
  // mac_cyrillic for the four that it calls otherwise.
  it.each([
    ['windows-1252', 'Ça coûte 5 € – “œuvre”', 'c76120636ffb746520352080209620939c7576726594'],
    ['iso-8859-15', 'Ÿ œ € Š', 'be20bd20a420a6'],
    ['macintosh', 'naïve Ωπ∞', '6e6195766520bdb9b0'],
    ['windows-1250', 'Příliš žluťoučký', '50f8ed6c699a209e6c759d6f75e86bfd'],
    ['iso-8859-2', 'Zażółć gęślą jaźń', '5a61bff3b3e62067eab66cb1206a61bcf1'],
    ['iso-8859-16', 'Țară și Ștefan', 'de6172e320ba6920aa746566616e'],
    ['windows-1251', 'Съешь же ещё', 'd1fae5f8fc20e6e520e5f9b8'],
    ['koi8-r', 'Привет, ёж', 'f0d2c9d7c5d42c20a3d6'],
    ['koi8-u', 'Їжак і ґанок', 'b7d6c1cb20a620adc1cecfcb'],
    ['ibm866', 'Вдруг №5', '82a4e0e3a320fc35'],
    ['iso-8859-5', 'Љубав Ўзор', 'a9e3d1d0d220aed7dee0'],
    ['x-mac-cyrillic', 'Эхо Ђурђевдан', '9df5ee20abf3f0ace5e2e4e0ed'],
    ['windows-1253', 'Ξεσκεπάζω', 'cee5f3eae5f0dce6f9'],
    ['iso-8859-7', 'Γαζίες', 'c3e1e6dfe5f2'],
    ['windows-1254', 'Pijamalı hasta yağız', '50696a616d616cfd206861737461207961f0fd7a'],
    ['iso-8859-3', 'Eĥoŝanĝo ĉiuĵaŭde', '45b66ffe616ef86f20e66975bc61fd6465'],
    ['windows-1255', 'דג סקרן', 'e3e220f1f7f8ef'],
    ['iso-8859-8', 'דג סקרן', 'e3e220f1f7f8ef'],
    ['iso-8859-8-i', 'דג סקרן', 'e3e220f1f7f8ef'],
    ['windows-1256', 'صِف خَلقَ', 'd5f6dd20cef3e1def3'],
    ['iso-8859-6', 'نص حكيم', 'e6d520cde3eae5'],
    ['windows-1257', 'Ąžuolas', 'c0fe756f6c6173'],
    ['iso-8859-4', 'Ģirts ķēniņš', 'ab6972747320f3ba6e69f1b9'],
    ['iso-8859-13', 'Žemė', 'de656deb'],
    ['iso-8859-10', 'Þingvellir ŋ', 'de696e6776656c6c697220bf'],
    ['iso-8859-14', 'Ẁylan ḟ', 'a8796c616e20b1'],
    ['windows-1258', 'đư€', 'f0fd80'],
    ['windows-874', 'สวัสดี', 'cac7d1cab4d5'],
    ['shift_jis', 'ソ表ｱ漢字。', '835c955cb18abf8e9a8142'],
    ['euc-jp', '日本語ｶﾅ', 'c6fccbdcb8ec8eb68ec5'],
    ['iso-2022-jp', 'abc 日本 xyz', '616263201b2442467c4b5c1b28422078797a'],
    ['gb18030', '汉字é😀😀', 'babad7d6a8a69439fc369439fc36'],
    ['gbk', '汉字é', 'babad7d6a8a6'],
    ['big5', '漢字功', 'ba7ea672a55c'],
    ['euc-kr', '한국어', 'c7d1b1b9beee'],
    ['utf-16le', 'Aé😀', '4100e9003dd800de'],
    ['utf-16be', 'Aé😀', '004100e9d83dde00'],
    ['utf-8', 'Aé€😀', '41c3a9e282acf09f9880'],
  ] as const)('%s: %s', (encoding, text, bytes) => {
    expect(encoded(encoding, text)).toBe(bytes);
  });

  it('writes é as the one byte of Windows-1252 and the two of UTF-8', () => {
    expect(encoded('windows-1252', 'é')).toBe('e9');
    expect(encoded('utf-8', 'é')).toBe('c3a9');
  });

  it('keeps ASCII as it is in every encoding but UTF-16', () => {
    const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code))
      .join('')
      .replace(/[\x0e\x0f\x1b]/g, ''); // ISO-2022-JP shifts by these
    for (const encoding of Object.keys(encodings) as EncodingName[]) {
      if (encoding.startsWith('utf-16')) continue;
      expect(encoded(encoding, ascii), encoding).toBe(Buffer.from(ascii, 'latin1').toString('hex'));
    }
  });

  it('is read back by the decoder of the platform, over all it can write', () => {
    const shared = /[\u00a5\u203e\u2212\uff61-\uff9f\p{Cs}]/u; // written with the bytes of another
    let all = '';
    for (let codePoint = 0x20; codePoint < 0x2fa20; codePoint += 13) {
      const character = String.fromCodePoint(codePoint);
      if (!shared.test(character)) all += character;
    }
    for (const encoding of Object.keys(encodings) as EncodingName[]) {
      const lacking = new Set<number>();
      byteEncoder(encoding, (codePoint) => {
        lacking.add(codePoint);
        return '';
      }).encode(all.slice(0, 16_000).toWellFormed());
      const writable = Array.from(all.slice(0, 16_000).toWellFormed())
        .filter((character) => !lacking.has(character.codePointAt(0) ?? 0))
        .join('');
      const bytes = Buffer.from(encoded(encoding, writable), 'hex');
      const back = new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);
      expect(back, encoding).toBe(writable);
    }
  });

  it('tells of each character an encoding lacks, and where', () => {
    const missing: [number, number][] = [];
    const encoder = byteEncoder('windows-1252', (codePoint, at) => {
      missing.push([codePoint, at]);
      return `&#${codePoint};`;
    });
    const bytes = encoder.encode('aЖ😀é');
    expect(Buffer.from(bytes).toString('latin1')).toBe('a&#1046;&#128512;é');
    expect(missing).toEqual([
      [0x416, 1],
      [0x1f600, 2],
    ]);
  });

  it('takes lone surrogates for U+FFFD in Unicode and for unmappable elsewhere', () => {
    expect(encoded('utf-8', '\ud83d')).toBe('efbfbd');
    expect(encoded('utf-16be', '\ude00')).toBe('fffd');
    expect(encoded('windows-1251', '\ud83d')).toBe('3f');
    expect(encoded('gb18030', '\ud83d')).toBe('3f');
  });
});

describe('where the Encoding Standard departs from the index', () => {
  it('writes the yen sign, overline and minus of Japanese encodings', () => {
    // https://encoding.spec.whatwg.org/#shift_jis-encoder and #euc-jp-encoder
    expect(encoded('shift_jis', '¥‾−')).toBe('5c7e817c');
    expect(encoded('euc-jp', '¥‾−')).toBe('5c7ea1dd');
    expect(encoded('iso-2022-jp', '¥‾−')).toBe('1b284a5c7e1b2442215d1b2842');
  });

  it('writes half-width katakana full width in ISO-2022-JP', () => {
    // https://encoding.spec.whatwg.org/#iso-2022-jp-encoder; ｱ ﾞ ﾟ → ア ゛ ゜
    expect(encoded('iso-2022-jp', 'ｱﾞﾟ')).toBe(encoded('iso-2022-jp', 'ア゛゜'));
  });

  it('returns to ASCII before what it lacks, and at the end', () => {
    expect(encoded('iso-2022-jp', '日😀')).toBe('1b2442467c1b28423f');
  });

  it('never writes the duplicates of NEC in Shift_JIS, nor the bytes of IBM half width in EUC-JP', () => {
    expect(encoded('shift_jis', 'ⅰ')).toBe('fa40');
    expect(encoded('euc-jp', '¢')).toBe('3f');
  });

  it('writes the euro sign of GBK in one byte and of GB 18030 in two', () => {
    // https://encoding.spec.whatwg.org/#gb18030-encoder; python3 '€'.encode('gb18030').hex()
    expect(encoded('gbk', '€')).toBe('80');
    expect(encoded('gb18030', '€')).toBe('a2e3');
  });

  it('writes the second place of doubled box-drawing characters in Big5', () => {
    // https://encoding.spec.whatwg.org/#index-big5-pointer: U+2550, U+255E, U+2561, U+256A
    expect(encoded('big5', '═╞╡╪')).toBe('f9f9f9e9f9ebf9ea');
  });

  it('writes any character in GB 18030', () => {
    // python3 -c "print('ßÿ€ꙮ🂡'.encode('gb18030').hex())"
    expect(encoded('gb18030', 'ßÿ€ꙮ🂡')).toBe('8130893881308b37a2e38236be399438f131');
  });
});

describe('the list of encodings', () => {
  it('holds those of the Encoding Standard, and each can be decoded here', () => {
    expect(Object.keys(encodings).length).toBe(39);
    for (const name of Object.keys(encodings)) expect(new TextDecoder(name).encoding).toBe(name);
  });

  it('tells those that have every character from those that do not', () => {
    for (const name of unicodeEncodings) expect(encoded(name, '😀ꙮ', '')).not.toBe('');
    for (const name of legacyEncodings) expect(encoded(name as EncodingName, '😀', '')).toBe('');
  });

  it('has names without what they are used for', () => {
    expect(shortName('windows-1252')).toBe('Windows-1252');
    expect(shortName('utf-8')).toBe('UTF-8');
  });
});
