import { plainText, runTool } from '@textbench/kit';
import { fixedContext } from '@textbench/kit/laws';
import fc from 'fast-check';
import { LinkifyIt } from 'linkify-it';
import { describe, expect, it } from 'vitest';
import { anchorOf } from './markdown-to-html/heading-ids.ts';
import { mayHoldAddress } from './markdown-to-html/parts.ts';
import { tool } from './markdown-to-html.ts';

async function rendered(text: string, options: Record<string, unknown> = {}): Promise<string> {
  const { parts } = await runTool(tool, { text }, options, fixedContext());
  return plainText(parts[0]);
}

describe('CommonMark', () => {
  // Expected: printf MARKDOWN | cmark (version 0.30.2), which writes XHTML.
  it.each([
    [
      '# Shopping\n\nFor *tomorrow*:\n\n- bread\n- **two** lemons\n',
      '<h1>Shopping</h1>\n<p>For <em>tomorrow</em>:</p>\n<ul>\n<li>bread</li>\n<li><strong>two</strong> lemons</li>\n</ul>\n',
    ],
    [
      '1. a\n2. b\n\n   c\n',
      '<ol>\n<li>\n<p>a</p>\n</li>\n<li>\n<p>b</p>\n<p>c</p>\n</li>\n</ol>\n',
    ],
    ['> q\n> r\n', '<blockquote>\n<p>q\nr</p>\n</blockquote>\n'],
    ['`a<b` ![i](u "t")\n', '<p><code>a&lt;b</code> <img src="u" alt="i" title="t" /></p>\n'],
    ['***\n', '<hr />\n'],
    ['Setext\n===\n', '<h1>Setext</h1>\n'],
    ['hard  \nbreak\\\nx\n', '<p>hard<br />\nbreak<br />\nx</p>\n'],
    ['[r]: /url "T"\n[r]\n', '<p><a href="/url" title="T">r</a></p>\n'],
    [
      '```js\nx < 1\n```\n\n    code\n',
      '<pre><code class="language-js">x &lt; 1\n</code></pre>\n<pre><code>code\n</code></pre>\n',
    ],
    ['a\r\nb\r\n\r\nc', '<p>a\nb</p>\n<p>c</p>\n'],
    ['a\u0000b', '<p>a\ufffdb</p>\n'],
    ['', ''],
  ])('%j', async (markdown, expected) => {
    expect(await rendered(markdown, { xhtml: true, footnotes: false })).toBe(expected);
  });
});

describe('what GitHub adds', () => {
  it('aligns the columns of tables', async () => {
    expect(await rendered('|a|b|\n|:-:|--|\n|1|2|')).toContain(
      '<th style="text-align:center">a</th>',
    );
  });

  it('strikes through', async () => {
    expect(await rendered('~~gone~~')).toBe('<p><del>gone</del></p>\n');
  });

  it('makes check boxes of task items only', async () => {
    const tasks = await rendered(
      '- [x] done\n- [ ] open\n- [y] neither\n- [x]no space\n\n[x] no item',
    );
    expect(tasks.match(/<input/g)).toHaveLength(2);
    expect(tasks).toContain('<li><input type="checkbox" disabled="" checked=""> done</li>');
    expect(tasks).toContain('<p>[x] no item</p>');
    expect(await rendered('- [x] done', { tasks: false })).toContain('<li>[x] done</li>');
  });

  it('links bare addresses, unless told not to', async () => {
    expect(await rendered('see https://example.com.')).toContain(
      '<a href="https://example.com">https://example.com</a>.',
    );
    expect(await rendered('see https://example.com.', { links: false })).not.toContain('<a');
  });

  // printf TEXT | cmark-gfm -e autolink   (0.29.0.gfm.6)
  it.each([
    [
      'www.example.com, http://example.com/a_(b)). README.md',
      '<p><a href="http://www.example.com">www.example.com</a>, <a href="http://example.com/a_(b)">http://example.com/a_(b)</a>). README.md</p>\n',
    ],
    [
      '(www.google.com/search?q=Markup+(business))',
      '<p>(<a href="http://www.google.com/search?q=Markup+(business)">www.google.com/search?q=Markup+(business)</a>)</p>\n',
    ],
    [
      'www.commonmark.org/he<lp',
      '<p><a href="http://www.commonmark.org/he">www.commonmark.org/he</a>&lt;lp</p>\n',
    ],
    [
      'x@example.org xwww.a.com',
      '<p><a href="mailto:x@example.org">x@example.org</a> xwww.a.com</p>\n',
    ],
  ])('links %j as GitHub does', async (markdown, expected) => {
    expect(await rendered(markdown)).toBe(expected);
  });

  it('makes boxes of alerts and of nothing else', async () => {
    expect(await rendered('> [!WARNING]\n> Hot *tea*\n')).toBe(
      '<div class="markdown-alert markdown-alert-warning">\n<p class="markdown-alert-title">Warning</p>\n<p>Hot <em>tea</em></p>\n</div>\n',
    );
    expect(await rendered('> [!note]\n>\n> - a\n')).toBe(
      '<div class="markdown-alert markdown-alert-note">\n<p class="markdown-alert-title">Note</p>\n<ul>\n<li>a</li>\n</ul>\n</div>\n',
    );
    expect(await rendered('> [!OTHER]\n> a\n\n[!NOTE]')).not.toContain('markdown-alert');
  });

  it('gives headings the ids that GitHub gives', async () => {
    // As on the pages of repositories at github.com.
    expect(anchorOf('What’s new in 2.0?')).toBe('whats-new-in-20');
    expect(anchorOf('Straße & Café')).toBe('straße--café');
    expect(anchorOf('snake_case  twice')).toBe('snake_case--twice');
    const twice = await rendered('# A `b`\n\n# A b\n\n# A b-1\n\n# !', { headingIds: true });
    expect([...twice.matchAll(/id="([^"]*)"/g)].map(([, id]) => id)).toEqual([
      'a-b',
      'a-b-1',
      'a-b-1-1',
      'section',
    ]);
  });

  it('has footnotes', async () => {
    const notes = await rendered('Text[^1].\n\n[^1]: The note.');
    expect(notes).toContain('footnote-ref');
    expect(notes).toContain('The note.');
    expect(await rendered('Text[^1].', { footnotes: false })).toBe('<p>Text[^1].</p>\n');
  });
});

