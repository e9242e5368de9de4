import { describe, expect, it } from 'vitest';
import { SourceModule } from '../module.ts';
import { indentOf, lineEndOf, styleOf } from './file-style.ts';

describe('the style of a file', () => {
  it('is what most of it shows', () => {
    const text = [
      "import a from 'a'",
      'import b from "b"',
      "import c from 'c'",
      'const A = () => {',
      "\treturn <p a=\"1\" b='2' c='3'><br/></p>",
      '}',
    ].join('\r\n');
    expect(styleOf(new SourceModule('a.tsx', text))).toEqual({
      lineEnd: '\r\n',
      indent: '\t',
      attributeQuote: "'",
      quote: "'",
      semicolons: false,
      spaceBeforeSlash: false,
    });
  });

  it('is that of most React code where the file shows none', () => {
    expect(styleOf(new SourceModule('a.tsx', 'const A = 1;'))).toEqual({
      lineEnd: '\n',
      indent: '  ',
      attributeQuote: '"',
      quote: "'",
      semicolons: true,
      spaceBeforeSlash: true,
    });
  });

  it('takes the commonest step of indentation, not an alignment', () => {
    expect(indentOf('a\n    b\n        c\nd(\n           e)\n    f')).toBe('    ');
    expect(indentOf('a {\n  b {\n    c\n  }\n}\n/*\n * d\n */')).toBe('  ');
    expect(indentOf('a\nb')).toBe('  ');
  });

  it('takes the commonest line end', () => {
    expect(lineEndOf('a\r\nb\r\nc\n')).toBe('\r\n');
    expect(lineEndOf('a\r\nb\nc\n')).toBe('\n');
    expect(lineEndOf('a\rb')).toBe('\r');
    expect(lineEndOf('a')).toBe('\n');
  });
});
