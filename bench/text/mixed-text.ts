const words =
  'the of and to in is that for it was on are as with they be at one have this from by hot but some what there we can out other were all your when up use word how said each she which their time if will way about many then them would write like these long make thing see him two has look more day could go come did my sound no most number who over know water than call first people may down side been now find any new work part take get place made live where after back little only round man year came show every good me give our under name'.split(
    ' ',
  );
const accented = [...'éèêëáàâäãåçñóòôöõúùûüíìîïýøæßšžčřőűłąęğışğ'];
const emoji = ['😀', '🎉', '👍🏽', '❤️', '🇫🇷', '👨‍👩‍👧', '🌍', '✅'];
const marks = [',', ',', ',', '.', '.', ';', ':', '!', '?', ' —', '…'];

const wordsInLine = 12;
const accentedShare = 0.02;
const emojiShare = 0.005;

/**
 * Mixed text of at least the size told in bytes of UTF-8, ended with its line: ASCII words,
 * punctuation, a new line about every twelve words, 2 % of the characters accented letters and
 * 0.5 % emoji. The same seed gives the same text.
 */
export function mixedText(bytes: number, seed = 1): string {
  const draw = numbers(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(draw() * from.length)] as T;
  const lines: string[] = [];
  let size = 0;
  while (size < bytes) {
    const line = makeLine(draw, pick);
    lines.push(line);
    size += Buffer.byteLength(line);
  }
  return lines.join('');
}

function makeLine(draw: () => number, pick: <T>(from: readonly T[]) => T): string {
  const count = wordsInLine - 4 + Math.floor(draw() * 9);
  const line: string[] = [];
  for (let place = 0; place < count; place++) {
    const word = [...pick(words)].map((letter) =>
      draw() < accentedShare * 1.3 ? pick(accented) : letter,
    );
    const cased = draw() < 0.12 ? capitalised(word.join('')) : word.join('');
    const mark = draw() < 0.15 ? pick(marks) : '';
    const smile = draw() < emojiShare * 5.2 ? ` ${pick(emoji)}` : '';
    line.push(cased + mark + smile);
  }
  return `${line.join(' ')}\n`;
}

function capitalised(word: string): string {
  const first = word.slice(0, 1);
  return first.toUpperCase() + word.slice(1);
}

/** Numbers from 0 up to 1, by Mulberry32 (Tommy Ettinger, public domain). */
function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}
