import { applyChange, changeSetOf, codebaseIdOf, invertChange, SourceError } from '@retouch/source';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { memoryProject } from '../../project/project.testing.ts';
import { styleByRule } from '../css.ts';
import { type PageState, valueIn } from './cascade.testing.ts';

const component = `import './app.css';
export const Card = () => <p className="card">Hi</p>;
`;

const properties = ['color', 'width', '--size', 'margin', 'margin-top', 'margin-left'] as const;

const declaration = fc.record({
  property: fc.constantFrom(...properties),
  value: fc.constantFrom('1px', '2px', 'var(--a, 3px)', '4px'),
  comment: fc.constantFrom('', '', ' /* why; { */'),
});

const layout = fc.record({
  lineEnd: fc.constantFrom('\n', '\r\n'),
  indent: fc.constantFrom('  ', '\t', '    '),
  colon: fc.constantFrom(': ', ':', ' : '),
  isOneLine: fc.boolean(),
  lastSemicolon: fc.boolean(),
  mark: fc.constantFrom('', '\uFEFF'),
  endsLine: fc.boolean(),
  nested: fc.constantFrom('', '', '&:hover', '@media (min-width: 48rem)'),
});

type Layout = typeof layout extends fc.Arbitrary<infer Value> ? Value : never;
type Declaration = typeof declaration extends fc.Arbitrary<infer Value> ? Value : never;

const rule = (...selectors: readonly string[]) =>
  fc.record({
    selector: fc.constantFrom(...selectors),
    declarations: fc.array(declaration, { maxLength: 4 }),
  });

type RandomRule = { readonly selector: string; readonly declarations: readonly Declaration[] };

const some = (...selectors: readonly string[]) => fc.array(rule(...selectors), { maxLength: 3 });

/** Rules as people order them: states behind what is always so, wide screens behind narrow ones. */
const sheet = fc.tuple(
  some('.card', '.other', '.card, .other'),
  some('.card:hover', '.other:hover', '.other'),
  some('.card', '.other', '.other, .card'),
  some('.card', '.other', '.card:hover'),
  some('.card', '.other'),
);

const conditions = [
  '',
  '',
  '(min-width: 40rem)',
  '(min-width: 64rem)',
  '(prefers-color-scheme: dark)',
];

const request = fc.record({
  styling: fc.dictionary(
    fc.constantFrom('color', 'width', '--size', 'margin', 'marginTop', 'marginLeft'),
    fc.option(fc.constantFrom('7px', 'calc(8px + 1rem)', 'url("a;b")'), { freq: 4 }),
    { minKeys: 1, maxKeys: 3 },
  ),
  modifiers: fc.subarray(['dark', 'sm', 'md', 'lg', 'hover'], { maxLength: 2 }),
});

function sheetText(groups: readonly (readonly RandomRule[])[], style: Layout): string {
  const blocks = groups.flatMap((rules, index) => {
    const condition = conditions[index] ?? '';
    if (condition === '' || rules.length === 0) return rules.map((one) => ruleText(one, style, ''));
    const inner = rules.map((one) => style.indent + ruleText(one, style, style.indent));
    const content = inner.join(style.lineEnd + style.lineEnd);
    return [`@media ${condition} {${style.lineEnd}${content}${style.lineEnd}}`];
  });
  const end = style.endsLine ? style.lineEnd : '';
  return style.mark + blocks.join(style.lineEnd + style.lineEnd) + end;
}

function ruleText({ selector, declarations }: RandomRule, style: Layout, outer: string): string {
  const texts = declarations.map(({ property, value, comment }, index) => {
    const isLast = index === declarations.length - 1;
    const semicolon = isLast && !style.lastSemicolon ? '' : ';';
    return `${property}${style.colon}${value}${semicolon}${comment}`;
  });
  const inner =
    selector === '.other' && style.nested !== '' ? `${style.nested} { width: 5px }` : '';
  if (inner !== '') texts.unshift(inner);
  if (style.isOneLine) return `${selector} { ${texts.join(' ')} }`;
  const lines = texts.map((text) => `${style.lineEnd}${outer}${style.indent}${text}`);
  return `${selector} {${lines.join('')}${style.lineEnd}${outer}}`;
}

/** The sheet after a styling; as it was where that is refused. */
function styled(
  css: string,
  body: { styling: Record<string, string | null>; modifiers: string[] },
) {
  const files = new Map([
    ['src/card.tsx', component],
    ['src/app.css', css],
  ]);
  const codebaseId = codebaseIdOf('element\0src/card.tsx\0Card\0p[1]');
  try {
    const reactElement = { codebaseId };
    const { rewrites } = styleByRule(
      { reactElement, stylingFramework: 'CSS', ...body },
      memoryProject(files),
    );
    const edits = rewrites.flatMap((rewrite) => rewrite.edits);
    const change = changeSetOf(edits, css.length);
    const after = applyChange(change, css);
    expect(applyChange(invertChange(change, css), after)).toBe(css);
    return { after, edits };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return undefined;
  }
}

const states: readonly PageState[] = [0, 40, 48, 64].flatMap((width) =>
  [false, true].flatMap((isDark) =>
    [false, true].map((isHovered): PageState => ({ width, isDark, isHovered })),
  ),
);

const widths: Readonly<Record<string, number>> = { sm: 40, md: 48, lg: 64 };

function stateOf(modifiers: readonly string[]): PageState {
  return {
    width: Math.max(0, ...modifiers.map((modifier) => widths[modifier] ?? 0)),
    isDark: modifiers.includes('dark'),
    isHovered: modifiers.includes('hover'),
  };
}

const names: Readonly<Record<string, string>> = {
  marginTop: 'margin-top',
  marginLeft: 'margin-left',
};

it('keeps the laws of styling over random sheets', () => {
  fc.assert(
    fc.property(sheet, layout, request, (groups, style, body) => {
      const css = sheetText(groups, style);
      const result = styled(css, body);
      if (result === undefined) return;
      const { after, edits } = result;
      expect(after.startsWith('\uFEFF')).toBe(css.startsWith('\uFEFF'));
      expect(after.match(/\/\*.*?\*\//g)).toEqual(css.match(/\/\*.*?\*\//g));
      if (css.includes('\r\n')) expect(after).not.toMatch(/[^\r]\n/);
      for (const property of properties) {
        for (const state of states) {
          expect(valueIn(after, 'other', property, state)).toBe(
            valueIn(css, 'other', property, state),
          );
        }
      }
      const wanted = stateOf(body.modifiers);
      for (const [key, value] of Object.entries(body.styling)) {
        const property = names[key] ?? key;
        if (value !== null && !isRefined(property, body.styling)) {
          expect(valueIn(after, 'card', property, wanted), `${property} in\n${after}`).toBe(value);
        }
        if (value === null && edits.length === 0) expect(after).toBe(css);
      }
    }),
    { numRuns: 500 },
  );
});

/** Whether the request gives a part of the property a value of its own, or the whole of it. */
function isRefined(property: string, styling: Readonly<Record<string, string | null>>): boolean {
  const isMargin = property.startsWith('margin');
  return isMargin && Object.keys(styling).filter((key) => key.startsWith('margin')).length > 1;
}

it('changes nothing where the same is said twice', () => {
  fc.assert(
    fc.property(sheet, layout, request, (groups, style, body) => {
      const first = styled(sheetText(groups, style), body);
      if (Object.values(body.styling).includes(null)) return;
      const again = first && styled(first.after, body);
      if (again !== undefined) expect(again.after).toBe(first?.after);
    }),
    { numRuns: 200 },
  );
});
