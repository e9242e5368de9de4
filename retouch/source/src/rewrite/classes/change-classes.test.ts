import { describe, expect, it } from 'vitest';
import { SourceError } from '../../source-error.ts';
import { rewritten } from '../attributes/rewritten.testing.ts';
import { changeClasses } from './change-classes.ts';
import { noOverrides } from './overrides.ts';

const noneReplaced: ReadonlyMap<string, string> = new Map();

/** The text with the class `new` added to its first element. */
const withNew = (text: string) =>
  rewritten(text, (draft, module, element) =>
    changeClasses(draft, module, element, {
      replaced: noneReplaced,
      added: [{ name: 'new' }],
      overrides: noOverrides,
    }),
  );

/** The text with `old` replaced in its first element; an empty one removes it. */
const withOld = (text: string, becomes = '') =>
  rewritten(text, (draft, module, element) =>
    changeClasses(draft, module, element, {
      replaced: new Map([['old', becomes]]),
      added: [],
      overrides: noOverrides,
    }),
  );

describe('adding a class to', () => {
  it.each([
    ['no className', '<a />', '<a className="new" />'],
    ['nothing but true', '<a className />', '<a className="new" />'],
    ['text', '<a className="b c" />', '<a className="b c new" />'],
    ['empty text', '<a className="" />', '<a className="new" />'],
    ['text with spaces around', '<a className=" b " />', '<a className=" b new " />'],
    ['single quotes', "<a className='b' />", "<a className='b new' />"],
    ['a string in braces', "<a className={'b'} />", "<a className={'b new'} />"],
    ['an empty string in braces', "<a className={''} />", "<a className={'new'} />"],
    ['undefined', '<a className={undefined} />', '<a className="new" />'],
    ['null', '<a className={null} />', '<a className="new" />'],
    [
      'lines',
      '<a\n  className="\n    b\n    c\n  "\n/>',
      '<a\n  className="\n    b\n    c new\n  "\n/>',
    ],
    ['a template', '<a className={`b`} />', '<a className={`b new`} />'],
    ['an empty template', '<a className={``} />', '<a className={`new`} />'],
    [
      'a template that begins with text',
      '<a className={`b ${c}`} />',
      '<a className={`b new ${c}`} />',
    ],
    [
      'a template that ends with text',
      '<a className={`${c} b`} />',
      '<a className={`${c} b new`} />',
    ],
    ['a template without text', '<a className={`${c}`} />', '<a className={`${c} new`} />'],
    [
      'a template with a space at its end',
      '<a className={`${c} `} />',
      '<a className={`${c} new`} />',
    ],
    [
      'a template with part of a class',
      '<a className={`b-${c}`} />',
      '<a className={`b-${c} new`} />',
    ],
    [
      'a template with a part at its end',
      '<a className={`${c}-b`} />',
      '<a className={`${c}-b new`} />',
    ],
    [
      'a template with a part and a class',
      '<a className={`d b-${c}`} />',
      '<a className={`d new b-${c}`} />',
    ],
    ['a sum', "<a className={'b ' + c} />", "<a className={'b new ' + c} />"],
    ['a sum of parts', "<a className={'b-' + c} />", "<a className={`new ${'b-' + c}`} />"],
    ['a condition', "<a className={b ? 'c' : 'd'} />", "<a className={`new ${b ? 'c' : 'd'}`} />"],
    [
      'a condition without one side',
      "<a className={b ? 'c' : undefined} />",
      "<a className={`new ${b ? 'c' : ''}`} />",
    ],
    ['and', "<a className={b && 'c'} />", "<a className={`new ${b ? 'c' : ''}`} />"],
    [
      'and twice',
      "<a className={a && b && 'c'} />",
      "<a className={`new ${a && b ? 'c' : ''}`} />",
    ],
    ['or', "<a className={b || 'c'} />", "<a className={`new ${b || 'c'}`} />"],
    [
      'or and and',
      "<a className={b || (c && 'd')} />",
      "<a className={`new ${b || (c ? 'd' : '')}`} />",
    ],
    [
      'or and and, bare',
      "<a className={b || c && 'd'} />",
      "<a className={`new ${b || (c ? 'd' : '')}`} />",
    ],
    ['??', "<a className={b ?? 'c'} />", "<a className={`new ${b ?? 'c'}`} />"],
    [
      'parentheses',
      "<a className={(b ? 'c' : 'd')} />",
      "<a className={`new ${(b ? 'c' : 'd')}`} />",
    ],
    ['a cast', "<a className={'b' as string} />", "<a className={'b new' as string} />"],
    [
      'a CSS module',
      "import styles from './a.module.css';\nconst a = <a className={styles.b} />;",
      "import styles from './a.module.css';\nconst a = <a className={`${styles.b} new`} />;",
    ],
    [
      'a prop',
      'const A = ({ className }) => <a className={className} />;',
      "const A = ({ className }) => <a className={`new ${className ?? ''}`} />;",
    ],
    [
      'a prop with a default',
      "const A = ({ className = 'b' }) => <a className={className} />;",
      "const A = ({ className = 'b' }) => <a className={`new ${className}`} />;",
    ],
    [
      'a prop of props',
      'const A = (props) => <a className={props.className} />;',
      "const A = (props) => <a className={`new ${props.className ?? ''}`} />;",
    ],
    [
      'or of a prop',
      'const A = ({ b, c }) => <a className={b || c} />;',
      "const A = ({ b, c }) => <a className={`new ${b || c || ''}`} />;",
    ],
    [
      'an optional chain',
      'const a = <a className={b?.c} />;',
      "const a = <a className={`new ${b?.c ?? ''}`} />;",
    ],
    ['a call', '<a className={b()} />', '<a className={`${b()} new`} />'],
    [
      'an array',
      "<a className={['b', c].join(' ')} />",
      "<a className={['b new', c].join(' ')} />",
    ],
    [
      'a filtered array',
      "<a className={[c && 'b'].filter(Boolean).join(' ')} />",
      "<a className={['new', c && 'b'].filter(Boolean).join(' ')} />",
    ],
    ['trimmed text', '<a className={`b ${c}`.trim()} />', '<a className={`b new ${c}`.trim()} />'],
    [
      'a function',
      "<NavLink className={({ isActive }) => (isActive ? 'b' : 'c')} />",
      "<NavLink className={({ isActive }) => `new ${(isActive ? 'b' : 'c')}`} />",
    ],
    [
      'a function with text',
      "<NavLink className={() => 'b'} />",
      "<NavLink className={() => 'b new'} />",
    ],
    [
      'a function with a result',
      "<NavLink className={() => { return 'b'; }} />",
      "<NavLink className={() => { return 'b new'; }} />",
    ],
    [
      'a constant used once',
      "const b = 'c';\nconst a = <a className={b} />;",
      "const b = 'c new';\nconst a = <a className={b} />;",
    ],
    [
      'a constant used twice',
      "const b = 'c';\nconst a = <a className={b}>{b}</a>;",
      "const b = 'c';\nconst a = <a className={`${b} new`}>{b}</a>;",
    ],
    [
      'an exported constant',
      "export const b = 'c';\nconst a = <a className={b} />;",
      "export const b = 'c';\nconst a = <a className={`${b} new`} />;",
    ],
    [
      'a property of a constant',
      "const s = { b: 'c', d: 'e' };\nconst a = <a className={s.b}><i className={s.d} /></a>;",
      "const s = { b: 'c new', d: 'e' };\nconst a = <a className={s.b}><i className={s.d} /></a>;",
    ],
    ['class of a custom element', '<my-box class="b" />', '<my-box class="b new" />'],
  ])('%s', (_, before, after) => {
    expect(withNew(before)).toBe(after);
  });

  it.each([
    ['text first', "cn('b', c)", "cn('b new', c)"],
    ['text last', "cn(c, 'b')", "cn(c, 'b new')"],
    ['double quotes', 'cn("b", c)', 'cn("b new", c)'],
    ['nothing', 'cn()', "cn('new')"],
    ['a condition', "cn(c && 'b')", "cn('new', c && 'b')"],
    ['an object', 'cn({ b: c })', "cn('new', { b: c })"],
    ['an array with text', "cn(['b', c])", "cn(['b new', c])"],
    ['a CSS module and a condition', "cn(styles.b, c && 'd')", "cn(styles.b, 'new', c && 'd')"],
    ['variants', 'cn(buttonVariants({ size }))', "cn(buttonVariants({ size }), 'new')"],
    ['lines', "cn(\n  c && 'b',\n)", "cn(\n  'new',\n  c && 'b',\n)"],
    ['a condition alone', "c ? 'b' : 'd'", "cn('new', c ? 'b' : 'd')"],
    ['and alone', "c && 'b'", "cn('new', c && 'b')"],
    ['a CSS module alone', 'styles.b', "cn(styles.b, 'new')"],
    ['variants alone', 'buttonVariants()', "cn(buttonVariants(), 'new')"],
    ['a template', '`b ${c}`', '`b new ${c}`'],
  ])('cn with %s', (_, before, after) => {
    const file = (code: string) =>
      `import { cn } from '@/cn';\nimport styles from './a.module.css';\nimport { buttonVariants } from './b';\nconst a = <a className={${code}} />;`;
    expect(withNew(file(before))).toBe(file(after));
  });

  it('cn with the component’s own className', () => {
    const file = (code: string) =>
      `import { cn } from '@/cn';\nconst A = ({ className, ...rest }) => <a {...rest} className={${code}} />;`;
    expect(withNew(file('className'))).toBe(file("cn('new', className)"));
    expect(withNew(file('cn(className)'))).toBe(file("cn('new', className)"));
    expect(withNew(file('cn(variants(), className)'))).toBe(
      file("cn(variants(), 'new', className)"),
    );
  });

  it.each([
    ['clsx', "import clsx from 'clsx';", 'clsx'],
    ['another name', "import join from 'classnames';", 'join'],
    [
      'a function of the file',
      'function classNames(...names) { return names.join(" "); }',
      'classNames',
    ],
    ['a bound one', 'const cx = classNames.bind(styles);', 'cx'],
    [
      'the one that merges',
      "import { clsx } from 'clsx';\nimport { twMerge } from 'tailwind-merge';",
      'twMerge',
    ],
  ])('a condition, with %s', (_, head, name) => {
    const file = (code: string) => `${head}\nconst a = <a className={${code}} />;`;
    expect(withNew(file('b ? c : d'))).toBe(
      file(`${name}(${head.includes('" "') ? '"new"' : "'new'"}, b ? c : d)`),
    );
  });

  it.each([
    ['without options', 'b()', '`${b()} new`'],
    ['with options', 'b({ size })', "b({ size, className: 'new' })"],
    ['with no option', 'b({})', "b({ className: 'new' })"],
    ['with a className', "b({ className: 'c' })", "b({ className: 'c new' })"],
    ['with a class', "b({ class: 'c' })", "b({ class: 'c new' })"],
    ['with a className from elsewhere', 'b({ className })', '`${b({ className })} new`'],
    ['with options from elsewhere', 'b(options)', '`${b(options)} new`'],
  ])('variants %s', (_, before, after) => {
    const file = (code: string) => `const b = cva('c');\nconst a = <a className={${code}} />;`;
    expect(withNew(file(before))).toBe(file(after));
  });

  it.each([
    ['behind a spread', '<a {...b} className="c" />', '<a {...b} className="c new" />'],
    ['before a bag', '<a className="c" {...field} />', '<a className="c new" {...field} />'],
    ['none, before a bag', '<a {...field} />', '<a className="new" {...field} />'],
    [
      'none, a bag between',
      '<a id="b" {...field} c />',
      '<a id="b" className="new" {...field} c />',
    ],
    [
      'none, props',
      'const A = (props) => <a {...props} />;',
      "const A = (props) => <a {...props} className={`new ${props.className ?? ''}`} />;",
    ],
    [
      'none, className taken',
      'const A = ({ className, ...rest }) => <a {...rest} />;',
      'const A = ({ className, ...rest }) => <a {...rest} className="new" />;',
    ],
    [
      'one, className taken',
      'const A = ({ className, ...rest }) => <a className="b" {...rest} />;',
      'const A = ({ className, ...rest }) => <a className="b new" {...rest} />;',
    ],
    [
      'none, props, cn',
      "import { cn } from 'x';\nconst A = (props) => <a {...props} />;",
      "import { cn } from 'x';\nconst A = (props) => <a {...props} className={cn('new', props.className)} />;",
    ],
  ])('a className %s', (_, before, after) => {
    expect(withNew(before)).toBe(after);
  });

  it.each([
    'const A = (props) => <a className="b" {...props} />;',
    'const a = <a className="b" {...{ className: "c" }} />;',
    'const a = <a {...{ className: "c" }} />;',
    'const A = (props) => <a {...props.one} {...props.two} />;',
    'const a = <a class="b" />;',
    'const a = <Fragment key="b" />;',
    'const a = <NavLink className={({ isActive }) => { go(); return isActive; }} />;',
    'const b = ({ isActive }) => isActive;\nconst a = <NavLink className={b}>{b}</NavLink>;',
    'const a = <a className=<b /> />;',
  ])('%s is refused', (text) => {
    expect(() => withNew(text)).toThrow(SourceError);
  });
});

