import { describe, expect, it } from 'vitest';
import { SourceModule } from '../../module.ts';
import { attributeNamed } from './find-attribute.ts';
import { soleConstant } from './sole-constant.ts';

/** The code of the constant that the first element's id is, if it is this element's alone. */
function sole(text: string): string | undefined {
  const module = new SourceModule('a.tsx', text);
  const [element] = module.elements;
  const value = element && attributeNamed(element, 'id')?.value;
  if (value?.type !== 'JSXExpressionContainer') throw new Error('No expression');
  if (value.expression.type === 'JSXEmptyExpression') throw new Error('No expression');
  const found = soleConstant(module, value.expression);
  return found && module.slice(found);
}

describe('a constant that one element alone reads', () => {
  it.each([
    ["const b = 'x';\nconst a = <p id={b} />;", "'x'"],
    ["const A = () => { const b = 'x'; return <p id={b} />; };", "'x'"],
    ["const s = { b: 'x', c: 'y' };\nconst a = <p id={s.b}><i id={s.c} /></p>;", "'x'"],
    ["const s = { b: 'x' } as const;\nconst a = <p id={s.b} />;", "'x'"],
  ])('%s', (text, code) => {
    expect(sole(text)).toBe(code);
  });

  it.each([
    "const b = 'x';\nconst a = <p id={b} title={b} />;",
    "const b = 'x';\nexport { b };\nconst a = <p id={b} />;",
    "export const b = 'x';\nconst a = <p id={b} />;",
    "let b = 'x';\nconst a = <p id={b} />;",
    "const [b] = ['x'];\nconst a = <p id={b} />;",
    "import { b } from './b';\nconst a = <p id={b} />;",
    'const A = ({ b }) => <p id={b} />;',
    "const s = { b: 'x' };\nconst a = <p id={s.b}><i id={s.b} /></p>;",
    "const s = { b: 'x' };\nuse(s);\nconst a = <p id={s.b} />;",
    "const s = { b: 'x' };\nuse(s[key]);\nconst a = <p id={s.b} />;",
    "const s = { b: 'x', ...more, b: 'y' };\nconst a = <p id={s.b} />;",
    "const s = { b: 'x', ...more };\nconst a = <p id={s.b} />;",
    "const s = { [b]: 'x' };\nconst a = <p id={s.b} />;",
    'const a = <p id={window.name} />;',
  ])('%s has none', (text) => {
    expect(sole(text)).toBeUndefined();
  });
});
