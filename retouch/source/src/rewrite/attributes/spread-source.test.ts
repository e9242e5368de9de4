import { describe, expect, it } from 'vitest';
import { SourceModule } from '../../module.ts';
import { spreadsOf } from './find-attribute.ts';
import { spreadSourceOf } from './spread-source.ts';

/** What the first spread of the first element can bring of `className`. */
function source(text: string): string {
  const module = new SourceModule('a.tsx', text);
  const [element] = module.elements;
  const spread = element && spreadsOf(element)[0];
  if (element === undefined || spread === undefined) throw new Error(`No spread in ${text}`);
  return spreadSourceOf(module, element, spread, 'className');
}

describe('what a spread can bring', () => {
  it.each([
    ['const A = () => <a {...{ className: "b" }} />', 'certain'],
    ['const A = () => <a {...{ "className": b }} />', 'certain'],
    ['const bag = { className: "b" }; const A = () => <a {...bag} />', 'certain'],
    ['const A = () => <a {...(b && { className: "b" })} />', 'certain'],
    ['const A = () => <a {...{ title: "b" }} />', 'never'],
    ['const bag = { title: "b" } as const; const A = () => <a {...bag} />', 'never'],
    ['const A = (props) => <a {...props} />', 'props'],
    ['const A = ({ title, ...rest }) => <a {...rest} />', 'props'],
    ['const A = ({ inputProps }) => <a {...inputProps} />', 'props'],
    ['const A = (props) => { const { title, ...rest } = props; return <a {...rest} />; }', 'props'],
    ['const A = (props) => <a {...props.link} />', 'props'],
    ['class A { render() { return <a {...this.props} />; } }', 'props'],
    ['const A = forwardRef(function A(props, ref) { return <a {...props} />; })', 'props'],
    ['const A = ({ className, ...rest }) => <a {...rest} />', 'never'],
    ['const A = ({ className: own, ...rest }) => <a {...rest} />', 'never'],
    [
      'const A = (props) => { const { className, ...rest } = props; return <a {...rest} />; }',
      'never',
    ],
    ['const A = () => <a {...register("name")} />', 'unlikely'],
    ['const A = () => list((field) => <a {...field} />)', 'unlikely'],
    [
      'const A = () => { const { attributes } = useDrag(); return <a {...attributes} />; }',
      'unlikely',
    ],
    ['const a = <a {...global} />', 'unlikely'],
    ['const A = (props: { title: string }) => <a {...props} />', 'never'],
    ['const A = ({ id, ...rest }: Readonly<{ id: string }>) => <a {...rest} />', 'never'],
    ['interface P { title: string; go(): void } const A = (props: P) => <a {...props} />', 'never'],
    ['type P = { title: string }; const A = (props: P) => <a {...props} />', 'never'],
    ['type P = { className?: string }; const A = (props: P) => <a {...props} />', 'props'],
    ['interface P extends Q { title: string } const A = (props: P) => <a {...props} />', 'props'],
    ['type P = Q & { title: string }; const A = (props: P) => <a {...props} />', 'props'],
    ['type P = { [name: string]: string }; const A = (props: P) => <a {...props} />', 'props'],
    ['const A = (props: P) => <a {...props} />', 'props'],
  ])('%s: %s', (text, expected) => {
    expect(source(text)).toBe(expected);
  });
});
