/** How a character is sent. */
export interface Sendable {
  /** Codes in dots and dashes, one a sign. */
  readonly codes: readonly string[];
  /** Whether something of the character is lost, such as an accent Morse has no sign for. */
  readonly approximate: boolean;
}

/** Characters that mean what others do; `%` is sent as ITU-R M.1677-1, section 3.3, has it. */
const sameAs: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '`': "'",
  '´': "'",
  '′': "'",
  '″': "''",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '×': 'X',
  '÷': ':',
  '⁄': '/',
  '%': '0/0',
  '‰': '0/00',
  Œ: 'OE',
  Ĳ: 'IJ',
  '・': '、',
  '「': '（',
  '」': '）',
};

/** Zero of other scripts' figures: the nine behind it follow. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50];

const small = 'ァィゥェォッャュョヮ';
const large = 'アイウエオツヤユヨワ';

/** The codes of one character; `undefined` where Morse has none for it. */
export function sendable(
  character: string,
  codes: ReadonlyMap<string, string>,
): Sendable | undefined {
  for (const signs of exactSigns(character)) {
    const found = signs === '' ? undefined : codesOf(signs, codes);
    if (found) return { codes: found, approximate: false };
  }
  const plain = character.normalize('NFKD').toUpperCase().replace(/\p{M}/gu, '');
  const found = plain === '' ? undefined : codesOf(plain, codes);
  return found && { codes: found, approximate: true };
}

/** Signs that stand for a character without loss, the nearest first. */
function* exactSigns(character: string): Generator<string> {
  const upper = character.toUpperCase();
  yield character;
  yield upper;
  yield sameAs[upper] ?? upper;
  const figure = figureOf(character.codePointAt(0) ?? 0);
  if (figure !== undefined) yield figure;
  yield kanaSigns(character);
  const compatible = character.normalize('NFKC').toUpperCase();
  yield Array.from(compatible, (sign) => sameAs[sign] ?? sign).join('');
  yield kanaSigns(compatible);
  yield greekWithoutTonos(upper);
}

/** Tonos, dialytika and breathings are never sent in Greek, and ς is σ. */
function greekWithoutTonos(letter: string): string {
  const plain = letter.normalize('NFD').replace(/\p{M}/gu, '');
  return /^\p{Script=Greek}$/u.test(plain) ? plain.toUpperCase() : letter;
}

function figureOf(codePoint: number): string | undefined {
  const zero = zeros.find((first) => codePoint >= first && codePoint < first + 10);
  return zero === undefined ? undefined : String(codePoint - zero);
}

/** Katakana for any kana, large for small, with the voicing mark behind it. */
function kanaSigns(text: string): string {
  return Array.from(text.normalize('NFD'), (kana) => {
    if (kana === '\u3099') return '゛';
    if (kana === '\u309a') return '゜';
    const code = kana.charCodeAt(0);
    const katakana = code >= 0x3041 && code <= 0x3096 ? String.fromCharCode(code + 0x60) : kana;
    const at = small.indexOf(katakana);
    return at === -1 ? katakana : large.charAt(at);
  }).join('');
}

function codesOf(signs: string, codes: ReadonlyMap<string, string>): string[] | undefined {
  const found: string[] = [];
  for (const sign of signs) {
    const code = codes.get(sign);
    if (code === undefined) return undefined;
    found.push(code);
  }
  return found;
}
