import { createHash } from 'node:crypto';
import { runTool, ToolInputError } from '@textbench/kit';
import { fixedContext } from '@textbench/kit/laws';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bare, nameOf, namesOf, valueByName } from '../engines/entities/names.ts';
import { referencesIn } from '../engines/entities/references.ts';
import { tool } from './html-entity-encoder-decoder.ts';

type Options = Record<string, unknown>;

async function full(text: string, options: Options = {}) {
  return runTool(tool, { text }, options, fixedContext());
}

async function encode(text: string, options: Options = {}): Promise<string> {
  const [main] = (await full(text, options)).parts;
  return main.kind === 'text' ? main.text : '';
}

const decode = (text: string, options: Options = {}) =>
  encode(text, { direction: 'decode', ...options });

describe('the table of names', () => {
  it('is that of the HTML Standard, name by name', () => {
    // python3 -c "import html.entities as e, hashlib; t = e.html5
    // s = sorted(k[:-1] for k in t if k.endswith(';'))
    // print(hashlib.sha256(' '.join(f'{k}={t[k + chr(59)]}' for k in s).encode()).hexdigest())
    // b = sorted(k for k in t if not k.endswith(';'))
    // print(len(s), len(b), hashlib.sha256(' '.join(b).encode()).hexdigest())"
    const names = [...valueByName.keys()].sort();
    const listed = names.map((name) => `${name}=${valueByName.get(name)}`).join(' ');
    const hash = (text: string) => createHash('sha256').update(text).digest('hex');
    expect(names.length).toBe(2_125);
    expect(hash(listed)).toBe('99282df05fc30a227e6f92cf1dd3b958b6ed413e0f56f7a04c653a5be760e042');
    expect(bare.size).toBe(106);
    expect(hash([...bare].sort().join(' '))).toBe(
      '0d8b9433b1ca289e551310eb46e6021a530a906a2a80a0c192962cac9d9b83cf',
    );
  });

  it('prefers the names everyone knows', () => {
    expect(namesOf('Å')).toEqual(['Aring', 'angst']);
    expect(namesOf('&')).toEqual(['amp', 'AMP']);
    expect(nameOf('½', 'html5')).toBe('frac12');
    expect(nameOf('≂̸', 'html5')).toBe('nesim');
    expect(nameOf('ą', 'html4')).toBeUndefined();
    expect(nameOf('é', 'xml')).toBeUndefined();
    expect(nameOf("'", 'xml')).toBe('apos');
  });
});

describe('encoding, against other programs', () => {
  it.each([
    // python3: html.escape(…), which has no name for the apostrophe
    [
      `html.escape('<a href="x">Tom & co</a>')`,
      '<a href="x">Tom & co</a>',
      { scope: 'unsafe' },
      '&lt;a href=&quot;x&quot;&gt;Tom &amp; co&lt;/a&gt;',
    ],
    [
      `'é€😀ß'.encode('ascii', 'xmlcharrefreplace')`,
      'é€😀ß',
      { form: 'decimal' },
      '&#233;&#8364;&#128512;&#223;',
    ],
    [
      `''.join('&%s;' % html.entities.codepoint2name[ord(c)] for c in 'éÅ½¨÷→≤∀♥\\xad')`,
      'éÅ½¨÷→≤∀♥\u00ad',
      {},
      '&eacute;&Aring;&frac12;&uml;&divide;&rarr;&le;&forall;&hearts;&shy;',
    ],
    [`''.join('&#x%X;' % ord(c) for c in 'é😀')`, 'é😀', { form: 'hex' }, '&#xE9;&#x1F600;'],
    [
      `printf 'éÅ½ → “x”' | recode utf-8..html`,
      'éÅ½ → “x”',
      {},
      '&eacute;&Aring;&frac12; &rarr; &ldquo;x&rdquo;',
    ],
  ])('%s', async (_command, text, options, expected) => {
    expect(await encode(text, options)).toBe(expected);
  });
});

