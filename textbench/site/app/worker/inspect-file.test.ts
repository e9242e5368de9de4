import { describe, expect, it } from 'vitest';
import { encodings } from '../workbench/input/encodings.ts';
import { inspectFile } from './inspect-file.ts';

function fileOf(...content: (string | Uint8Array<ArrayBuffer>)[]): File {
  return new File(content, 'a.txt');
}

function bytes(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(hex, 'hex'));
}

describe('the encoding of a file', () => {
  // U+00E9 U+1F600 LF in the three forms of Unicode, each behind U+FEFF (Unicode, section 2.6).
  // python3 -c "print([('\ufeffé😀\n').encode(e).hex() for e in ('utf-8', 'utf-16le', 'utf-16be')])"
  it.each([
    ['utf-8', 'efbbbfc3a9f09f98800a'],
    ['utf-16le', 'fffee9003dd800de0a00'],
    ['utf-16be', 'feff00e9d83dde00000a'],
  ])('is certain behind a byte order mark: %s', async (encoding, hex) => {
    const found = await inspectFile(fileOf(bytes(hex)));
    expect(found).toEqual({ encoding, certain: true, lineEnds: 'LF', text: 'é😀\n', whole: true });
  });

  it.each(['', 'plain', 'é😀 \u0000 \u{10ffff}', '日本語'])(
    'is UTF-8 where the bytes are: %j',
    async (text) => {
      expect(await inspectFile(fileOf(text))).toMatchObject({
        encoding: 'utf-8',
        certain: true,
        text,
      });
    },
  );

  // Ill-formed in UTF-8: a lone continuation byte, an overlong form, a surrogate, beyond U+10FFFF
  // (Unicode, table 3-7).
  it.each(['6180', 'c0af', 'eda080', 'f4908080'])(
    'is not UTF-8 where the bytes %s are not',
    async (hex) => {
      expect((await inspectFile(fileOf(bytes(hex)))).certain).toBe(false);
    },
  );

  // é in Latin-1 and the beginning of three bytes in UTF-8: `printf 'caf\351'`.
  it('is not UTF-8 where the last character is begun only', async () => {
    const found = await inspectFile(fileOf(bytes('636166e9')));
    expect(found).toMatchObject({ certain: false, text: 'café' });
  });

  const western =
    'Le café était déjà fermé – « Ça alors ! », s’écria Zoë, une élève naïve. Où aller ?\n';
  const russian = 'Съешь же ещё этих мягких французских булок, да выпей чаю. Привет, мир!\n';
  const cat = '吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。\n';
  const greek = 'Μπορώ να φάω σπασμένα γυαλιά χωρίς να πάθω τίποτα. Καλημέρα κόσμε.\n';
  const korean = '나는 유리를 먹을 수 있어요. 그래도 아프지 않아요. 이것은 긴 문장입니다.\n';

  // python3 -c "print('…'.encode('cp1252').hex())", and so on for each codec
  const legacy: readonly [encoding: string, text: string, hex: string][] = [
    [
      'windows-1252',
      western,
      '4c6520636166e920e9746169742064e96ae0206665726de9209620ab20c76120616c6f7273202120bb2c207392e963726961205a6feb2c20756e6520e96ce87665206e61ef76652e204ff920616c6c6572203f0a',
    ],
    [
      'koi8-r',
      russian,
      'f3dfc5dbd820d6c520c5dda320dcd4c9c820cdd1c7cbc9c820c6d2c1cec3d5dad3cbc9c820c2d5cccfcb2c20c4c120d7d9d0c5ca20dec1c02e20f0d2c9d7c5d42c20cdc9d2210a',
    ],
    [
      'windows-1251',
      russian,
      'd1fae5f8fc20e6e520e5f9b820fdf2e8f520ecffe3eae8f520f4f0e0edf6f3e7f1eae8f520e1f3ebeeea2c20e4e020e2fbefe5e920f7e0fe2e20cff0e8e2e5f22c20ece8f0210a',
    ],
    [
      'shift_jis',
      cat,
      '8ce1947982cd944c82c582a082e9814296bc914f82cd82dc82be96b382a2814282c782b182c590b682ea82bd82a982c682f182c68ca9939682aa82c282a982ca81420a',
    ],
    [
      'euc-jp',
      cat,
      'b8e3c7daa4cfc7ada4c7a4a2a4eba1a3ccbec1b0a4cfa4dea4c0ccb5a4a4a1a3a4c9a4b3a4c7c0b8a4eca4bfa4aba4c8a4f3a4c8b8abc5f6a4aca4c4a4aba4cca1a30a',
    ],
    [
      'windows-1253',
      greek,
      'ccf0eff1fe20ede120f6dcf920f3f0e1f3ecddede120e3f5e1ebe9dc20f7f9f1dff220ede120f0dce8f920f4dff0eff4e12e20cae1ebe7ecddf1e120eafcf3ece52e0a',
    ],
    [
      'euc-kr',
      korean,
      'b3aab4c220c0afb8aeb8a620b8d4c0bb20bcf620c0d6beeebfe42e20b1d7b7a1b5b520bec6c7c1c1f620becabec6bfe42e20c0ccb0cdc0ba20b1e420b9aec0e5c0d4b4cfb4d92e0a',
    ],
  ];

  it.each(legacy)('is guessed from the bytes: %s', async (encoding, text, hex) => {
    const found = await inspectFile(fileOf(bytes(hex)));
    expect(found.text).toBe(text);
    expect(found).toMatchObject({ certain: false, lineEnds: 'LF', whole: true });
    // ISO-8859-7 and Windows-1253 are the same for this text.
    expect([encoding, 'iso-8859-7']).toContain(found.encoding);
    expect(Object.keys(encodings)).toContain(found.encoding);
  });

  it.each(legacy)('is what is told, without a guess: %s', async (encoding, text, hex) => {
    const found = await inspectFile(fileOf(bytes(hex)), encoding);
    expect(found).toEqual({ encoding, certain: true, lineEnds: 'LF', text, whole: true });
  });
});