describe('CommonMark alone', () => {
  // printf TEXT | cmark
  it.each([
    ['| a |\n|---|\n| b |', '<p>| a |\n|---|\n| b |</p>\n'],
    ['~~x~~ www.a.com', '<p>~~x~~ www.a.com</p>\n'],
    ['- [ ] t', '<ul>\n<li>[ ] t</li>\n</ul>\n'],
    ['a[^1]\n\n[^1]: n', '<p>a<a href="n">^1</a></p>\n'],
    ['> [!NOTE]\n> a', '<blockquote>\n<p>[!NOTE]\na</p>\n</blockquote>\n'],
    ['>', '<blockquote>\n</blockquote>\n'],
  ])('%j', async (markdown, expected) => {
    expect(await rendered(markdown, { dialect: 'commonmark' })).toBe(expected);
  });
});

describe('what the options add', () => {
  it('marks words between two equals signs', async () => {
    expect(await rendered('a ==b *c*== d', { marks: true })).toBe(
      '<p>a <mark>b <em>c</em></mark> d</p>\n',
    );
    expect(await rendered('a == b == c ====', { marks: true })).toBe('<p>a == b == c ====</p>\n');
    expect(await rendered('==a==')).toBe('<p>==a==</p>\n');
  });

  it('lists the headings, nested, before the text', async () => {
    const text = await rendered('# A *b*\n\n### C\n\n## D\n\n# A b\n', { contents: true });
    expect(text.slice(0, text.indexOf('<h1'))).toBe(
      '<nav class="contents">\n<ul>\n<li><a href="#a-b">A <em>b</em></a>\n<ul>\n<li><a href="#c">C</a></li>\n<li><a href="#d">D</a></li>\n</ul>\n</li>\n<li><a href="#a-b-1">A b</a></li>\n</ul>\n</nav>\n',
    );
    expect(text).toContain('<h1 id="a-b-1">A b</h1>');
    expect(await rendered('no headings', { contents: true })).toBe('<p>no headings</p>\n');
  });

  it('leaves out front matter, and only that', async () => {
    const text = '---\ntitle: x\ndate: 2024-01-01\n---\n\n# A\n';
    expect(await rendered(text)).toBe('<h1>A</h1>\n');
    expect(await rendered(text.replaceAll('\n', '\r\n'))).toBe('<h1>A</h1>\n');
    expect(await rendered(text, { frontMatter: false })).toMatch(/^<hr>\n<h2>/);
    expect(await rendered('---\n\na\n\n---\n')).toBe('<hr>\n<p>a</p>\n<hr>\n');
    expect(await rendered('---\na: b\n')).toBe('<hr>\n<p>a: b</p>\n');
  });

  it('opens links to other sites in a new tab', async () => {
    expect(await rendered('[a](https://x.org) [b](/c)', { newTab: true })).toBe(
      '<p><a href="https://x.org" target="_blank" rel="noopener">a</a> <a href="/c">b</a></p>\n',
    );
  });

  it('leaves out HTML of the text, but no check box of its own', async () => {
    expect(await rendered('<b>x</b>\n\n<div>y</div>\n\n- [x] t', { rawHtml: 'remove' })).toBe(
      '<p>x</p>\n<ul>\n<li><input type="checkbox" disabled="" checked=""> t</li>\n</ul>\n',
    );
  });
});