describe('encoding', () => {
  it('takes as many characters as asked', async () => {
    const text = 'a<é\u00a0!😀';
    expect(await encode(text, { scope: 'unsafe' })).toBe('a&lt;é\u00a0!😀');
    expect(await encode(text, { scope: 'nonAscii' })).toBe('a&lt;&eacute;&nbsp;!&#128512;');
    expect(await encode(text, { scope: 'named' })).toBe('a&lt;&eacute;&nbsp;&excl;&#128512;');
    expect(await encode('a !\n', { scope: 'all' })).toBe('&#97;&#32;&excl;&NewLine;');
  });

  it('keeps to the names the reader knows', async () => {
    const text = "é'Č";
    expect(await encode(text)).toBe('&eacute;&apos;&Ccaron;');
    expect(await encode(text, { names: 'html4' })).toBe('&eacute;&#39;&#268;');
    expect(await encode(text, { names: 'xml', fallback: 'hex' })).toBe('&#xE9;&apos;&#x10C;');
  });

  it('uses names of two characters', async () => {
    // entities.json: &NotEqualTilde; &nesim; = U+2242 U+0338, &nvlt; = U+003C U+20D2
    expect(await encode('≂̸ ≂')).toBe('&nesim; &esim;');
    expect(await encode('<⃒')).toBe('&nvlt;');
    expect(await encode('fj', { scope: 'all' })).toBe('&#102;&#106;'); // not &fjlig;
    expect(await encode('≂̸', { names: 'html4' })).toBe('&#8770;&#824;');
    expect(await encode('≂')).toBe('&esim;');
    expect(await encode('≂'.repeat(20_000))).toBe('&esim;'.repeat(20_000));
  });

  it('leaves alone what no reference stands for, and says so', async () => {
    const { parts, notes } = await full('\0\u0080\ud83d', { scope: 'all' });
    expect(parts[0]).toMatchObject({ text: '\0\u0080\ud83d' });
    expect(notes?.[0]?.text).toMatch(/^3 characters left as they are/);
  });

  it('comes back from every way of writing it', async () => {
    const any = fc.string({ unit: 'binary' });
    for (const scope of Object.keys(tool.options.scope.choices)) {
      for (const form of Object.keys(tool.options.form.choices)) {
        await fc.assert(
          fc.asyncProperty(any, async (text) => {
            expect(await decode(await encode(text, { scope, form }))).toBe(text);
          }),
          { numRuns: 50 },
        );
      }
    }
  });
});

describe('decoding, against Python’s html.unescape', () => {
  // python3 -c "import html; print(ascii(html.unescape(TEXT)))"
  it.each([
    ['&copy 2026 &copy;', '\xa9 2026 \xa9'],
    ['&notit; &notin;', '\xacit; \u2209'],
    ['&#128;&#x99;&#150;', '\u20ac\u2122\u2013'],
    ['&#0;&#xD800;&#x110000;&#99999999999;', '\ufffd\ufffd\ufffd\ufffd'],
    ['&NotEqualTilde;&acE;', '\u2242\u0338\u223e\u0333'],
    ['AT&T &amp;amp; &ampamp;', 'AT&T &amp; &amp;'],
    ['&#xe9 &#233;&#XE9;', '\xe9 \xe9\xe9'],
    ['&EACUTE;&Eacute;&bogus;', '&EACUTE;\xc9&bogus;'],
    ['&nbsp;&nbsp', '\xa0\xa0'],
    ['&ltimes;&ltx&lt', '\u22c9<x<'],
    ['&#;&#x;&#xg;', '&#;&#x;&#xg;'],
    ['&CounterClockwiseContourIntegral;', '\u2233'],
    ['&a;&&lt;', '&a;&<'],
    ['&fjlig;', 'fj'],
    ['&#x26;lt;', '&lt;'],
    ['&hellip', '&hellip'],
    ['&quotx;', '"x;'],
  ])('%s', async (text, expected) => {
    expect(await decode(text)).toBe(expected);
  });
});

describe('decoding', () => {
  it('leaves names without semicolon alone in attributes where browsers do', async () => {
    // https://html.spec.whatwg.org/multipage/parsing.html#named-character-reference-state
    const attribute = { context: 'attribute' };
    expect(await decode('?a=1&copy=2&notit;&copy', attribute)).toBe('?a=1&copy=2&notit;©');
    expect(await decode('?a=1&copy;=2 &copy 3', attribute)).toBe('?a=1©=2 © 3');
  });

  it('reads references cut anywhere, however long', async () => {
    const text = `&copy;&notit;&#x${'0'.repeat(300)}41;&#${'9'.repeat(300)};&#0000065 &CounterClockwiseContourIntegral;&amp`;
    const whole = await decode(text);
    expect(whole).toBe('©¬it;A\ufffdA ∳&');
    const values = { ...defaults, direction: 'decode' } as const;
    for (let cut = 1; cut < text.length; cut++) {
      const stream = tool.textStream?.(values);
      if (!stream) throw new Error('It does not stream.');
      const pieces = stream.push(text.slice(0, cut)) + stream.push(text.slice(cut)) + stream.end();
      expect(pieces, `cut at ${cut}`).toBe(whole);
    }
    const byOne = tool.textStream?.(values);
    expect([...text].map((one) => byOne?.push(one)).join('') + byOne?.end()).toBe(whole);
  });

  it('stops at what the standard calls an error where that is asked for', async () => {
    const stop = async (text: string) => {
      try {
        await decode(text, { strict: true });
      } catch (error) {
        if (error instanceof ToolInputError) return [error.message, error.position] as const;
        throw error;
      }
      return undefined;
    };
    expect((await stop('a &copy b'))?.[0]).toContain(
      '“&copy” is not a right character reference: no semicolon',
    );
    expect((await stop('a &copy b'))?.[1]).toEqual({ input: 'text', offset: 2, length: 5 });
    expect((await stop('&EACUTE;'))?.[0]).toContain('unknown name; &Eacute; exists');
    expect((await stop('&#128;'))?.[0]).toContain('€ of Windows-1252');
    expect((await stop('&#xD800;'))?.[0]).toContain('surrogate');
    expect((await stop('&#;'))?.[0]).toContain('no digits');
    expect((await stop('&#1;'))?.[0]).toContain('control character');
    expect((await stop('&#xFFFE;'))?.[0]).toContain('no character');
    expect(await stop('AT&T & &amp; &#233; &#10;')).toBeUndefined();
  });
});

