import { plainText, runTool } from '@textbench/kit';
import { fixedContext } from '@textbench/kit/laws';
import { describe, expect, it } from 'vitest';
import { anchorOf } from './markdown-to-html/heading-ids.ts';
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
    expect(await rendered('~~gone~~')).toBe('<p><s>gone</s></p>\n');
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

describe('a whole page', () => {
  it('is named after its first heading', async () => {
    const page = await rendered('text\n\n## The *one*\n', {
      output: 'page',
      styled: false,
      language: 'de',
    });
    expect(page).toBe(
      '<!doctype html>\n<html lang="de">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>The *one*</title>\n</head>\n<body>\n<p>text</p>\n<h2>The <em>one</em></h2>\n</body>\n</html>\n',
    );
  });

  it('previews the fragment alone', async () => {
    const { parts } = await runTool(tool, { text: '# A' }, { output: 'page' }, fixedContext());
    expect(parts[1]).toMatchObject({ kind: 'html', html: '<h1>A</h1>\n' });
  });
});

it.each([
  ['quotes', '>'.repeat(20_000)],
  ['lists', Array.from({ length: 2_000 }, (_, depth) => `${' '.repeat(depth * 2)}- x`).join('\n')],
  ['brackets', '['.repeat(50_000)],
  ['emphasis', '*a **a '.repeat(10_000)],
  ['back ticks', Array.from({ length: 500 }, (_, n) => '`'.repeat(n)).join('x')],
])('deep nesting of %s comes to an end', async (_what, text) => {
  expect(typeof (await rendered(text))).toBe('string');
});