describe('removing a class from', () => {
  it.each([
    ['text, first', '<a className="old b" />', '<a className="b" />'],
    ['text, last', '<a className="b old" />', '<a className="b" />'],
    ['text, between', '<a className="b old c" />', '<a className="b c" />'],
    ['text with odd spaces', '<a className="  b   old  c " />', '<a className="  b  c " />'],
    ['text, twice', '<a className="old b old" />', '<a className="b" />'],
    ['text, alone', '<a className="old" id="b" />', '<a id="b" />'],
    ['text without it', '<a className="older gold" />', '<a className="older gold" />'],
    ['no className', '<a id="old" />', '<a id="old" />'],
    ['lines', '<a className="\n  old\n  b\n" />', '<a className="\n  b\n" />'],
    ['lines, between', '<a className="\n  b\n  old\n  c\n" />', '<a className="\n  b\n  c\n" />'],
    ['lines, first on one', '<a className="\n  b\n  old c\n" />', '<a className="\n  b\n  c\n" />'],
    ['a string in braces', "<a className={'old'} />", '<a />'],
    ['an escaped string', "<a className={'ol\\x64 b'} />", "<a className={'b'} />"],
    ['a template', '<a className={`old ${b}`} />', '<a className={b} />'],
    ['a template, between', '<a className={`${b} old ${c}`} />', '<a className={`${b} ${c}`} />'],
    ['a template, last', '<a className={`b ${c} old`} />', '<a className={`b ${c}`} />'],
    ['a template, alone', '<a className={`old`} />', '<a />'],
    ['a template’s condition', "<a className={`b ${c ? 'old' : ''}`} />", '<a className={`b`} />'],
    ['a template’s and', "<a className={`b ${c && 'old'} d`} />", '<a className={`b d`} />'],
    [
      'a template’s joined condition',
      "<a className={`b${c ? ' old' : ''}`} />",
      '<a className={`b`} />',
    ],
    ['one branch', "<a className={b ? 'old' : 'c'} />", "<a className={b ? '' : 'c'} />"],
    ['one of a branch', "<a className={b ? 'old d' : 'c'} />", "<a className={b ? 'd' : 'c'} />"],
    ['both branches', "<a className={b ? 'old c' : 'd old'} />", "<a className={b ? 'c' : 'd'} />"],
    ['the only branch', "<a className={b ? 'old' : undefined} />", '<a />'],
    ['and', "<a className={b && 'old'} />", '<a />'],
    ['or', "<a className={b || 'old'} />", "<a className={b || ''} />"],
    ['a sum', "<a className={'old b ' + c} />", "<a className={'b ' + c} />"],
    ['an argument', "<a className={cn('old', b)} />", '<a className={cn(b)} />'],
    ['the last argument', "<a className={cn(b, 'old')} />", '<a className={cn(b)} />'],
    [
      'an argument’s condition',
      "<a className={cn('b', c && 'old', d)} />",
      "<a className={cn('b', d)} />",
    ],
    ['the only argument', "<a className={cn('old')} />", '<a />'],
    ['part of an argument', "<a className={cn('b old', c)} />", "<a className={cn('b', c)} />"],
    ['an object', '<a className={cn({ old: b, c: d })} />', '<a className={cn({ c: d })} />'],
    ['an object alone', '<a className={cn("b", { old: c })} />', '<a className={cn("b")} />'],
    ['a quoted key', "<a className={cn({ 'old b': c })} />", "<a className={cn({ 'b': c })} />"],
    ['a shorthand', '<a className={cn({ old, b })} />', '<a className={cn({ b })} />'],
    ['an array', "<a className={['old', b].join(' ')} />", "<a className={[b].join(' ')} />"],
    [
      'variants',
      "const v = cva();\nconst a = <a className={v({ b, className: 'old' })} />;",
      'const v = cva();\nconst a = <a className={v({ b })} />;',
    ],
    [
      'variants with nothing else',
      "const v = cva();\nconst a = <a className={v({ className: 'old' })} />;",
      'const v = cva();\nconst a = <a className={v()} />;',
    ],
    [
      'a constant',
      "const b = 'old c';\nconst a = <a className={b} />;",
      "const b = 'c';\nconst a = <a className={b} />;",
    ],
    [
      'a constant alone',
      "const b = 'old';\nconst a = <a className={b} />;",
      "const b = '';\nconst a = <a className={b} />;",
    ],
    [
      'arguments on lines',
      "<a\n  className={cn(\n    'b',\n    'old', // was\n    c,\n  )}\n/>",
      "<a\n  className={cn(\n    'b',\n    c,\n  )}\n/>",
    ],
    ['a tag of lines', '<a\r\n\tid="b"\r\n\tclassName="old"\r\n/>', '<a\r\n\tid="b"\r\n/>'],
  ])('%s', (_, before, after) => {
    expect(withOld(before)).toBe(after);
  });

  it.each([
    ['a prop', 'const A = ({ className }) => <a className={className} />;'],
    ['an argument', 'const a = <a className={cn("b", c)} />;'],
    ['part of a class', 'const a = <a className={`ol${b}`} />;'],
    ['a spread', 'const A = (props) => <a {...props} />;'],
    ['a shared constant', "const b = 'old';\nconst a = <a className={b}><i className={b} /></a>;"],
    ['an exported constant', "export const b = 'old';\nconst a = <a className={b} />;"],
  ])('what %s brings is refused', (_, text) => {
    expect(() => withOld(text)).toThrow(SourceError);
  });
});

