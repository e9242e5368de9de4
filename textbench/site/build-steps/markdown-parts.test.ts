import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { plainText, runTool, type Tool } from '@textbench/kit';
import { fixedContext } from '@textbench/kit/laws';
import { toolModules } from '@textbench/tools/modules';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markdownParts } from './markdown-parts.ts';

const entry = join(import.meta.dirname, '../../tools/src/other/markdown-to-html.ts');
const folder = mkdtempSync(join(tmpdir(), 'markdown-'));

/** The tool over markdown-it as it is, and as the site has it. */
const tools: Record<'whole' | 'built', Tool | undefined> = { whole: undefined, built: undefined };

beforeAll(async () => {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [markdownParts()],
    build: { ssr: entry, outDir: folder, target: 'es2023' },
    ssr: { noExternal: true },
  });
  tools.whole = await toolModules['markdown-to-html']?.();
  tools.built = (await import(pathToFileURL(join(folder, 'markdown-to-html.js')).href)).tool;
});

afterAll(() => rmSync(folder, { recursive: true }));

async function html(which: 'whole' | 'built', input: string, options = {}): Promise<string> {
  const tool = tools[which];
  if (!tool) throw new Error('The tool was not loaded.');
  return plainText((await runTool(tool, { text: input }, options, fixedContext())).parts[0]);
}

describe('markdown-it as the site has it', () => {
  it.each([
    'plain, *emphasis*, `&amp; in code`',
    '&copy; &AMP; &notin; &notit; &copy &nesim; &#35; &#xE9; &#0; &#xD800; &#12345678; AT&T',
    '[a](/b&auml;c?d&#61;e "t&eacute;t") ![&uuml;](x&amp;y)',
    '[a]: /b&auml;&nope; "&#999999999;&#1a;"\n\n[a]',
    '```la&ouml;ng &bogus;\nx &amp; y\n```',
    'http://example.org/a&amp;b, www.example.org, //example.org, me@example.org and example.org',
    'https://example.org/ö**b** <http://a.b> `http://c.d` [http://e.f](http://g.h)',
    'mailto:me@example.org ftp://example.org WWW.EXAMPLE.ORG javascript://x',
    'note[^1] and ^[at once, with www.example.org &amp; more]\n\n[^1]: What http://x.org says.',
    '| a&amp;b | www.c.org |\n|---|---|\n| &lt; | x@y.org |',
  ])('gives the same of %j', async (input) => {
    for (const options of [{}, { dialect: 'commonmark' }, { rawHtml: 'keep', typography: true }]) {
      expect(await html('built', input, options)).toBe(await html('whole', input, options));
    }
  });

  it('reads references and addresses at all', async () => {
    expect(await html('built', '&copy; www.example.org')).toBe(
      '<p>© <a href="http://www.example.org">www.example.org</a></p>\n',
    );
  });
});
