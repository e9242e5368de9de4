import { expect, it } from 'vitest';
import { rangeOf } from './node-range.ts';
import { readStyleSheet } from './style-sheet.ts';

/** The text of every declaration, by its offsets. */
function declarations(path: string, text: string): string[] {
  const found: string[] = [];
  readStyleSheet(path, text).root.walkDecls((node) => {
    const { start, end } = rangeOf(node);
    found.push(text.slice(start, end));
  });
  return found;
}

it('counts offsets in the text as it is, byte order mark and line ends included', () => {
  expect(declarations('a.css', '\uFEFF.a {\r\n  color : red ;\r\n  margin:0 /* b */\r\n}')).toEqual(
    ['color : red ;', 'margin:0'],
  );
});

it('passes over what SCSS and Less add', () => {
  const scss = `$a: 1px; // it's "one" {
.a { // }
  width: $a; /* // no comment */
  background: url(//example.com/a.png);
  &-#{$b} { color: red }
}`;
  expect(declarations('a.scss', scss)).toEqual([
    '$a: 1px;',
    'width: $a;',
    'background: url(//example.com/a.png);',
    'color: red',
  ]);
  expect(declarations('a.less', '@a: 1px; .@{b} { width: @a }')).toContain('width: @a');
});

it('says where a sheet does not parse', () => {
  expect(() => readStyleSheet('a.css', '.a {\n  color: "red\n}')).toThrow(
    expect.objectContaining({
      code: 'parse_error',
      place: { file: 'a.css', line: 2, column: 10 },
    }),
  );
  expect(() => readStyleSheet('a.less', '.a { .b; }')).toThrow(
    expect.objectContaining({ code: 'not_editable' }),
  );
});
