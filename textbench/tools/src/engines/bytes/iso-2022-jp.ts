import { bytesOf, reverseTable } from './reverse-table.ts';

type Charset = 'ascii' | 'roman' | 'jis0208';

const escapes: Readonly<Record<Charset, readonly number[]>> = {
  ascii: [0x1b, 0x28, 0x42],
  roman: [0x1b, 0x28, 0x4a],
  jis0208: [0x1b, 0x24, 0x42],
};

/** Writes ISO-2022-JP, which switches character sets by escape sequences (Encoding Standard, section 12.2). */
export class Iso2022JpWriter {
  #charset: Charset = 'ascii';

  /** The bytes of a code point with the switch it needs; `undefined` where it has no place. */
  bytes(codePoint: number): number[] | undefined {
    if (codePoint === 0x0e || codePoint === 0x0f || codePoint === 0x1b) return undefined;
    if (codePoint === 0xa5) return [...this.#switchTo('roman'), 0x5c];
    if (codePoint === 0x203e) return [...this.#switchTo('roman'), 0x7e];
    if (codePoint < 0x80) return [...this.#switchForAscii(codePoint), codePoint];
    const pair = jis0208(codePoint);
    return pair && [...this.#switchTo('jis0208'), ...pair];
  }

  /** The switch back to ASCII, with which a text has to end. */
  end(): readonly number[] {
    return this.#switchTo('ascii');
  }

  #switchForAscii(codePoint: number): readonly number[] {
    const same = this.#charset === 'roman' && codePoint !== 0x5c && codePoint !== 0x7e;
    return same ? [] : this.#switchTo('ascii');
  }

  #switchTo(charset: Charset): readonly number[] {
    if (this.#charset === charset) return [];
    this.#charset = charset;
    return escapes[charset];
  }
}

function jis0208(codePoint: number): [number, number] | undefined {
  const bytes = bytesOf(reverseTable('euc-jp'), widened(codePoint));
  const [first, second] = [bytes >> 8, bytes & 0xff];
  return first >= 0xa1 ? [first - 0x80, second - 0x80] : undefined;
}

/** Half-width katakana have no place here and are written full width. */
function widened(codePoint: number): number {
  if (codePoint === 0x2212) return 0xff0d;
  if (codePoint === 0xff9e) return 0x309b;
  if (codePoint === 0xff9f) return 0x309c;
  if (codePoint < 0xff61 || codePoint > 0xff9f) return codePoint;
  return String.fromCharCode(codePoint).normalize('NFKC').charCodeAt(0);
}
