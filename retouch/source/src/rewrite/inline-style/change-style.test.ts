import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SourceModule } from '../../module.ts';
import { SourceError } from '../../source-error.ts';
import { rewritten } from '../attributes/rewritten.testing.ts';
import { changeStyle, type StyleValues } from './change-style.ts';
import { styleKey } from './style-code.ts';

const styled = (text: string, values: Readonly<Record<string, string | null>>, path?: string) =>
  rewritten(
    text,
    (draft, module, element) =>
      changeStyle(draft, module, element, new Map(Object.entries(values))),
    path,
  );

describe('changing a style', () => {
  it.each([
    ['<p />', { top: '0' }, '<p style={{ top: 0 }} />'],
    ['<p style />', { top: '0' }, '<p style={{ top: 0 }} />'],
    ['<p style={{}} />', { top: '1px' }, "<p style={{ top: '1px' }} />"],
    ['<p style={{ }} />', { top: '1px' }, "<p style={{ top: '1px' }} />"],
    ['<p style={{top:1}} />', { top: '2px' }, '<p style={{top:2}} />'],
    ['<p style={{ top: -1 }} />', { top: '-2px' }, '<p style={{ top: -2 }} />'],
    ['<p style={{ top: 1, top: 2 }} />', { top: '3px' }, '<p style={{ top: 1, top: 3 }} />'],
    ['<p style={{ top: 1, top: 2 }} />', { top: null }, '<p />'],
    ['<p style={{ top: 1 } as X} />', { left: '2px' }, '<p style={{ top: 1, left: 2 } as X} />'],
    ["<p style={{ 'zIndex': 1 }} />", { zIndex: '2' }, "<p style={{ 'zIndex': 2 }} />"],
    ["<p style={{ opacity: '1' }} />", { opacity: '0.5' }, "<p style={{ opacity: '0.5' }} />"],
    ['<p style={{ opacity: 1 }} />', { opacity: '.5' }, "<p style={{ opacity: '.5' }} />"],
    [
      '<p style={{ top: 1, /* last */ }} />',
      { left: '2px' },
      '<p style={{ top: 1, left: 2, /* last */ }} />',
    ],
    ['<p style={useStyle()} />', { top: '1px' }, "<p style={{ ...useStyle(), top: '1px' }} />"],
    ['<p style={a && b} />', { top: '1px' }, "<p style={{ ...(a && b), top: '1px' }} />"],
    ['<p style={a as X} />', { top: '1px' }, "<p style={{ ...(a as X), top: '1px' }} />"],
    ['<p {...field} />', { top: '1px' }, "<p style={{ top: '1px' }} {...field} />"],
    [
      '<L style={({ on }) => ({ top: 1 })} />',
      { top: '2px' },
      '<L style={({ on }) => ({ top: 2 })} />',
    ],
    [
      'const b = { top: 1 };\nconst a = <p style={b} />;',
      { top: null },
      'const b = {};\nconst a = <p style={b} />;',
    ],
    [
      'const b = { left: 1 };\nconst a = <p style={{ top: 1, ...b }} />;',
      { top: null },
      'const b = { left: 1 };\nconst a = <p style={{ ...b }} />;',
    ],
  ])('%s with %j', (before, values, after) => {
    expect(styled(before, values)).toBe(after);
  });

  it.each([
    ['<p style="top: 1px" />', { top: '0' }],
    ['<p style={[a]} />', { top: '0' }],
    ['<L style={() => { return {}; }} />', { top: '0' }],
    ['<p style={a} />', { top: null }],
    ['<p style={{ ...a }} />', { top: null }],
    ['const b = { top: 1 };\nconst a = <p style={{ top: 2, ...b }} />;', { top: null }],
    ['const A = ({ x }) => <p style={{ top: x }} />;', { top: '0' }],
    ['const A = () => <p style={{ top: f() }} />;', { top: '0' }],
    ['const A = (props) => <p {...props} />;', { top: null }],
    ['<p {...{ style: a }} />', { top: '0' }],
  ])('%s with %j is refused', (text, values) => {
    expect(() => styled(text, values)).toThrow(SourceError);
  });

  it('a module without types needs no cast', () => {
    expect(styled('<p />', { '--a': '1' }, 'a.jsx')).toBe("<p style={{ '--a': '1' }} />");
  });
});

describe('the name of a property', () => {
  // CSSOM, section 6.7.4, CSS property to IDL attribute; React writes a vendor's name with a capital.
  it.each([
    ['background-color', 'backgroundColor'],
    ['backgroundColor', 'backgroundColor'],
    ['-webkit-box-flex', 'WebkitBoxFlex'],
    ['-ms-flex', 'msFlex'],
    ['--My-gap', '--My-gap'],
    ['color', 'color'],
  ])('%s is %s', (property, key) => {
    expect(styleKey(property)).toBe(key);
  });
});

const keys = ['top', 'left', 'color', 'opacity', '--gap'];

const values = fc.dictionary(
  fc.constantFrom(...keys),
  fc.option(fc.constantFrom('0', '4px', 'red', '0.5', '"a"', "it's", 'calc(1px + 2%)')),
  { maxKeys: 4 },
);

/** The style that React would be given, by name, numbers with the unit it adds. */
function seen(text: string): Record<string, string> {
  const [element] = new SourceModule('a.jsx', text).elements;
  const found = element?.node.openingElement.attributes.find(
    (item) => item.type === 'JSXAttribute' && item.name.name === 'style',
  );
  if (found?.type !== 'JSXAttribute' || !found.value) return {};
  const code = text.slice(found.value.start + 1, found.value.end - 1);
  const style: Record<string, unknown> = new Function(`return (${code})`)();
  const entries = Object.entries(style).map(([key, value]): [string, string] => {
    const isLength = typeof value === 'number' && value !== 0 && key !== 'opacity';
    return [key, isLength ? `${value}px` : String(value)];
  });
  return Object.fromEntries(entries);
}

describe('laws of changing a style', () => {
  it('what is set is there, what is removed is not, and nothing else changes', () => {
    const object = fc
      .tuple(
        fc.uniqueArray(
          fc.constantFrom('top: 4', "color: 'red'", 'opacity: 1', "left: '2px'", "'--gap': '1px'"),
          {
            maxLength: 4,
          },
        ),
        fc.constantFrom(', ', ',\n    ', ', /* , */ ', ', // a comment, here\n    '),
        fc.boolean(),
      )
      .map(([items, gap, ends]) => {
        const inside = items.join(gap) + (ends && items.length > 0 ? gap : '');
        return items.length === 0 ? '<p id="a" />' : `<p style={{\n    ${inside}\n  }} id="a" />`;
      });
    fc.assert(
      fc.property(object, values, (text, change) => {
        const after = styled(text, change, 'a.jsx');
        const expected = seen(text);
        for (const [key, value] of Object.entries(change)) {
          if (value === null) delete expected[key];
          else expected[key] = value;
        }
        expect(seen(after)).toEqual(expected);
        const comments = (code: string) => code.match(/\/\/ a comment, here/g)?.length ?? 0;
        if (Object.values(change).every((value) => value !== null)) {
          expect(comments(after)).toBe(comments(text));
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('setting a value twice changes nothing the second time', () => {
    fc.assert(
      fc.property(values, (change) => {
        const sets: StyleValues = new Map(Object.entries(change));
        const once = styled('<p id="a" />', Object.fromEntries(sets), 'a.jsx');
        expect(styled(once, change, 'a.jsx')).toBe(once);
      }),
    );
  });
});
