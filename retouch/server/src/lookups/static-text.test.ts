import { expect, it } from 'vitest';
import { factsIn } from './facts.testing.ts';

it.each([
  ['<p>Hello</p>', true],
  ['<p></p>', true],
  ['<p />', true],
  ["<p>{'Hello '}world</p>", true],
  ['<p>{`Hello`}{/* why */}</p>', true],
  ['<p>{name}</p>', false],
  ['<p>{`Hello ${name}`}</p>', false],
  ['<p>Hello <b>you</b></p>', false],
  ['<p>{count} items</p>', false],
  ['<p>{...all}</p>', false],
  ['<img />', false],
  ['<br />', false],
  ['<Card>Hello</Card>', true],
])('%s: %s', (source, expected) => {
  const [element] = factsIn(`const a = ${source};`).elements;
  expect(element?.hasStaticText).toBe(expected);
});
