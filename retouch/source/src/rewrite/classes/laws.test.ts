import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SourceModule } from '../../module.ts';
import { SourceError } from '../../source-error.ts';
import { rewritten } from '../attributes/rewritten.testing.ts';
import { changeClasses } from './change-classes.ts';
import type { ClassChange } from './change-plan.ts';
import { noOverrides } from './overrides.ts';

// What the browser would see: a random className is run before and after a change, in every state of
// the component, and its classes are compared as sets.

const words = fc.constantFrom('one', 'two', 'three', 'four', 'md:p-2', 'b_c', 'old');
const gap = fc.constantFrom(' ', '  ', '\n    ');
const classes = fc
  .array(fc.tuple(words, gap), { maxLength: 4 })
  .map((pairs) =>
    pairs.map(([word, space], index) => (index === 0 ? word : space + word)).join(''),
  );
const quoted = classes.map((text) => `'${text.replaceAll('\n', ' ')}'`);
const flag = fc.constantFrom('a', 'b');

const { expression } = fc.letrec<{ expression: string; item: string; hole: string }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    quoted,
    fc.constantFrom('s', 'undefined', 'styles.card'),
    fc.tuple(flag, tie('expression'), tie('expression')).map(([c, x, y]) => `${c} ? ${x} : ${y}`),
    fc.tuple(flag, tie('expression')).map(([c, x]) => `(${c} && (${x}))`),
    fc.tuple(flag, quoted).map(([c, x]) => `${c} && ${x}`),
    fc.tuple(quoted, tie('expression')).map(([x, y]) => `(s || ${x}) || (${y})`),
    fc.array(tie('item'), { maxLength: 4 }).map((items) => `cn(${items.join(', ')})`),
    fc
      .array(tie('item'), { minLength: 1, maxLength: 3 })
      .map((items) => `[${items.join(', ')}].filter(Boolean).join(' ')`),
    fc
      .tuple(classes, tie('hole'), gap, classes)
      .map(([before, hole, space, after]) => `\`${before}${space}\${${hole}}${space}${after}\``),
    fc.tuple(classes, tie('hole')).map(([before, hole]) => `\`${before}-\${${hole}}\``),
    quoted.map((text) => `${text} + ' ' + styles.card`),
  ),
  item: fc.oneof(
    { maxDepth: 3 },
    quoted,
    tie('expression').map((inner) => `(${inner})`),
    fc.tuple(flag, quoted).map(([c, x]) => `${c} && ${x}`),
    fc.tuple(flag, flag).map(([c, d]) => `cn({ old: ${c}, 'two b_c': ${d} })`),
  ),
  hole: fc.oneof(
    { maxDepth: 3 },
    fc.tuple(flag, quoted, quoted).map(([c, x, y]) => `${c} ? ${x} : ${y}`),
    fc.constantFrom('styles.card', "s ?? ''"),
  ),
}));

const attribute = fc.oneof(
  { weight: 1, arbitrary: fc.constant('') },
  { weight: 2, arbitrary: classes.map((text) => ` className="${text}"`) },
  { weight: 6, arbitrary: expression.map((code) => ` className={${code}}`) },
);

const head = "import styles from './a.module.css';\nexport const A = ({ a, b, s }) => <p id='x'";
const tail = '>Hi</p>;\n';
const withJoiner = "import { cn } from './cn';\n";

type State = { readonly a: boolean; readonly b: boolean; readonly s: string | undefined };

const states: readonly State[] = [true, false].flatMap((a) =>
  [true, false].flatMap((b) => [undefined, 's1 s2'].map((s) => ({ a, b, s }))),
);

/** Classes as clsx joins them (its documentation): falsy values left out, lists and keys read. */
function cn(...items: readonly unknown[]): string {
  return items
    .flatMap((item): string[] => {
      if (typeof item === 'string') return item === '' ? [] : [item];
      if (Array.isArray(item)) return [cn(...item)];
      if (typeof item !== 'object' || item === null) return [];
      return Object.entries(item).flatMap(([key, value]) => (value ? key : []));
    })
    .join(' ');
}

/** The classes of the one element in each state of its component. */
function seenIn(text: string): Set<string>[] {
  const module = new SourceModule('a.jsx', text);
  const [element] = module.elements;
  const found = element?.node.openingElement.attributes.find(
    (item) => item.type === 'JSXAttribute' && item.name.name === 'className',
  );
  if (found?.type !== 'JSXAttribute' || !found.value) return states.map(() => new Set());
  const code =
    found.value.type === 'Literal'
      ? `\`${String(found.value.value)}\``
      : module.text.slice(found.value.start + 1, found.value.end - 1);
  const run = new Function('a', 'b', 's', 'styles', 'cn', `return (${code})`);
  return states.map(({ a, b, s }) => {
    const value: unknown = run(a, b, s, { card: 'card_x1' }, cn);
    const names = typeof value === 'string' ? value.split(/\s+/) : [];
    return new Set(names.filter((name) => name !== ''));
  });
}

