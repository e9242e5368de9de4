const words =
  'time person year way day thing man world life hand part child eye woman place work week case point government company number group problem fact naïve café Zürich señor façade'.split(
    ' ',
  );
const marks = ['.', ',', ';', '!', '?', ' —', ':'];
const emoji = ['😀', '👨‍👩‍👧', '🇫🇷', '❤️', '👍🏽'];

/** Words, punctuation, accents and emoji in lines of about twelve words; the same every time. */
export function mixedText(length: number): string {
  let state = 7;
  const draw = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 0x1_0000_0000) * below);
  };
  let text = '';
  for (let word = 1; text.length < length; word++) {
    text += words[draw(words.length)] ?? '';
    if (draw(6) === 0) text += marks[draw(marks.length)] ?? '';
    if (draw(40) === 0) text += ` ${emoji[draw(emoji.length)] ?? ''}`;
    text += word % 12 === 0 ? '\n' : ' ';
  }
  return text;
}

/** What people paste and programs produce that breaks careless tools. */
export const awkwardTexts: Readonly<Record<string, string>> = {
  'one character': 'x',
  'only spaces': '   \t  \u00a0 ',
  'only line ends': '\n\r\n\r\n\n',
  'CRLF lines': 'one\r\ntwo\r\n\r\nthree\r\n',
  'lone CR lines': 'one\rtwo\rthree',
  'no final line end': 'one\ntwo',
  'byte order mark': '\ufeffone two',
  'lone high surrogate': 'a\ud83d b',
  'lone low surrogate': '\ude00',
  'NUL characters': 'a\u0000b\u0000\u0000c',
  'control characters': '\u0001\u0007\u001b[31mred\u007f',
  'right to left': 'שלום עולם مرحبا بالعالم ‏abc‎ ١٢٣',
  'combining marks': 'e\u0301 Z\u0351\u036b\u0343 \u0301alone',
  'emoji families': '👨‍👩‍👧‍👦🏳️‍🌈🇩🇪1️⃣👍🏽',
  'CJK text': '我能吞下玻璃而不伤身体。日本語のテキスト。',
  'Turkish and German letters': 'İstanbul ıssız Straße ΑΣΣΟΣ ŉ ǆ ﬁ',
  'object property names': '__proto__ constructor\n__proto__\ntoString\n__proto__\n',
  'pattern signs': '$& $1 $$ \\n (a+)+$ [^] {0,} .*?',
  markup: '<p class="a">x & y</p> a < b and c > d <script>alert(1)</script>',
  'one long line': 'lorem ipsum '.repeat(5_000),
  'one long word': 'a'.repeat(50_000),
  'a hundred thousand emoji': '😀'.repeat(100_000),
  'many short lines': 'a\n'.repeat(50_000),
};
