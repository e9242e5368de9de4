import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SourceModule } from '../../module.ts';
import { styleOf } from '../../style/file-style.ts';
import { escaped, stringAttribute, stringLiteral } from './string-value.ts';

const evaluated = (code: string): unknown => new Function(`return ${code}`)();

describe('strings as code', () => {
  it('read back as they were, whatever is in them', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('"', "'"), (value, quote) => {
        expect(evaluated(stringLiteral(value, quote as '"' | "'"))).toBe(value);
        expect(evaluated(`\`${escaped(value, '`')}\``)).toBe(value);
      }),
    );
  });

  it.each([
    ['plain', "'plain'"],
    ["it's", '"it\'s"'],
    [`"it's"`, `'"it\\'s"'`],
    ['a\\b', "'a\\\\b'"],
  ])('%j in single quotes is %s', (value, code) => {
    expect(stringLiteral(value, "'")).toBe(code);
  });
});

describe('attributes with a string', () => {
  const style = styleOf(new SourceModule('a.tsx', 'const a = <a id="b" />;'));
  it.each([
    ['a b', 'class="a b"'],
    ['a "b"', `class='a "b"'`],
    ['[&_p]:mt-2', 'class="[&_p]:mt-2"'],
    ['[&>p]:mt-2', 'class="[&>p]:mt-2"'],
    [`"it's"`, `class={'"it\\'s"'}`],
    ['a\nb', "class={'a\\nb'}"],
    ['&amp;', "class={'&amp;'}"],
  ])('%j is %s', (value, code) => {
    expect(stringAttribute('class', value, style)).toBe(code);
  });
});
