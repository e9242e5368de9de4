import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SourceModule } from '../../module.ts';
import { fitsJsxText, jsxText, shownText } from './jsx-text.ts';

describe('text as JSX', () => {
  it('has entities for what would be read otherwise or not be seen', () => {
    expect(jsxText('a < b > {c} & d &amp; \u00A0\u200B\u202E')).toBe(
      'a &lt; b &gt; &#123;c&#125; & d &amp;amp; &nbsp;&#8203;&#8238;',
    );
  });

  it('is one text for the parser, and shows what was given', () => {
    const unit = fc.constantFrom(
      'a',
      '<',
      '>',
      '{',
      '}',
      '&',
      ';',
      '#',
      '1',
      ' ',
      '\u00A0',
      '👩',
      '\u200B',
      '"',
      '`',
    );
    fc.assert(
      fc.property(fc.string({ unit, minLength: 1 }), (text) => {
        fc.pre(fitsJsxText(text));
        const [element] = new SourceModule('a.tsx', `f(<p>${jsxText(text)}</p>)`).elements;
        expect(element?.node.children.map(({ type }) => type)).toEqual(['JSXText']);
        expect(shownText(jsxText(text))).toBe(text);
      }),
    );
  });

  // What React 19 renders of the same JSX, compiled by TypeScript 7: lines trimmed, joined by a space.
  it('shows lines trimmed and joined as JSX does it', () => {
    expect(shownText('\n  Hello,\n\n   dear  world \n')).toBe('Hello, dear  world');
    expect(shownText(' one\n two ')).toBe(' one two ');
    expect(shownText('a &lt;&#x42;&#67; &unknown;')).toBe('a <BC &unknown;');
  });
});
