import { describe, expect, it } from 'vitest';
import { SourceModule } from '../../module.ts';
import { freeNames, isOfModule, isTooEarly, variableAt } from './free-names.ts';
import { functionWordIn } from './function-words.ts';

const text = `import { Card } from './card';
const size = 3;
export function A({ items }) {
  const late = items[0];
  return <p title={window.x}>{items.map((item) => <Card key={item} {...item}>{size}{late}</Card>)}</p>;
}`;
const module = new SourceModule('a.tsx', text);

function element(tag: string) {
  const found = module.elements.find((one) => one.tag === tag);
  if (found === undefined) throw new Error(`No ${tag}`);
  return found;
}

describe('the names that a piece of code takes from around it', () => {
  it('are those it does not define itself, tags included', () => {
    expect(freeNames(module, element('Card').node).map(({ name }) => name)).toEqual([
      'Card',
      'item',
      'size',
      'late',
    ]);
    expect(freeNames(module, element('p').node).map(({ name }) => name)).toEqual([
      'window',
      'items',
      'Card',
      'size',
      'late',
    ]);
  });

  it('mean what the scope says, and nothing where they are global', () => {
    const free = new Map(
      freeNames(module, element('p').node).map((one) => [one.name, one.variable]),
    );
    expect(free.get('window')).toBeUndefined();
    expect([...free].filter(([, one]) => one && isOfModule(one)).map(([name]) => name)).toEqual([
      'Card',
      'size',
    ]);
    expect(variableAt(module, 'size', 0)).toBe(free.get('size'));
    expect(variableAt(module, 'items', 0)).toBeUndefined();
  });

  it('have no value above the line of their own function that declares them', () => {
    const late = variableAt(module, 'late', element('p').node.start);
    if (late === undefined) throw new Error('late is not found');
    expect(isTooEarly(module, late, text.indexOf('  const late'))).toBe(true);
    expect(isTooEarly(module, late, element('p').node.start)).toBe(false);
  });
});

describe('words that belong to a function', () => {
  it('are found outside the functions in a piece of code', () => {
    const word = (code: string) => {
      const { elements } = new SourceModule('a.tsx', `async function f() { g(${code}) }`);
      return elements[0] && functionWordIn(elements[0].node);
    };
    expect(word('<a b={() => this.x} />')).toBe('this');
    expect(word('<a b={await c} />')).toBe('await');
    expect(word('<this.Part />')).toBe('this');
    expect(word('<a b={function () { return this; }} />')).toBeUndefined();
  });
});