function changed(text: string, change: Partial<ClassChange>): string | undefined {
  try {
    return rewritten(
      text,
      (draft, module, element) =>
        changeClasses(draft, module, element, {
          replaced: new Map(),
          added: [],
          overrides: noOverrides,
          ...change,
        }),
      'a.jsx',
    );
  } catch (error) {
    if (error instanceof SourceError && error.code === 'not_editable') return undefined;
    throw error;
  }
}

const file = fc
  .tuple(fc.constantFrom('', withJoiner), attribute)
  .map(([joiner, code]) => joiner + head + code + tail);

const without = (names: ReadonlySet<string>, name: string) =>
  new Set([...names].filter((other) => other !== name));

describe('laws of changing classes', () => {
  it('a class that is added is there in every state, with all that was there', () => {
    fc.assert(
      fc.property(file, (text) => {
        const after = changed(text, { added: [{ name: 'new' }] });
        expect(after).toBeDefined();
        const expected = seenIn(text).map((names) => new Set([...names, 'new']));
        expect(seenIn(after ?? '')).toEqual(expected);
      }),
      { numRuns: 2000 },
    );
  });

  it('a class that is removed is gone in every state, and nothing else is, or it is refused', () => {
    let done = 0;
    fc.assert(
      fc.property(file, (text) => {
        const after = changed(text, { replaced: new Map([['old', '']]) });
        if (after === undefined) return;
        done += Number(after !== text);
        expect(seenIn(after)).toEqual(seenIn(text).map((names) => without(names, 'old')));
      }),
      { numRuns: 2000 },
    );
    expect(done).toBeGreaterThan(100);
  });

  it('a class that is replaced is there in the states in which the old one was', () => {
    fc.assert(
      fc.property(file, (text) => {
        const after = changed(text, { replaced: new Map([['old', 'new']]) });
        if (after === undefined || !seenIn(text).some((names) => names.has('old'))) return;
        const expected = seenIn(text).map((names) =>
          names.has('old') ? new Set([...without(names, 'old'), 'new']) : names,
        );
        expect(seenIn(after)).toEqual(expected);
      }),
      { numRuns: 2000 },
    );
  });

  it('what is around the className stays byte for byte', () => {
    fc.assert(
      fc.property(file, fc.boolean(), (text, adds) => {
        const change = adds ? { added: [{ name: 'new' }] } : { replaced: new Map([['old', '']]) };
        const after = changed(text, change) ?? text;
        expect(after.startsWith(text.slice(0, text.indexOf(head) + head.length))).toBe(true);
        expect(after.endsWith(tail)).toBe(true);
      }),
    );
  });

  it('adding and removing a class leaves text, templates with text and calls as they were', () => {
    const code = fc.oneof(
      classes.filter((text) => text !== '').map((text) => ` className="${text}"`),
      fc.tuple(words, quoted).map(([word, text]) => ` className={cn('${word}', a && ${text})}`),
      fc.tuple(words, flag).map(([word, c]) => ` className={\`${word} \${${c} ? 'x' : 'y'}\`}`),
      fc.tuple(flag, quoted, quoted).map(([c, x, y]) => ` className={${c} ? ${x} : ${y}}`),
      fc.constant(''),
    );
    fc.assert(
      fc.property(code, (inner) => {
        const text = head + inner + tail;
        const added = changed(text, { added: [{ name: 'new' }] }) ?? '';
        expect(added).toContain('new');
        expect(changed(added, { replaced: new Map([['new', '']]) })).toBe(text);
      }),
    );
  });
});

describe('ten thousand classes', () => {
  const names = Array.from({ length: 10_000 }, (_, index) => `c-${index}`);
  const full = `const a = <p className="${names.join(' ')}" />;`;

  it('are added', () => {
    const added = names.map((name) => ({ name }));
    expect(changed('const a = <p />;', { added })).toBe(full);
  });

  it('are replaced, each in its place', () => {
    const replaced = new Map(names.map((name) => [name, `x${name}`]));
    expect(changed(full, { replaced })).toBe(full.replaceAll('c-', 'xc-'));
  });

  it('are removed', () => {
    const replaced = new Map(names.slice(1).map((name) => [name, '']));
    expect(changed(full, { replaced })).toBe('const a = <p className="c-0" />;');
  });
});
