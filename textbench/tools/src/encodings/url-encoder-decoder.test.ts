import { runTool, ToolInputError } from '@textbench/kit';
import { fixedContext } from '@textbench/kit/laws';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tool } from './url-encoder-decoder.ts';

type Options = Record<string, unknown>;

async function full(text: string, options: Options = {}) {
  return runTool(tool, { text }, options, fixedContext());
}

async function run(text: string, options: Options = {}): Promise<string> {
  const [main] = (await full(text, options)).parts;
  return main.kind === 'text' ? main.text : '';
}

const decode = (text: string, options: Options = {}) =>
  run(text, { direction: 'decode', ...options });

const signs = "a b&c=d/é?ü~*'()!€😀+%";

describe('encoding, against Python’s urllib.parse', () => {
  // from urllib.parse import quote, quote_plus; the call stands before the value
  it.each([
    [
      `quote(signs, safe='')`,
      signs,
      { kind: 'strict' },
      'a%20b%26c%3Dd%2F%C3%A9%3F%C3%BC~%2A%27%28%29%21%E2%82%AC%F0%9F%98%80%2B%25',
    ],
    [`quote('é ÿ', safe='', encoding='latin-1')`, 'é ÿ', { charset: 'windows-1252' }, '%E9%20%FF'],
    [
      `quote('アソ', safe='', encoding='shift_jis')`,
      'アソ',
      { charset: 'shift_jis' },
      '%83A%83%5C',
    ],
    [
      `quote('Привет', safe='', encoding='koi8-r')`,
      'Привет',
      { charset: 'koi8-r' },
      '%F0%D2%C9%D7%C5%D4',
    ],
    [
      `quote('/a b/ü;v=1,2/@x:y', safe="/!$&'()*+,;=:@")`,
      '/a b/ü;v=1,2/@x:y',
      { kind: 'path' },
      '/a%20b/%C3%BC;v=1,2/@x:y',
    ],
    [`quote('\\n\\r\\t\\x00', safe='')`, '\n\r\t\0', {}, '%0A%0D%09%00'],
    [`quote_plus('rock & roll')`, 'rock & roll', { kind: 'form' }, 'rock+%26+roll'],
  ])('%s', async (_call, text, options, expected) => {
    expect(await run(text, options)).toBe(expected);
  });
});

describe('encoding, against ECMAScript and the URL Standard as the platform implements them', () => {
  it('is encodeURIComponent for a query value', async () => {
    expect(await run(signs)).toBe(encodeURIComponent(signs));
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        expect(await run(text)).toBe(encodeURIComponent(text));
      }),
    );
  });

  it('is what URLSearchParams writes for a form field', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        const written = new URLSearchParams([['', text]]).toString().slice(1);
        expect(await run(text, { kind: 'form' })).toBe(written);
      }),
    );
  });

  // The platform's URL cuts off tabs and line ends, turns \ into / in paths, and resolves dots.
  const printable = fc.string({
    unit: fc.constantFrom(...Array.from('abc "#$%&\'()*+,-/:;<=>?@[]^_`{|}~é😀')),
  });
  it.each([
    [
      'whatwgFragment',
      (url: URL, text: string) => {
        url.hash = text;
        return url.hash.slice(1);
      },
    ],
    [
      'whatwgSpecialQuery',
      (url: URL, text: string) => {
        url.search = text;
        return url.search.slice(1);
      },
    ],
    [
      'whatwgPath',
      (url: URL, text: string) => {
        url.pathname = `/${text}`;
        return url.pathname.slice(1);
      },
    ],
    [
      'whatwgUserinfo',
      (url: URL, text: string) => {
        url.username = text;
        return url.username;
      },
    ],
  ] as const)('%s', async (kind, set) => {
    await fc.assert(
      fc.asyncProperty(printable, async (text) => {
        const guarded = `x${text}x`;
        expect(await run(guarded, { kind })).toBe(set(new URL('http://h/'), guarded));
      }),
    );
  });

  it('encodes the query of other schemes without the apostrophe', async () => {
    const url = new URL('foo://h/');
    url.search = `x'é"x`;
    expect(await run(`x'é"x`, { kind: 'whatwgQuery' })).toBe(url.search.slice(1));
  });

  it('encodes the component set, which is encodeURIComponent’s and ^ beside', async () => {
    // https://url.spec.whatwg.org/#component-percent-encode-set: encodeURIComponent gives the same
    await fc.assert(
      fc.asyncProperty(printable, async (text) => {
        expect(await run(text, { kind: 'whatwgComponent' })).toBe(encodeURIComponent(text));
      }),
    );
  });

  it('encodes everything where everything is asked for', async () => {
    expect(await run('aé', { kind: 'everything', lowerCase: true })).toBe('%61%c3%a9');
  });
});

