import { describe, expect, it } from 'vitest';
import { applyChange, changeSetOf, type TextEdit } from '../../edits/text-edit.ts';
import { SourceModule } from '../../module.ts';
import { type ItemList, insertItem, itemListOf, removeItems } from './item-list.ts';

/** The text after an edit of the list that its first statement is. */
function edited(text: string, edit: (module: SourceModule, list: ItemList) => TextEdit[]): string {
  const module = new SourceModule('a.ts', text);
  const [statement] = module.program.body;
  if (statement?.type !== 'ExpressionStatement') throw new Error('No expression');
  const { expression } = statement;
  const node = expression.type === 'ParenthesizedExpression' ? expression.expression : expression;
  const list = itemListOf(module, node);
  if (list === undefined) throw new Error('No list');
  const after = applyChange(changeSetOf(edit(module, list), text.length), text);
  new SourceModule('a.ts', after);
  return after;
}

describe('insertItem', () => {
  it.each([
    ['cn()', 0, 'cn(x)'],
    ['cn<T>()', 0, 'cn<T>(x)'],
    ['cn /* ( */ (a)', 0, 'cn /* ( */ (x, a)'],
    ['cn(a, b)', 0, 'cn(x, a, b)'],
    ['cn(a, b)', 1, 'cn(a, x, b)'],
    ['cn(a, b)', 2, 'cn(a, b, x)'],
    ['[]', 0, '[x]'],
    ['({})', 0, '({ x })'],
    ['({ })', 0, '({ x })'],
    ['({ a })', 1, '({ a, x })'],
    ['cn(\n  a,\n  b,\n)', 0, 'cn(\n  x,\n  a,\n  b,\n)'],
    ['cn(\n  a,\n  b,\n)', 2, 'cn(\n  a,\n  b,\n  x,\n)'],
    ['cn(\r\n\ta,\r\n\tb\r\n)', 2, 'cn(\r\n\ta,\r\n\tb,\r\n\tx\r\n)'],
    ['cn(\n  a, // one\n)', 1, 'cn(\n  a, // one\n  x,\n)'],
    ['cn(\n  a // one\n)', 1, 'cn(\n  a, // one\n  x\n)'],
  ])('%j at %i becomes %j', (before, index, after) => {
    expect(edited(before, (module, list) => insertItem(module, list, index, 'x'))).toBe(after);
  });
});

describe('removeItems', () => {
  it.each([
    ['cn(x)', 'cn()'],
    ['cn(x, a)', 'cn(a)'],
    ['cn(a, x)', 'cn(a)'],
    ['cn(a, x, b)', 'cn(a, b)'],
    ['cn(a, x, x)', 'cn(a)'],
    ['cn(x, a, x)', 'cn(a)'],
    ['cn(\n  x,\n  a,\n)', 'cn(\n  a,\n)'],
    ['cn(\n  a,\n  x,\n)', 'cn(\n  a,\n)'],
    ['cn(\r\n\ta,\r\n\tx\r\n)', 'cn(\r\n\ta\r\n)'],
    ['cn(\n  x, // x\n  // a\n  a,\n)', 'cn(\n  // a\n  a,\n)'],
    ['cn(a /* , */, x)', 'cn(a /* , */)'],
    ['cn(\n  a,\n  // x\n  x\n)', 'cn(\n  a\n  // x\n)'],
    ['cn(\n  a, // a\n  x)', 'cn(\n  a // a\n)'],
    ['cn(x, /* a */ a)', 'cn(/* a */ a)'],
  ])('%j becomes %j', (before, after) => {
    const result = edited(before, (module, list) =>
      removeItems(module, list, (index) => {
        const item = list.items[index];
        return item !== undefined && module.slice(item) === 'x';
      }),
    );
    expect(result).toBe(after);
  });
});
