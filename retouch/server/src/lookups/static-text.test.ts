import { expect, it } from 'vitest';
import { editText } from '../mutations/edit-text.ts';
import { memoryProject } from '../project/project.testing.ts';
import { factsIn } from './facts.testing.ts';

it.each([
  ['<p>Hello</p>', true],
  ['<p></p>', true],
  ['<p />', true],
  ["<p>{'Hello '}world</p>", true],
  ['<p>{`Hello`}{/* why */}</p>', true],
  ['<Card>Hello</Card>', true],
  ['<p>{name}</p>', false],
  ['<p>{`Hello ${name}`}</p>', false],
  ['<p>Hello <b>you</b></p>', false],
  ['<p>{count} items</p>', false],
  ['<p>{...all}</p>', false],
  ['<img />', false],
  ['<br />', false],
])('%s: %s', async (source, expected) => {
  const path = 'src/card.tsx';
  const text = `const a = ${source};`;
  const [element] = factsIn(text, path).elements;
  expect(element?.hasStaticText).toBe(expected);
  // Whoever is told that a text can be retyped must be able to.
  const body = { element: { codebaseId: element?.id ?? '' }, newText: 'New' };
  if (expected) await editText(body, memoryProject(new Map([[path, text]])));
});
