import { expect, it } from 'vitest';
import { definitionOf } from './definitions.ts';
import { memoryFacts } from './facts.testing.ts';

const files = new Map(
  Object.entries({
    'src/card.tsx':
      'export function Card() { return <p/>; } export default function Other() { return <b/>; }',
    'src/barrel.ts':
      "export * from './card'; export { default as Renamed } from './card'; export * from './barrel';",
    'src/menu.tsx':
      'export const Menu = { Item: () => <li/> }; export function List() { return <ul/>; }',
    'src/again.tsx': "import { Card } from './card'; export { Card as Ticket };",
    'src/table.tsx':
      'export function Table() { function Row() { return <tr/>; } return <table><Row/></table>; } export function Row() { return <td/>; }',
  }),
);

/** The names of the definition of `tag` in a page with these imports: `file#Component`. */
function defined(tag: string, imports: string): string | undefined {
  const all = memoryFacts(new Map([...files, ['src/page.tsx', `${imports} const a = <${tag}/>;`]]));
  const page = all.facts('src/page.tsx');
  const found = page && definitionOf(tag, '', page, all);
  return found && pathOf(found.id, all);
}

function pathOf(id: string, all: ReturnType<typeof memoryFacts>): string | undefined {
  for (const path of all.modulePaths()) {
    const found = all.facts(path)?.components.find((component) => component.id === id);
    if (found !== undefined) return `${path}#${found.name}`;
  }
  return undefined;
}

it.each([
  ['Card', "import { Card } from './card';", 'src/card.tsx#Card'],
  ['Mine', "import { Card as Mine } from './card';", 'src/card.tsx#Card'],
  ['Any', "import Any from './card';", 'src/card.tsx#Other'],
  ['Card', "import { Card } from '@/barrel';", 'src/card.tsx#Card'],
  ['Renamed', "import { Renamed } from './barrel';", 'src/card.tsx#Other'],
  ['Ticket', "import { Ticket } from './again';", 'src/card.tsx#Card'],
  ['all.Card', "import * as all from './barrel';", 'src/card.tsx#Card'],
  ['Menu.Item', "import { Menu } from './menu';", 'src/menu.tsx#Menu.Item'],
  ['Card', 'function Card() { return <p/>; }', 'src/page.tsx#Card'],
  ['Gone', "import { Gone } from './barrel';", undefined],
  ['Link', "import { Link } from 'router';", undefined],
  ['Card', '', undefined],
])('<%s/> after %s is %s', (tag, imports, expected) => {
  expect(defined(tag, imports)).toBe(expected);
});

it('a component inside another comes first there', () => {
  const all = memoryFacts(files);
  const table = all.facts('src/table.tsx');
  if (table === undefined) throw new Error('No table.');
  expect(definitionOf('Row', 'Table', table, all)?.name).toBe('Table.Row');
  expect(definitionOf('Row', '', table, all)?.name).toBe('Row');
});
