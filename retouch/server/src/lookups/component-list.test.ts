import { expect, it } from 'vitest';
import { insertableComponents } from './component-list.ts';
import { factsIn } from './facts.testing.ts';

it('lists what is exported, by name, each once', () => {
  const modules = [
    factsIn(
      'export function Zebra({ text }) { return <p/>; } function Own() { return <p/>; }',
      'z.tsx',
    ),
    factsIn(
      'function Card() { return <p/>; } export { Card as Ticket, Card }; export default Card;',
      'card.tsx',
    ),
    factsIn('export default () => <p/>; const a = <b/>;', 'side-bar.tsx'),
  ];
  const found = insertableComponents(modules);
  expect(found.map(({ name, filename, exportName }) => [name, filename, exportName])).toEqual([
    ['Card', 'card.tsx', 'Card'],
    ['SideBar', 'side-bar.tsx', 'default'],
    ['Zebra', 'z.tsx', 'Zebra'],
  ]);
  expect(found[2]?.props).toEqual([{ name: 'text', required: true, typeText: null }]);
});