const defaults = {
  direction: 'encode',
  scope: 'nonAscii',
  form: 'named',
  context: 'text',
  strict: false,
  search: '',
  names: 'html5',
  fallback: 'decimal',
} as const;

describe('the diagnosis', () => {
  it('marks each fault with its reason', async () => {
    const { inputMarks, notes, facts } = await full('&copy 1 &bogus; &#128; &amp;eacute; &amp;', {
      direction: 'decode',
    });
    expect(inputMarks?.[0]?.marks.map(({ start, end, label }) => [start, end, label])).toEqual([
      [0, 5, 'no semicolon'],
      [8, 15, 'unknown name'],
      [16, 22, 'a control character, read as € of Windows-1252'],
      [23, 28, 'encoded twice'],
    ]);
    expect(notes?.map(({ text }) => text.slice(0, 14))).toEqual([
      '3 references n',
      '1 place encode',
    ]);
    expect(facts).toEqual(['4 references decoded']);
  });

  it('lists every reference with what it is read as', async () => {
    const { parts } = await full('&nesim;&eacute;&eacute;&bogus;', { direction: 'decode' });
    const table = parts.find((part) => part.kind === 'table');
    expect(table?.kind === 'table' && table.rows).toEqual([
      ['&nesim;', '≂̸', 'U+2242 U+0338', 1, ''],
      ['&eacute;', 'é', 'U+00E9', 2, ''],
      ['&bogus;', null, null, 1, 'unknown name'],
    ]);
  });

  it('agrees with what is decoded, over any text', async () => {
    const parts = fc.constantFrom(
      '&',
      '#',
      'x',
      'amp',
      'not',
      'it',
      ';',
      'copy',
      '1',
      '28',
      'D800',
      '=',
      ' ',
      'é',
      'eacute',
      'lt',
      'NotEqualTilde',
    );
    const texts = fc.array(parts).map((all) => all.join(''));
    for (const context of ['text', 'attribute'] as const) {
      await fc.assert(
        fc.asyncProperty(texts, async (text) => {
          let expected = '';
          let from = 0;
          for (const { start, end, value, written } of referencesIn(text, context)) {
            expected += text.slice(from, start) + (value ?? written);
            from = end;
          }
          expect(await decode(text, { context })).toBe(expected + text.slice(from));
        }),
        { numRuns: 500 },
      );
    }
  });
});

describe('looking up', () => {
  const names = async (search: string) => {
    const { parts } = await full('', { search });
    const table = parts[1];
    return table?.kind === 'table' ? table.rows.map(([name]) => name) : undefined;
  };

  it('finds by name, character and number', async () => {
    expect(await names('ecaron')).toEqual(['&Ecaron;', '&ecaron;']);
    expect(await names('é')).toEqual(['&eacute;']);
    expect(await names('U+E9')).toEqual(['&eacute;']);
    expect(await names('&#233;')).toEqual(['&eacute;']);
    expect(await names('&#xE9;')).toEqual(['&eacute;']);
    expect((await names('*'))?.length).toBe(2_125);
    expect(await names('')).toBeUndefined();
    expect(await names('no such name')).toEqual([]);
  });
});

it('lists the characters of a text with every way to write them', async () => {
  const { parts } = await full('é & é');
  const table = parts[1];
  expect(table?.kind === 'table' && table.rows).toEqual([
    ['é', 'U+00E9', '&eacute;', '&#233;', '&#xE9;', 2],
    ['&', 'U+0026', '&amp; &AMP;', '&#38;', '&#x26;', 1],
  ]);
});