describe('replacing a class in', () => {
  it.each([
    ['text', '<a className="b old c" />', '<a className="b new c" />'],
    ['text, twice', '<a className="old b old" />', '<a className="new b" />'],
    ['text that has it', '<a className="old new" />', '<a className="new" />'],
    ['text without it', '<a className="b" />', '<a className="b new" />'],
    [
      'both branches',
      "<a className={b ? 'old' : 'old c'} />",
      "<a className={b ? 'new' : 'new c'} />",
    ],
    ['a template', '<a className={`old ${b}`} />', '<a className={`new ${b}`} />'],
    ['a key', '<a className={cn({ old: b })} />', '<a className={cn({ new: b })} />'],
    ['a shorthand', '<a className={cn({ old })} />', '<a className={cn({ new: old })} />'],
    ['an argument', "<a className={cn(b, 'old')} />", "<a className={cn(b, 'new')} />"],
  ])('%s', (_, before, after) => {
    expect(withOld(before, 'new')).toBe(after);
  });

  it.each([
    ['<a className="old" />', `b-["c"]`, `<a className='b-["c"]' />`],
    [`<a className="old d-['e']" />`, `b-["c"]`, `<a className="b-[&quot;c&quot;] d-['e']" />`],
    ['<a className="old" />', 'b-[&amp;c]', '<a className="b-[&amp;amp;c]" />'],
    ["<a className={'old'} />", "b-['c']", `<a className={"b-['c']"} />`],
    [`<a className={'old "d"'} />`, "b-['c']", `<a className={'b-[\\'c\\'] "d"'} />`],
    ['<a className={`old`} />', 'b-[`${c}`]', '<a className={`b-[\\`\\${c}\\`]`} />'],
    ['<a className={cn({ old: d })} />', 'b-c', "<a className={cn({ 'b-c': d })} />"],
    [
      `<a className={'old'} />`,
      String.raw`b-['\201C']`,
      String.raw`<a className={"b-['\\201C']"} />`,
    ],
  ])('%s by %s', (before, becomes, after) => {
    expect(withOld(before, becomes)).toBe(after);
  });
});