describe('the line ends of a file', () => {
  it.each([
    ['', ''],
    ['one line', ''],
    ['a\nb', 'LF'],
    ['a\rb\r', 'CR'],
    ['a\r\nb\r\n', 'CRLF'],
    ['a\r\nb\n', 'mixed line ends'],
    ['a\n\rb', 'mixed line ends'],
  ])('of %j are %j', async (text, lineEnds) => {
    expect((await inspectFile(fileOf(text))).lineEnds).toBe(lineEnds);
  });

  it('of a large file are not mixed because its sample ends between CR and LF', async () => {
    const sample = 65_536;
    const line = `${'x'.repeat(1_022)}\r\n`;
    const lines = `${line.repeat(63)}${'x'.repeat(1_023)}\r\n${line.repeat(1_000)}`;
    expect(lines.slice(sample - 1, sample + 1)).toBe('\r\n');
    expect((await inspectFile(fileOf(lines))).lineEnds).toBe('CRLF');
  });
});

describe('the text of a file', () => {
  it('is whole up to 1,000,000 bytes', async () => {
    const text = `${'x'.repeat(999_999)}\n`;
    expect(await inspectFile(fileOf(text))).toMatchObject({ whole: true, text });
  });

  it('is its first whole lines where it is larger', async () => {
    const line = `${'é'.repeat(49)}\n`;
    const found = await inspectFile(fileOf(line.repeat(20_000)));
    expect(found).toMatchObject({ whole: false, encoding: 'utf-8', certain: true, lineEnds: 'LF' });
    // 20,000 code units are 400 lines of fifty; the last line end is left out.
    expect(found.text).toBe(line.repeat(400).slice(0, -1));
  });

  it('is the beginning of a line that is too long, without half an emoji', async () => {
    const found = await inspectFile(fileOf('x', '😀'.repeat(300_000)));
    expect(found.whole).toBe(false);
    expect(found.text).toBe(`x${'😀'.repeat(9_999)}`);
  });

  it('is decoded though the sample ends inside a character', async () => {
    // 65,536 is not divisible by 3: the sample ends inside a three-byte character.
    const found = await inspectFile(fileOf('語'.repeat(400_000)));
    expect(found).toMatchObject({ encoding: 'utf-8', whole: false });
    expect(found.text).toBe('語'.repeat(20_000));
  });

  it('is UTF-8 by more than its beginning', async () => {
    const late = fileOf('x'.repeat(2_000_000), bytes('e9'), '\n'.repeat(10));
    expect((await inspectFile(late)).certain).toBe(false);
  });

  it('is UTF-8 though the part that is checked ends inside a character', async () => {
    // 8,000,000 is not divisible by 3.
    const found = await inspectFile(fileOf('語'.repeat(2_700_000)));
    expect(found).toMatchObject({ encoding: 'utf-8', certain: true });
  });
});

describe('UTF-16 without a byte order mark', () => {
  // python3: 'Plain words, two lines.\nNaïve.\n'.encode('utf-16-le') and 'utf-16-be'
  it.each([
    ['utf-16le', (unit: number) => [unit & 0xff, unit >> 8]],
    ['utf-16be', (unit: number) => [unit >> 8, unit & 0xff]],
  ] as const)('is guessed to be %s', async (encoding, bytesOf) => {
    const text = 'Plain words, two lines.\nNaïve.\n';
    const bytes = [...text].flatMap((character) => bytesOf(character.charCodeAt(0)));
    const found = await inspectFile(new Blob([Uint8Array.from(bytes)]));
    expect(found).toMatchObject({ encoding, certain: false, text });
  });

  it('is not seen in a text with a few NUL characters', async () => {
    const found = await inspectFile(new Blob([`a\u0000b ${'plain words '.repeat(20)}`]));
    expect(found.encoding).toBe('utf-8');
  });
});
