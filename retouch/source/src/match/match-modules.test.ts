import { describe, expect, it } from 'vitest';
import { SourceModule } from '../module.ts';
import { matchModules } from './match-modules.ts';

/** What became of each element: `1 p → 2 p` by their places in the file; a gone one is `1 p →`. */
function matched(before: string, after: string): string[] {
  const [one, other] = [before, after].map(
    (jsx) => new SourceModule('src/app.tsx', `export const App = () => ${jsx};\n`),
  );
  if (!one || !other) throw new Error('Two versions make a match.');
  const { became } = matchModules(one, other);
  const indexOf = (id: string | undefined) => other.elements.findIndex((now) => now.id === id);
  return one.elements.map(({ id, tag }, index) => {
    const now = indexOf(became.get(id));
    return `${index} ${tag} → ${now === -1 ? '' : `${now} ${other.elements[now]?.tag}`}`.trim();
  });
}

describe('an element is found again', () => {
  it.each([
    ['a sibling came before it', '<div><p>One</p></div>', '<div><i>New</i><p>One</p></div>', [2]],
    [
      'it moved in',
      '<div><p>First one</p><b>Two</b></div>',
      '<div><b>Two<p>First one</p></b></div>',
      [2, 1],
    ],
    [
      'its text was typed in',
      '<div><p>One two three</p></div>',
      '<div><p>One two four</p></div>',
      [1],
    ],
    [
      'its whole text is new',
      '<div><h1>Hello</h1><p>x</p></div>',
      '<div><h1>Bye</h1><p>x</p></div>',
      [1, 2],
    ],
    ['it got a class', '<div><p>One</p></div>', '<div><p className="wide">One</p></div>', [1]],
    ['its tag is another', '<div><h2>The title</h2></div>', '<div><h3>The title</h3></div>', [1]],
    [
      'it was wrapped',
      '<div><p>The text</p></div>',
      '<div><section><p>The text</p></section></div>',
      [2],
    ],
    [
      'its wrapper went',
      '<div><b><p>The text</p></b></div>',
      '<div><p>The text</p></div>',
      [-1, 1],
    ],
    [
      'it is laid out anew',
      '<div><p>One</p><p>Two</p></div>',
      '(\n  <div>\n    <p>One</p>\n    <p>Two</p>\n  </div>\n)',
      [1, 2],
    ],
    [
      'one of a row was typed in',
      '<ul><li/><li/><li>a</li></ul>',
      '<ul><li/><li>new</li><li>a</li></ul>',
      [1, 2, 3],
    ],
    [
      'rows changed places',
      '<ul><li>First row</li><li>Second row</li></ul>',
      '<ul><li>Second row</li><li>First row</li></ul>',
      [2, 1],
    ],
  ])('%s', (_, before, after, expected) => {
    const found = matched(before, after).map((line) => Number(/→ (\d+)/.exec(line)?.[1] ?? -1));
    expect(found).toEqual([0, ...expected]);
  });
});

describe('what is not certain is gone', () => {
  it.each([
    ['one of two twins went', '<ul><li>a</li><li>a</li></ul>', '<ul><li>a</li></ul>', '1 li →'],
    ['a twin came', '<ul><li>a</li></ul>', '<ul><li>a</li><li>a</li></ul>', '1 li →'],
    [
      'the new wrapper is written like it',
      '<b><div><p>Text</p></div></b>',
      '<b><div><div><p>Text</p></div></div></b>',
      '1 div →',
    ],
    [
      'another is at its place',
      '<div><p className="a">One</p></div>',
      '<div><p id="b">Two</p></div>',
      '1 p →',
    ],
    [
      'a copy of its neighbour is',
      '<ul><li>Read the book</li><li>x</li></ul>',
      '<ul><li>Read the book</li><li>Read the paper</li></ul>',
      '2 li →',
    ],
    [
      'its text went into a new element',
      '<b><p>The text</p></b>',
      '<b><p><i>The text</i></p></b>',
      '1 p →',
    ],
  ])('%s', (_, before, after, expected) => {
    expect(matched(before, after)).toContain(expected);
  });
});

it('follows a renamed component', () => {
  const before = new SourceModule('a.tsx', 'const One = () => <p>The text<i>a</i></p>;');
  const after = new SourceModule('a.tsx', 'const Two = () => <p>The text<i>b</i></p>;');
  const { became, gone } = matchModules(before, after);
  expect([...became.values()]).toEqual(after.elements.map(({ id }) => id));
  expect(gone.size).toBe(0);
});

it('takes an unchanged file as it is, twins and all', () => {
  const module = new SourceModule('a.tsx', 'const One = () => <ul><li/><li/></ul>;');
  const { became } = matchModules(module, new SourceModule('a.tsx', module.text));
  expect([...became]).toEqual(module.elements.map(({ id }) => [id, id]));
});

it('matches 10,000 elements but those whose rows went', () => {
  const rows = Array.from(
    { length: 2500 },
    (_, row) => `<tr id="r${row}"><td>Row ${row}</td><td className="x"><b /></td></tr>`,
  );
  const text = (all: readonly string[]) =>
    `export const App = () => <table>${all.join('\n')}</table>;`;
  const before = new SourceModule('a.tsx', text(rows));
  const changed = rows.map((row, index) => (index % 500 === 7 ? row.replace('Row', 'Line') : row));
  const after = new SourceModule('a.tsx', text(changed.toSpliced(1000, 20)));
  expect(before.elements.length).toBe(10_001);
  expect(matchModules(before, after).gone.size).toBe(80);
});