describe('whole addresses', () => {
  const address = (text: string) => run(text, { kind: 'address' });

  it('keep what is reserved, and escapes that are there', async () => {
    expect(await address('https://a.example/b%20c?d=50%&e=%C3%A9#ü [x]')).toBe(
      'https://a.example/b%20c?d=50%25&e=%C3%A9#%C3%BC%20[x]',
    );
    expect(await address('http://[2001:db8::1]:80/ä')).toBe('http://[2001:db8::1]:80/%C3%A4');
  });

  it('get an ASCII host', async () => {
    // python3 -c "print('münchen.de'.encode('idna'))"
    expect(await address('http://münchen.de/straße')).toBe('http://xn--mnchen-3ya.de/stra%C3%9Fe');
    expect(await address('HTTP://jörg@Bücher.example:8080?ü')).toBe(
      'HTTP://j%C3%B6rg@xn--bcher-kva.example:8080?%C3%BC',
    );
    // new URL('http://ex。ample.日本/').host
    expect(await address('http://ex。ample.日本')).toBe('http://ex.ample.xn--wgv71a');
  });

  it('are one a line', async () => {
    expect(await address('http://ä.example\r\nhttp://ö.example/ö\nno address: ü')).toBe(
      'http://xn--4ca.example\r\nhttp://xn--nda.example/%C3%B6\nno%20address:%20%C3%BC',
    );
  });

  it('say when a host cannot be one', async () => {
    const { parts, notes } = await full('http://ü ü/x', { kind: 'address' });
    expect(parts[0]).toMatchObject({ text: 'http://%C3%BC%20%C3%BC/x' });
    expect(notes?.[0]?.text).toContain('1 host name cannot be a domain name');
  });

  it('come out the same however they are cut', async () => {
    const text = 'http://jörg@bücher.example:80/a%20b%zz?ü=50%\nhttps://ß.example\r\n';
    const whole = await address(text);
    for (let cut = 1; cut < text.length; cut++) {
      const values = { ...defaults, kind: 'address' } as const;
      const stream = tool.textStream?.(values);
      if (!stream) throw new Error('It does not stream.');
      const pieces = stream.push(text.slice(0, cut)) + stream.push(text.slice(cut)) + stream.end();
      expect(pieces, `cut at ${cut}`).toBe(whole);
    }
  });
});

const defaults = {
  direction: 'encode',
  kind: 'component',
  plus: false,
  rounds: 1,
  charset: 'utf-8',
  faults: 'keep',
  keepLineEnds: false,
  lowerCase: false,
} as const;

describe('decoding, against Python’s urllib.parse', () => {
  // from urllib.parse import unquote, unquote_plus; the call stands before the value
  it.each([
    [`unquote('%E6%97%A5%20%zz%4')`, '%E6%97%A5%20%zz%4', {}, '日 %zz%4'],
    [`unquote('caf%E9', encoding='latin-1')`, 'caf%E9', { charset: 'windows-1252' }, 'café'],
    [`unquote('%83A%83%5C', encoding='shift_jis')`, '%83A%83%5C', { charset: 'shift_jis' }, 'アソ'],
    [`unquote_plus('a+b%2Bc')`, 'a+b%2Bc', { plus: true }, 'a b+c'],
    [`unquote('a+b%2Bc')`, 'a+b%2Bc', {}, 'a+b+c'],
    [`unquote('%E9')`, '%E9', { faults: 'replace' }, '\ufffd'],
    [`unquote('%f0%9f%98%80')`, '%f0%9f%98%80', {}, '😀'],
    [`unquote('%F0%D2%C9', encoding='koi8-r')`, '%F0%D2%C9', { charset: 'koi8-r' }, 'При'],
    [`unquote('日%E6%9C%AC')`, '日%E6%9C%AC', {}, '日本'],
    [`unquote('%')`, '%', {}, '%'],
  ])('%s', async (_call, text, options, expected) => {
    expect(await decode(text, options)).toBe(expected);
  });

  it('is decodeURIComponent wherever that does not give up', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        const encoded = encodeURIComponent(text);
        expect(await decode(encoded)).toBe(decodeURIComponent(encoded));
      }),
    );
  });
});