describe('colours of code', () => {
  const code = async (language: string, text: string) => {
    const html = await rendered(`~~~${language}\n${text}\n~~~`, { colours: true });
    return html
      .replace(/^<pre><code[^>]*>|\n<\/code><\/pre>\n$/g, '')
      .replace(/<span class="code-(\w+)">([\s\S]*?)<\/span>/g, '$1{$2}');
  };

  it.each([
    [
      'js',
      'const a = `x` + 1.5; // b',
      'keyword{const} a = string{`x`} + number{1.5}; comment{// b}',
    ],
    ['ts', 'x1 /* a\nb */', 'x1 comment{/* a\nb */}'],
    [
      'python',
      '@a\ndef f(): """x"""\n# c',
      'name{@a}\nkeyword{def} f(): string{&quot;&quot;&quot;x&quot;&quot;&quot;}\ncomment{# c}',
    ],
    [
      'html',
      '<a href="x">b</a>',
      'keyword{&lt;a} name{href}=string{&quot;x&quot;}keyword{&gt;}b' +
        'keyword{&lt;/a}keyword{&gt;}',
    ],
    ['css', 'a { color: red; }', 'a { name{color}: red; }'],
    [
      'json',
      '{"a": [1, true, "b"]}',
      '{name{&quot;a&quot;}: [number{1}, keyword{true}, string{&quot;b&quot;}]}',
    ],
    [
      'SQL',
      "select 'it''s' FROM t -- c",
      "keyword{select} string{'it''s'} keyword{FROM} t comment{-- c}",
    ],
    ['yaml', 'key: "v" # c', 'name{key}: string{&quot;v&quot;} comment{# c}'],
    [
      'sh',
      'if [ "$a" ]; then # c',
      'keyword{if} [ string{&quot;$a&quot;} ]; keyword{then} comment{# c}',
    ],
    ['diff', '@@ -1 +1 @@\n-a\n+b', 'keyword{@@ -1 +1 @@}\ncomment{-a}\nstring{+b}'],
    ['unknown', 'const a < b', 'const a &lt; b'],
  ])('%s', async (language, text, expected) => {
    expect(await code(language, text)).toBe(expected);
  });

  it('change nothing but the classes', async () => {
    const text = `~~~c\n"open\n'a' \\ & <b> /* never closed\n~~~`;
    const plain = await rendered(text);
    expect((await rendered(text, { colours: true })).replace(/<\/?span[^>]*>/g, '')).toBe(plain);
  });
});

describe('what is not let through', () => {
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'vbscript:x',
    'file:///etc/passwd',
    'data:text/html,x',
    '&#106;avascript:alert(1)',
  ])('no link to %s', async (address) => {
    expect(await rendered(`[x](${address}) ![x](${address}) <${address}>`)).not.toMatch(
      /href=|src=/,
    );
  });

  it('no tag of the text, unless it is kept', async () => {
    const hostile = '<script>alert(1)</script>\n\nx <b onclick="y()">z</b>';
    expect(await rendered(hostile)).not.toMatch(/<script|<b /);
    expect(await rendered(hostile, { rawHtml: 'keep' })).toContain('<b onclick="y()">z</b>');
    const { notes = [] } = await runTool(tool, { text: hostile }, {}, fixedContext());
    expect(notes[0]?.text).toContain('Keep');
    const plain = await runTool(tool, { text: 'a < b, `<b>`' }, { tasks: false }, fixedContext());
    expect(plain.parts).toHaveLength(2);
  });

  it('no title that ends the title', async () => {
    const page = await rendered('# A', { output: 'page', title: '</title><script>' });
    expect(page).toContain('<title>&#60;/title&#62;&#60;script&#62;</title>');
  });
});

