import type { AudioPart } from '@textbench/kit';
import { runTool, ToolInputError } from '@textbench/kit';
import { fixedContext } from '@textbench/kit/laws';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tool } from './morse-code-converter.ts';

type Options = Record<string, unknown>;

async function full(text: string, options: Options = {}) {
  return runTool(tool, { text }, options, fixedContext());
}

async function convert(text: string, options: Options = {}): Promise<string> {
  const [main] = (await full(text, options)).parts;
  return main.kind === 'text' ? main.text : '';
}

const to = (text: string, options: Options = {}) => convert(text, { direction: 'to', ...options });
const from = (text: string, options: Options = {}) =>
  convert(text, { direction: 'from', ...options });

describe('against morse of the BSD games', () => {
  // printf '%s\n' TEXT | morse -s, its lines joined by a space and its empty lines by a slash, without
  // the ...-.- it puts at the end
  it.each([
    [
      'The quick brown fox jumps over the lazy dog',
      '- .... . / --.- ..- .. -.-. -.- / -... .-. --- .-- -. / ..-. --- -..- / .--- ..- -- .--. ... / --- ...- . .-. / - .... . / .-.. .- --.. -.-- / -.. --- --.',
    ],
    ['0123456789', '----- .---- ..--- ...-- ....- ..... -.... --... ---.. ----.'],
    [
      'Hello (world), 3.14?',
      '.... . .-.. .-.. --- / -.--. .-- --- .-. .-.. -.. -.--.- --..-- / ...-- .-.-.- .---- ....- ..--..',
    ],
    [
      'a/b=c+d-e: "f" it\'s',
      '.- -..-. -... -...- -.-. .-.-. -.. -....- . ---... / .-..-. ..-. .-..-. / .. - .----. ...',
    ],
  ])('writes %s', async (text, morse) => {
    expect(await to(text)).toBe(morse);
  });

  // printf '%s\n' MORSE | morse -d
  it.each([
    ['-.-- . ... --..-- / -. ---', 'YES, NO'],
    ['.---- ..--- ...-- ....- ..... -.... --... ---.. ----. -----', '1234567890'],
    [
      '.- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..',
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    ],
    [
      '.-.-.- --..-- ---... ..--.. .----. -....- -..-. -.--. -.--.- .-..-. -...- .-.-.',
      '.,:?\'-/()"=+',
    ],
  ])('reads %s', async (morse, text) => {
    expect(await from(morse)).toBe(text);
  });
});

describe('Recommendation ITU-R M.1677-1', () => {
  it('has an accented e and a commercial at', async () => {
    // section 1.1.1 and 1.1.3
    expect(await to('é@')).toBe('..-.. .--.-.');
    expect(await from('..-.. .--.-.')).toBe('É@');
  });

  it('has understood, error, wait, end of work and the starting signal', async () => {
    // section 1.1.3
    expect(await to('<SN> <HH> <AS> <SK> <CT>')).toBe('...-. / ........ / .-... / ...-.- / -.-.-');
    expect(await from('...-. ........ ...-.- -.-.-')).toBe('<SN><HH><SK><CT>');
  });

  it('sends percent, thousandth, minutes, seconds and times with what there is', async () => {
    // sections 3.2 to 3.5
    expect(await to('%')).toBe(await to('0/0'));
    expect(await to('‰')).toBe(await to('0/00'));
    expect(await to('5′ 6″')).toBe(await to("5' 6''"));
    expect(await to('2×3')).toBe(await to('2X3'));
    expect(await to('6÷2')).toBe(await to('6:2'));
  });
});

