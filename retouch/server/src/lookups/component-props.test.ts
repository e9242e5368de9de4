import { expect, it } from 'vitest';
import { factsIn } from './facts.testing.ts';

const propsIn = (text: string) => factsIn(text).components[0]?.props;
const text = { name: 'text', required: true, typeText: 'string' };
const size = { name: 'size', required: false, typeText: "'small' | 'large'" };

it.each([
  ["function Card({ text, size }: { text: string; size?: 'small' | 'large' }) { return <p/>; }"],
  [
    "interface Props { text: string; size?: 'small' | 'large' } const Card = (props: Props) => <p/>;",
  ],
  [
    "export type Props = { text: string } & Rest; type Rest = { size?: 'small' | 'large' }; function Card({ text }: Readonly<Props>) { return <p/>; }",
  ],
  ["const Card = memo(({ text }: { text: string, size?: 'small' | 'large' }) => <p/>);"],
])('typed: %s', (source) => {
  expect(propsIn(source)).toEqual([text, size]);
});

it('without types, what is taken apart', () => {
  expect(
    propsIn("function Card({ text, size = 'small', 'data-x': x, ...rest }) { return <p/>; }"),
  ).toEqual([
    { name: 'text', required: true, typeText: null },
    { name: 'size', required: false, typeText: null },
    { name: 'data-x', required: true, typeText: null },
  ]);
});

it('methods, and members without a type', () => {
  expect(
    propsIn('function Card(props: { onPick(id: string): void; any }) { return <p/>; }'),
  ).toEqual([
    { name: 'onPick', required: true, typeText: 'onPick(id: string): void' },
    { name: 'any', required: true, typeText: null },
  ]);
});

it.each([
  ['function Card() { return <p/>; }'],
  ['function Card(props) { return <p/>; }'],
  ['function Card(props: Imported) { return <p/>; }'],
  ['type Props = Props; function Card(props: Props) { return <p/>; }'],
  ['class Card extends Component { render() { return <p/>; } }'],
])('nothing where nothing can be read: %s', (source) => {
  expect(propsIn(source)).toEqual([]);
});
