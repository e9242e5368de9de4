import { expect, it } from 'vitest';
import { factsIn } from './facts.testing.ts';

it('imports, by the name they have here; types are none', () => {
  const { imports } = factsIn(`
    import Card, { Row as Line, type RowProps } from './card';
    import * as Menu from './menu';
    import type { Other } from './other';
    import { 'a name' as named } from './named';
  `);
  expect(Object.fromEntries(imports)).toEqual({
    Card: { specifier: './card', imported: 'default' },
    Line: { specifier: './card', imported: 'Row' },
    Menu: { specifier: './menu', imported: '*' },
    named: { specifier: './named', imported: 'a name' },
  });
});

it('exports, by the name others see', () => {
  const { exports, exportsAllOf } = factsIn(`
    export function Card() {}
    export const Row = memo(() => null), { Taken } = all;
    export class Page {}
    function Inner() {}
    export { Inner as Outer };
    export { Menu, default as Bar } from './menu';
    export * as icons from './icons';
    export * from './rest';
    export type { Props } from './props';
    export default memo(Card);
  `);
  expect(Object.fromEntries(exports)).toEqual({
    Card: 'Card',
    Row: 'Row',
    Page: 'Page',
    Outer: 'Inner',
    Menu: { specifier: './menu', imported: 'Menu' },
    Bar: { specifier: './menu', imported: 'default' },
    icons: { specifier: './icons', imported: '*' },
    default: 'Card',
  });
  expect(exportsAllOf).toEqual(['./rest']);
});

it.each([
  ['export default function Card() {}', 'Card'],
  ['export default function () {}', 'default'],
  ['export default () => null;', 'default'],
  ['const Card = () => null; export default Card as Part;', 'Card'],
  ['export default forwardRef(() => null);', 'default'],
])('%s', (text, local) => {
  expect(factsIn(text).exports.get('default')).toBe(local);
});