describe('warnings', () => {
  const notes = async (text: string, options: Record<string, unknown> = {}) =>
    ((await runTool(tool, { text }, options, fixedContext())).notes ?? []).map((note) => note.text);

  it('tell of scripts that were kept, and of what lies too deep', async () => {
    expect(await notes('<script>x</script>', { rawHtml: 'keep' })).toEqual([
      expect.stringContaining('holds a script'),
    ]);
    expect(await notes(`${'>'.repeat(205)} deep`)).toEqual([
      expect.stringContaining('more than 200'),
    ]);
    expect(await notes(`${'>'.repeat(150)} deep`)).toEqual([]);
    expect(await rendered(`${'>'.repeat(150)} deep`)).toContain('<p>deep</p>');
  });
});

describe('a whole page', () => {
  it('is named after its first heading', async () => {
    const page = await rendered('text\n\n## The *one*\n', {
      output: 'page',
      styled: false,
      language: 'de',
    });
    expect(page).toBe(
      '<!doctype html>\n<html lang="de">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>The one</title>\n</head>\n<body>\n<p>text</p>\n<h2>The <em>one</em></h2>\n</body>\n</html>\n',
    );
  });

  it('previews the fragment alone', async () => {
    const { parts } = await runTool(tool, { text: '# A' }, { output: 'page' }, fixedContext());
    expect(parts[1]).toMatchObject({ kind: 'html', html: '<h1>A</h1>\n' });
  });
});

// Each repeats what some rule begins with, so that a rule that looks for its end from everywhere
// would not come to an end.
it.each([
  ['quotes', '>'.repeat(50_000)],
  ['lists', Array.from({ length: 2_000 }, (_, depth) => `${' '.repeat(depth * 2)}- x`).join('\n')],
  ['lists in a line', '- '.repeat(25_000)],
  ['brackets', '['.repeat(50_000)],
  ['links', '[a]('.repeat(12_000)],
  ['images', '!['.repeat(25_000)],
  ['emphasis', '*a **a '.repeat(10_000)],
  ['back ticks', Array.from({ length: 500 }, (_, n) => '`'.repeat(n)).join('x')],
  ['angles', '<a '.repeat(20_000)],
  ['comments', '<!--'.repeat(12_000)],
  ['tildes', '~~a '.repeat(12_000)],
  ['marks', '==a '.repeat(12_000)],
  ['hyphens of CSS', `~~~css\n${'a-'.repeat(40_000)}`],
  ['hyphens of HTML', `~~~html\n${'a-'.repeat(40_000)}`],
  ['table cells', `${'a|'.repeat(2_000)}\n${'-|'.repeat(2_000)}\n${'|\n'.repeat(2_000)}`],
  ['references', `${'[a]: /u\n'.repeat(3_000)}\n${'[a]'.repeat(5_000)}`],
  ['footnotes', '[^1]: '.repeat(8_000)],
  ['addresses', 'www.'.repeat(12_000)],
  ['e-mail addresses', 'a@b.'.repeat(12_000)],
  ['headings', '# a\n'.repeat(12_000)],
  ['fences', '```js\n"'.repeat(8_000)],
  ['alerts', '> [!NOTE]\n'.repeat(5_000)],
])('many %s come to an end', async (_what, text) => {
  const options = { marks: true, contents: true, colours: true, typography: true };
  expect(typeof (await rendered(text, options))).toBe('string');
  expect(typeof (await rendered(text, { ...options, rawHtml: 'keep' }))).toBe('string');
});

describe('a text without an address', () => {
  it('is told by what every address has', () => {
    const linkify = new LinkifyIt();
    const bit = fc.constantFrom(
      ...[
        'http',
        'https',
        'ftp',
        'mailto',
        ':',
        '/',
        '//',
        '.',
        '@',
        'www',
        'WWW.',
        'a.org',
        'me',
        ' ',
        '-',
      ],
      ...['localhost', '1.2.3.4', '[::1]', '&', '\\', '\n', 'example', '.com'],
    );
    const text = fc.array(bit, { maxLength: 8 }).map((bits) => bits.join(''));
    fc.assert(
      fc.property(text, (written) => {
        fc.pre(!mayHoldAddress(written));
        expect(linkify.test(written)).toBe(false);
      }),
      { numRuns: 3_000 },
    );
  });
});