describe('other alphabets', () => {
  // en.wikipedia.org "Morse code for non-Latin alphabets", and for kana "Wabun code"
  it.each([
    ['greek', 'ΚΑΛΗΜΕΡΑ ΧΨΩΘΞΦ', '-.- .- .-.. .... -- . .-. .- / ---- --.- .-- -.-. -..- ..-.'],
    [
      'russian',
      'ПРИВЕТ ЖЧШЩЪЫЬЭЮЯ',
      '.--. .-. .. .-- . - / ...- ---. ---- --.- --.-- -.-- -..- ..-.. ..-- .-.-',
    ],
    ['ukrainian', 'КИЇВ ІЄ', '-.- -.-- .---. .-- / .. ..-..'],
    ['bulgarian', 'БЪЛГАРИЯ', '-... -..- .-.. --. .- .-. .. .-.-'],
    ['hebrew', 'שלום', '... .-.. . --'],
    ['arabic', 'سلام', '... .-.. .- --'],
    ['wabun', 'コンニチハセカイ', '---- .-.-. -.-. ..-. -... .---. .-.. .-'],
    [
      'international',
      'ÄÖÜÀÈÑÇŁ ŚŹŻÞÐ',
      '.-.- ---. ..-- .--.- .-..- --.-- -.-.. .-..- / ...-... --..-. --..- .--.. ..--.',
    ],
  ])('%s', async (alphabet, text, morse) => {
    expect(await to(text, { alphabet })).toBe(morse);
    const same = { international: 'ÄÖÜÀÈÑÇÈ ŚŹŻÞÐ' }[alphabet] ?? text;
    expect(await from(morse, { alphabet })).toBe(same);
  });

  it('writes letters of all, whichever is chosen, and that one’s first', async () => {
    expect(await to('aбγשا')).toBe('.- -... --. ... .-');
    expect(await to('И')).toBe('..');
    expect(await to('И', { alphabet: 'ukrainian' })).toBe('-.--');
  });

  it('writes final letters as plain ones and reads them at the end of words', async () => {
    expect(await to('ךםןףץ')).toBe('-.- -- -. .--. .--');
    expect(await from('... .-.. . -- / -- .', { alphabet: 'hebrew' })).toBe('שלום מו');
  });

  it('sends kana of either kind, small and voiced', async () => {
    expect(await to('がぱっャﾊﾟ')).toBe('.-.. .. -... ..--. .--. .-- -... ..--.');
    expect(await from('.-.. .. -... ..--. -.-. ..', { alphabet: 'wabun' })).toBe('ガパニ゛');
    expect(await to('ラーメン')).toBe('... .--.- -...- .-.-.');
  });

  it('reads Japanese between its signals in an international message', async () => {
    expect(await from('.- -..--- .- ...-. .-')).toBe('A<DO>イ<SN>A');
  });

  it('sends Greek without accents and Russian ё as е', async () => {
    expect(await to('καλημέρα ΐς')).toBe(await to('ΚΑΛΗΜΕΡΑ ΙΣ'));
    expect(await to('ёж')).toBe(await to('ЕЖ'));
    expect((await full('καλημέρα', { direction: 'to' })).notes).toEqual([]);
  });

  it('sends figures of other scripts', async () => {
    expect(await to('٣٤')).toBe('...-- ....-');
    expect(await to('１２½')).toBe('.---- ..--- .---- -..-. ..---');
  });
});

