import { describe, expect, it } from 'vitest';
import { SourceModule } from '../../module.ts';
import { classSources, importedCssModules, importedSheets } from './class-sources.ts';

const head = `import styles, { wide } from './a.module.css';
import * as all from '@/b.module.scss?inline';
import { other } from './c';
import './global.css';
`;

/** Names as they are, members as `key@from`; a `?` behind them where there are others. */
function sources(attribute: string): string {
  const text = `${head}const A = ({ className, open, kind }) => <p ${attribute} />;`;
  const module = new SourceModule('src/a.tsx', text);
  const [element] = module.elements;
  if (element === undefined) throw new Error('No element.');
  const { always, hasOthers } = classSources(module, element);
  const written = always.map((one) => (one.kind === 'name' ? one.name : `${one.key}@${one.from}`));
  return [...written, ...(hasOthers ? ['?'] : [])].join(' ');
}

describe('the classes an element always has', () => {
  it.each([
    ['', ''],
    ['className', ''],
    ['className="a b"', 'a b'],
    ['className={styles.card}', 'card@./a.module.css'],
    ["className={styles['card-title']}", 'card-title@./a.module.css'],
    ['className={styles[`card`]}', 'card@./a.module.css'],
    ['className={wide}', 'wide@./a.module.css'],
    ['className={all.box}', 'box@@/b.module.scss?inline'],
    ['className={styles[kind]}', '?'],
    ['className={other.card}', '?'],
    ['className={className}', '?'],
    ['className={`a ${styles.card} b-${kind}`}', 'a card@./a.module.css ?'],
    [
      "className={cn('a', styles.card, open && 'b', open && styles.open)}",
      'a card@./a.module.css ?',
    ],
    ["className={open ? 'a' : 'b'}", '?'],
    ["className={clsx('a', { b: open })}", 'a ?'],
    ["className={[styles.card, 'a'].join(' ')}", 'card@./a.module.css a'],
    ['className={styles}', '?'],
  ])('%s: %s', (attribute, expected) => expect(sources(attribute)).toBe(expected));
});

it('finds the style sheets that a module imports', () => {
  const module = new SourceModule('src/a.tsx', head);
  expect(importedSheets(module)).toEqual([
    './a.module.css',
    '@/b.module.scss?inline',
    './global.css',
  ]);
  expect(importedCssModules(module)).toEqual([
    { local: 'styles', from: './a.module.css' },
    { local: 'all', from: '@/b.module.scss?inline' },
  ]);
});
