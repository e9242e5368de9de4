import { describe, expect, it } from 'vitest';
import { SourceModule } from '../../module.ts';
import { attributeName, attributeNamed, spreadsOf } from './find-attribute.ts';

function first(text: string) {
  const module = new SourceModule('a.tsx', text);
  const [element] = module.elements;
  if (element === undefined) throw new Error('No element');
  return { module, element };
}

describe('attributes of an element', () => {
  it('are found by their whole name, the last one counting', () => {
    const { module, element } = first('<use id="a" xlink:href="b" id="c" aria-label="d" />');
    const texts = ['id', 'xlink:href', 'aria-label', 'href'].map((name) => {
      const attribute = attributeNamed(element, name);
      return attribute && [attributeName(attribute), module.slice(attribute)];
    });
    expect(texts).toEqual([
      ['id', 'id="c"'],
      ['xlink:href', 'xlink:href="b"'],
      ['aria-label', 'aria-label="d"'],
      undefined,
    ]);
  });

  it('spreads are told by where they stand', () => {
    const { module, element } = first('<a {...one} id="x" {...two} {...three} />');
    const id = attributeNamed(element, 'id');
    expect(spreadsOf(element).map((spread) => module.slice(spread))).toEqual([
      '{...one}',
      '{...two}',
      '{...three}',
    ]);
    expect(spreadsOf(element, id).map((spread) => module.slice(spread))).toEqual([
      '{...two}',
      '{...three}',
    ]);
  });
});
