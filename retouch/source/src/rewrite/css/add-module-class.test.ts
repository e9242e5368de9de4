import { expect, it } from 'vitest';
import { rewritten } from '../attributes/rewritten.testing.ts';
import { addModuleClass } from './add-module-class.ts';

const withClass = (text: string) =>
  rewritten(text, (draft, module, element) =>
    addModuleClass(draft, module, element, { local: 'styles', name: 'card' }),
  );

it.each([
  ['const A = () => <p />', 'const A = () => <p className={styles.card} />'],
  ['const A = () => <p id="a">b</p>', 'const A = () => <p id="a" className={styles.card}>b</p>'],
  ['const A = () => <p {...bag()} />', 'const A = () => <p className={styles.card} {...bag()} />'],
  [
    'const A = ({ className, ...rest }) => <p {...rest} />',
    'const A = ({ className, ...rest }) => <p {...rest} className={styles.card} />',
  ],
])('%s', (before, after) => expect(withClass(before)).toBe(after));

it('does not write over what callers may pass', () => {
  expect(() => withClass('const A = (props) => <p {...props} />')).toThrow(/\{\.\.\.props\}/);
});
