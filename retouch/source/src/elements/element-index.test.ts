import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SourceModule } from '../module.ts';
import { codebaseIdOf } from './codebase-id.ts';
import type { SourceElement } from './source-element.ts';

/** Each component's elements as the chains that their ids are made of. */
function chains(text: string, path = 'src/a.tsx'): Record<string, string[]> {
  const module = new SourceModule(path, text);
  return Object.fromEntries(
    module.components.map(({ name, elements }) => [
      name,
      elements.map((one) => chainOf(one, path)),
    ]),
  );
}

/** The chain, proved to be the one that the element's id is made of. */
function chainOf(element: SourceElement, path: string): string {
  const chain = 'chain' in element ? String(element.chain) : '';
  expect(element.id).toBe(codebaseIdOf(`element\0${path}\0${element.component.name}\0${chain}`));
  return chain;
}

describe('the elements of a module', () => {
  it('are counted by tag among those with the same parent', () => {
    expect(chains('const A = () => <div><p/><i/><p><b/></p></div>')).toEqual({
      A: ['div[1]', 'div[1]/p[1]', 'div[1]/i[1]', 'div[1]/p[2]', 'div[1]/p[2]/b[1]'],
    });
  });

  it('pass through fragments, conditions and lists', () => {
    const text = 'const A = () => <>{a && <p/>}<>{b ? <p/> : <i/>}</>{c.map((d) => <p/>)}</>';
    expect(chains(text)).toEqual({ A: ['p[1]', 'p[2]', 'i[1]', 'p[3]'] });
  });

  it('in props are told from children', () => {
    const text = 'const A = () => <Button icon={<i/>} end={<i/>}><i/></Button>';
    expect(chains(text)).toEqual({
      A: ['Button[1]', 'Button[1]/icon=i[1]', 'Button[1]/end=i[1]', 'Button[1]/i[1]'],
    });
  });

  it('that no element surrounds go by the functions and variables they stand in', () => {
    const text = `function Card() {
      const icon = <svg/>;
      const row = (item) => <li/>;
      function Inner() { return <u/>; }
      if (!icon) return <b/>;
      return <ul>{items.map(row)}</ul>;
    }`;
    expect(chains(text)).toEqual({
      Card: ['icon=svg[1]', 'row=row()li[1]', 'b[1]', 'ul[1]'],
      'Card.Inner': ['u[1]'],
    });
  });

  it('belong to the function, class, story or default export that renders them', () => {
    const text = `
      const mark = <i/>;
      export const Memo = React.memo(forwardRef((props, ref) => <a/>));
      class Old extends Component { head() { return <h1/>; } render() { return <p/>; } }
      export const Story = { render: () => <b/> };
      function lower() { return <u/>; }
      export default () => <main/>;`;
    expect(chains(text)).toEqual({
      '': ['mark=i[1]'],
      Memo: ['a[1]'],
      Old: ['head()h1[1]', 'p[1]'],
      'Story.render': ['b[1]'],
      lower: ['u[1]'],
      default: ['main[1]'],
    });
  });

  it('of two components with one name differ', () => {
    const text = 'function a() { const X = () => <i/>; } function b() { const X = () => <i/>; }';
    const module = new SourceModule('a.tsx', text);
    expect(module.components.map(({ name }) => name)).toEqual(['a.X', 'b.X']);
    const twice = 'if (x) { Y = () => <i/> } else { Y = () => <i/> }';
    const names = new SourceModule('a.tsx', twice).components.map(({ name }) => name);
    expect(names).toEqual(['Y', 'Y#2']);
  });

  it('know tag, kind, parent and prop', () => {
    const text = 'const A = () => <Menu.Item icon={<svg:path/>}><my-part/></Menu.Item>';
    const { elements } = new SourceModule('a.tsx', text);
    expect(elements.map(({ tag, kind, inProp }) => [tag, kind, inProp])).toEqual([
      ['Menu.Item', 'component-instance', undefined],
      ['svg:path', 'native', 'icon'],
      ['my-part', 'native', undefined],
    ]);
    expect(elements.map(({ parent }) => parent?.tag)).toEqual([
      undefined,
      'Menu.Item',
      'Menu.Item',
    ]);
  });

  it('of generics, JSX beside createElement, plain JavaScript and a byte order mark are found', () => {
    const generic = 'const A = <T,>(p: T) => <List<T> items={[p]}>{createElement("b")}</List>';
    expect(chains(generic)).toEqual({ A: ['List[1]'] });
    expect(chains('\uFEFFconst A = () => <i/>', 'src/a.jsx')).toEqual({ A: ['i[1]'] });
    const { elements, text } = new SourceModule('a.js', '\uFEFF/* é👩‍💻 */ const A = () => <i/>');
    expect(elements.map(({ node }) => text.slice(node.start, node.end))).toEqual(['<i/>']);
  });
});

describe('ids', () => {
  it('are UUIDs of version 5 behind tempo-', () => {
    expect(codebaseIdOf('x')).toMatch(
      /^tempo-[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    );
  });

  it('are those that RFC 9562 describes', () => {
    // python3 -c "import uuid; print(uuid.uuid5(uuid.UUID('8f1c2f0e-5e0b-4f57-a1d3-9c3f6b7d2e41'), 'é'))"
    expect(codebaseIdOf('é')).toBe('tempo-2e6e1355-2fd1-52a3-aa1d-14785847b79c');
  });

  it('depend on the path and on nothing outside the component', () => {
    const ids = (path: string, before: string) =>
      new SourceModule(path, `${before}\nconst A = () => <i><b/></i>`).elements
        .filter(({ component }) => component.name === 'A')
        .map(({ id }) => id);
    expect(ids('a.tsx', '')).toEqual(ids('a.tsx', '// x\nconst B = () => <i/>;'));
    expect(ids('a.tsx', '')).not.toEqual(ids('b.tsx', ''));
  });

  it('are all different in any module', () => {
    const tag = fc.constantFrom('a', 'b', 'C', 'D.e');
    const tree: fc.Arbitrary<string> = fc.letrec<{ node: string }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 5 },
        tag.map((name) => `<${name}/>`),
        fc
          .tuple(tag, fc.array(tie('node'), { maxLength: 4 }), fc.boolean())
          .map(([name, inner, inProp]) =>
            inProp && inner.length > 0
              ? `<${name} x={<>${inner.join('')}</>}>{y && <>${inner.join('')}</>}</${name}>`
              : `<${name}>${inner.join('')}</${name}>`,
          ),
      ),
    })).node;
    fc.assert(
      fc.property(fc.array(tree, { minLength: 1, maxLength: 4 }), (trees) => {
        const text = trees
          .map((one) => `f = () => { const z = ${one}; return ${one} };`)
          .join('\n');
        const { elements } = new SourceModule('a.tsx', text);
        expect(new Set(elements.map(({ id }) => id)).size).toBe(elements.length);
      }),
    );
  });
});