describe('nothing is dropped in silence', () => {
  it('marks and counts what has no code', async () => {
    const { parts, notes, inputMarks } = await full('a😀b#😀', { direction: 'to' });
    expect(parts[0]).toMatchObject({ text: '.- [?] -... [?] [?]' });
    expect(notes?.[0]?.text).toMatch(
      /^3 characters without a Morse code, written as \[\?\]: “😀”, “#”/,
    );
    expect(inputMarks?.[0]?.marks.map(({ start, end }) => [start, end])).toEqual([
      [1, 3],
      [4, 5],
      [5, 7],
    ]);
  });

  it('keeps, leaves out or stops, as told', async () => {
    expect(await to('a#b', { unknown: 'keep' })).toBe('.- # -...');
    expect(await to('a#b', { unknown: 'skip' })).toBe('.- -...');
    expect((await full('a#b', { direction: 'to', unknown: 'skip' })).notes?.[0]?.text).toContain(
      '“#”',
    );
    const stop = to('ab #', { unknown: 'stop' });
    await expect(stop).rejects.toThrow(/“#” has no Morse code/);
    await expect(stop).rejects.toMatchObject({ position: { input: 'text', offset: 3, length: 1 } });
  });

  it('sends a letter without an accent Morse does not know, and says so', async () => {
    const { parts, notes } = await full('ǎ ŏ', { direction: 'to' });
    expect(parts[0]).toMatchObject({ text: '.- / ---' });
    expect(notes?.[0]?.text).toMatch(/^2 characters sent without an accent.*“ǎ”, “ŏ”/);
    expect(notes?.[0]?.tone).toBe('information');
  });

  it('joins combining marks with their letters', async () => {
    expect(await to('e\u0301 u\u0308')).toBe('..-.. / ..--');
    const zalgo = `e${'\u0362'.repeat(200)}x`;
    expect(await to(zalgo)).toBe('. -..-');
    expect(await to('\u0301')).toBe('[?]');
  });

  it('passes over what cannot be seen', async () => {
    expect(await to('\ufeffa\u200db\u00ad')).toBe('.- -...');
    expect((await full('\ufeffa', { direction: 'to' })).notes).toEqual([]);
  });

  it('marks codes that no sign has', async () => {
    const { parts, notes, inputMarks } = await full('.- ......- -', { direction: 'from' });
    expect(parts[0]).toMatchObject({ text: 'A[?]T' });
    expect(notes?.[0]?.text).toContain('“......-”');
    expect(inputMarks?.[0]?.marks).toMatchObject([{ start: 3, end: 10 }]);
    expect(await from('......-', { unknown: 'keep' })).toBe('......-');
    await expect(from('. ......-', { unknown: 'stop' })).rejects.toThrow(
      /is no sign of this alphabet/,
    );
    expect(await from(`${'.'.repeat(500)} -`)).toBe('[?]T');
  });

  it('keeps what is not Morse in its place', async () => {
    const { parts, notes } = await full('.- hello -', { direction: 'from' });
    expect(parts[0]).toMatchObject({ text: 'AhelloT' });
    expect(notes?.[0]?.text).toContain('1 place not Morse');
    expect(await from('.- [?] <AR> -')).toBe('A[?]<AR>T');
    await expect(from('.- hello', { unknown: 'stop' })).rejects.toThrow(/“hello” is not Morse/);
  });
});

describe('gaps and lines', () => {
  it('reads words behind a slash, several spaces or a tab', async () => {
    for (const gap of [' / ', '/', '   ', '  ', '\t', ' | ', ' //  / ', '       ']) {
      expect(await from(`.-${gap}-...`), JSON.stringify(gap)).toBe('A B');
    }
  });

  it('keeps line ends and drops spaces around them', async () => {
    expect(await to(' a b \r\n\n c ')).toBe('.- / -...\r\n\n-.-.');
    expect(await from('  .- \r\n / -... / \n')).toBe('A\r\nB\n');
  });

  it('reads any signs people use for dots and dashes', async () => {
    for (const morse of ['• − •', '.−.', '·–·', '∙_∙', '*-*', '●▬●', '・ー・']) {
      expect(await from(morse.replaceAll(' ', '')), morse).toBe('R');
    }
    expect(await from('… --- …')).toBe('SOS');
  });
});

describe('symbols of one’s own', () => {
  const words = { symbols: 'custom', dot: 'dit', dash: 'dah', letterGap: ' ', wordGap: '  ' };

  it('are written and read', async () => {
    expect(await to('hi a', words)).toBe('ditditditdit ditdit  ditdah');
    expect(await from('ditditditdit ditdit  ditdah', words)).toBe('HI A');
    const emoji = { symbols: 'custom', dot: '🟢', dash: '🟩', letterGap: '⬜', wordGap: '⬛' };
    expect(await to('ab c', emoji)).toBe('🟢🟩⬜🟩🟢🟢🟢⬛🟩🟢🟩🟢');
    expect(await convert('🟢🟩⬜🟩🟢🟢🟢⬛🟩🟢🟩🟢', emoji)).toBe('AB C');
    expect(await to('é', { symbols: 'typographic' })).toBe('··−··');
  });

  it('are read the same however they are cut', async () => {
    const text = await to('PARIS IS NICE', words);
    for (let cut = 1; cut < text.length; cut++) {
      const stream = tool.textStream?.({ ...defaults, ...words, direction: 'from' } as never);
      if (!stream) throw new Error('It does not stream.');
      const pieces = stream.push(text.slice(0, cut)) + stream.push(text.slice(cut)) + stream.end();
      expect(pieces).toBe('PARIS IS NICE');
    }
  });

  it('have to be told apart', async () => {
    const same = to('a', { symbols: 'custom', dot: 'x', dash: 'x' });
    await expect(same).rejects.toMatchObject({ option: 'dash' });
    const none = to('a', { symbols: 'custom', dot: ' ' });
    await expect(none).rejects.toBeInstanceOf(ToolInputError);
  });
});

const defaults = {
  direction: 'auto',
  alphabet: 'international',
  symbols: 'ascii',
  dot: 'dit',
  dash: 'dah',
  letterCase: 'upper',
  speed: 20,
  pitch: 600,
  overall: 0,
  letterGap: ' ',
  wordGap: ' / ',
  preferProsigns: false,
  unknown: 'mark',
};

describe('the direction', () => {
  it('is found out', async () => {
    expect(await convert('SOS')).toBe('... --- ...');
    expect(await convert('... --- ...')).toBe('SOS');
    expect(await convert('- one\n- two')).toBe('-....- / --- -. .\n-....- / - .-- ---');
    expect(await convert('.- [?] <AR>')).toBe('A[?]<AR>');
    expect((await full('... --- ...')).facts).toEqual(['Morse to text', '3 signs']);
    expect((await full('SOS')).facts).toEqual(['text to Morse', '3 signs']);
  });

  it('is the same for a long text, whole or in pieces', async () => {
    for (const text of [`${'.- '.repeat(600)}hello`, `${'.- '.repeat(100)}hello`]) {
      const stream = tool.textStream?.(defaults as never);
      const pieces = text.match(/.{1,7}/gs) ?? [];
      const streamed = pieces.map((piece) => stream?.push(piece)).join('') + stream?.end();
      expect(streamed).toBe(await convert(text));
    }
  });
});

describe('letters', () => {
  it('in any case', async () => {
    const morse = await to('IS IT? YES. 3.5 OK');
    expect(await from(morse, { letterCase: 'lower' })).toBe('is it? yes. 3.5 ok');
    expect(await from(morse, { letterCase: 'sentence' })).toBe('Is it? Yes. 3.5 Ok');
  });

  it('as punctuation or as prosigns', async () => {
    expect(await from('.-.-. -...- -.--. .-...')).toBe('+=(&');
    const options = { preferProsigns: true };
    expect(await from('.-.-. -...- -.--. .-...', options)).toBe('<AR><BT><KN><AS>');
  });

  it('as prosigns are written', async () => {
    expect(await to('<sos> <XX> <p>')).toBe('...---... / [?] -..- -..- [?] / [?] .--. [?]');
  });
});

describe('the sound', () => {
  const soundOf = async (text: string, options: Options = {}): Promise<AudioPart | undefined> => {
    const { parts } = await full(text, options);
    return parts.find((part) => part.kind === 'audio');
  };

  it('of PARIS and its gap lasts fifty dots', async () => {
    // 20 words a minute: 3 s a word, a dot of 60 ms; the second word begins after one word
    const sound = await soundOf('PARIS PARIS', { speed: 20, pitch: 700 });
    expect(sound?.tones.length).toBe(28);
    expect(sound?.tones[0]).toEqual({ start: 0, length: 0.06, frequency: 700 });
    expect(sound?.tones[1]?.length).toBeCloseTo(0.18);
    expect(sound?.tones[14]?.start).toBeCloseTo(3);
    expect(sound?.duration).toBeCloseTo(3 + 43 * 0.06);
  });

  it('with Farnsworth gaps has as many words a minute as told', async () => {
    // ARRL: signs at 20, PARIS five times a minute: 12 s a word
    const sound = await soundOf('PARIS PARIS', { speed: 20, overall: 5 });
    expect(sound?.tones[0]?.length).toBeCloseTo(0.06);
    expect(sound?.tones[14]?.start).toBeCloseTo(12);
    const usual = await soundOf('PARIS PARIS', { speed: 20, overall: 20 });
    expect(usual?.tones[14]?.start).toBeCloseTo(3);
  });

  it('is the same from text and from Morse', async () => {
    const morse = await to('HELLO WORLD\nÉ');
    const [one, other] = [await soundOf('hello world\né'), await soundOf(morse)];
    expect(one?.tones).toEqual(other?.tones);
    const dits = { symbols: 'custom', dot: 'dit', dash: 'dah' };
    const own = await soundOf(await to('HELLO WORLD\nÉ', dits), { ...dits, direction: 'from' });
    expect(own?.tones).toEqual(one?.tones);
  });

  it('ends after ten minutes, and says so', async () => {
    const { parts, notes } = await full('paris '.repeat(1_000), { speed: 20 });
    const sound = parts.find((part) => part.kind === 'audio');
    expect(sound?.kind === 'audio' && sound.duration).toBeLessThanOrEqual(600);
    expect(sound?.kind === 'audio' && sound.duration).toBeGreaterThan(595);
    expect(notes?.some(({ text }) => text.includes('The sound holds the beginning only'))).toBe(
      true,
    );
  });

  it('has tones in order, none over another', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        const sound = await soundOf(text, { direction: 'to' });
        let end = 0;
        for (const tone of sound?.tones ?? []) {
          expect(tone.start).toBeGreaterThanOrEqual(end);
          end = tone.start + tone.length;
        }
        expect(sound?.duration ?? 0).toBeCloseTo(end);
      }),
    );
  });

  it('is none where there is nothing to send', async () => {
    expect(await soundOf('')).toBeUndefined();
    expect(await soundOf(' \n')).toBeUndefined();
  });
});

it('lists the signs of the text with their codes', async () => {
  const { parts } = await full('ease é');
  const table = parts.find((part) => part.kind === 'table');
  expect(table?.kind === 'table' && table.rows).toEqual([
    ['E', '.', 2],
    ['A', '.-', 1],
    ['S', '...', 1],
    ['É', '..-..', 1],
  ]);
});