describe('broken escapes', () => {
  it('stay, are counted and marked, and nothing is lost', async () => {
    const { parts, notes, inputMarks } = await full('50% of %zz and %E9%C3%A9', {
      direction: 'decode',
    });
    expect(parts[0]).toMatchObject({ text: '50% of %zz and %E9é' });
    expect(notes?.[0]?.text).toMatch(/^2 percent signs without two hexadecimal digits/);
    expect(notes?.[1]?.text).toMatch(/^1 place not valid in UTF-8, left as it is: “%E9”/);
    expect(inputMarks?.[0]?.marks.map(({ start, end }) => [start, end])).toEqual([
      [2, 3],
      [7, 8],
      [15, 18],
    ]);
  });

  it('stop with the place where that is asked for', async () => {
    const position = async (text: string, options: Options = {}) => {
      try {
        await decode(text, { faults: 'stop', ...options });
      } catch (error) {
        if (error instanceof ToolInputError) return error.position;
        throw error;
      }
      return undefined;
    };
    expect(await position('ab%4')).toEqual({ input: 'text', offset: 2, length: 1 });
    expect(await position('a%20%E9b')).toEqual({ input: 'text', offset: 4, length: 3 });
    expect(await position('a%83%5C%FFb', { charset: 'shift_jis' })).toMatchObject({ offset: 7 });
    expect(await position('a%20b')).toBeUndefined();
  });

  it('keep the digits as they were written', async () => {
    expect(await decode('%e9%E9')).toBe('%e9%E9');
  });

  it('never throw on lone surrogates, either way', async () => {
    expect(await run('a\ud83d')).toBe('a%EF%BF%BD');
    expect(await decode('\ude00%20\ud83d')).toBe('\ude00 \ud83d');
    const { notes } = await full('a\ud83d');
    expect(notes?.[0]?.text).toContain('1 lone surrogate');
  });
});

describe('text encoded more than once', () => {
  it('is noticed, and decoded as often as told', async () => {
    const { notes } = await full('%2520', { direction: 'decode' });
    expect(notes?.[0]?.text).toContain('more than once');
    expect(await decode('%252520', { rounds: 2 })).toBe('%20');
    const {
      parts,
      facts,
      notes: none,
    } = await full('%252520', { direction: 'decode', rounds: 10 });
    expect(parts[0]).toMatchObject({ text: ' ' });
    expect(facts).toEqual(['1 escape decoded', 'in 3 rounds']);
    expect(none).toEqual([]);
  });
});

describe('characters that a charset lacks', () => {
  it('are written as browsers submit them', async () => {
    // https://url.spec.whatwg.org/#string-percent-encode-after-encoding: U+203D in Shift_JIS
    expect(await run('a‽b', { charset: 'shift_jis' })).toBe('a%26%238253%3Bb');
    // their marks stay escaped even where & and ; are not
    expect(await run('‽', { charset: 'shift_jis', kind: 'address' })).toBe('%26%238253%3B');
    // ISO-2022-JP returns to ASCII first; python3 -c "print('日本'.encode('iso-2022-jp'))"
    const japanese = { charset: 'iso-2022-jp' };
    expect(await run('日‽本', japanese)).toBe('%1B%24BF%7C%1B(B%26%238253%3B%1B%24BK%5C%1B(B');
  });
});

describe('the table of a query', () => {
  const rows = async (text: string, options: Options = { direction: 'decode' }) => {
    const { parts } = await full(text, options);
    const table = parts[1];
    return table?.kind === 'table' ? table.rows : undefined;
  };

  it('is what Python’s parse_qsl gives', async () => {
    // parse_qsl('a=1&b=%C3%A9+x&c&=d&a=2', keep_blank_values=True)
    expect(await rows('https://h/?a=1&b=%C3%A9+x&c&=d&a=2#f?g=h')).toEqual([
      ['a', '1'],
      ['b', 'é x'],
      ['c', ''],
      ['', 'd'],
      ['a', '2'],
    ]);
    expect(await rows('a=1&b=2')).toEqual([
      ['a', '1'],
      ['b', '2'],
    ]);
  });

  it('tells lines apart, and is not there without a query', async () => {
    expect(await rows('x?a=1\nnothing\ny?b=2')).toEqual([
      [1, 'a', '1'],
      [3, 'b', '2'],
    ]);
    expect(await rows('a = b')).toBeUndefined();
    expect(await rows('what? nothing')).toEqual([[' nothing', '']]);
    expect(await rows('a=1', {})).toBeUndefined();
  });
});

it('keeps line ends for a list of values', async () => {
  expect(await run('a b\r\nc&d\n', { keepLineEnds: true })).toBe('a%20b\r\nc%26d\n');
});

it('works over the borders of blocks', async () => {
  const text = 'é😀%'.repeat(9_000);
  const encoded = encodeURIComponent(text);
  expect(await run(text)).toBe(encoded);
  expect(await decode(encoded)).toBe(text);
  expect(await decode(`${encoded}%`)).toBe(`${text}%`);
});
