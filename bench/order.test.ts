import { describe, expect, it } from 'vitest';
import { parseOrder } from './order.ts';

describe('parseOrder', () => {
  it('measures the tools where nothing is said', () => {
    expect(parseOrder([])).toEqual({
      mode: 'tools',
      only: [],
      sizes: [],
      name: 'tools',
      limit: 60,
    });
  });

  it('names the result after the mode', () => {
    expect(parseOrder(['memory'])).toMatchObject({ mode: 'memory', name: 'memory' });
  });

  it('writes no result of a narrowed run that has no name', () => {
    expect(parseOrder(['--only', 'text-to-hex'])).toMatchObject({ name: undefined });
    expect(parseOrder(['--size', '1MB'])).toMatchObject({ name: undefined });
    expect(parseOrder(['--size', '1MB', '--name', 'hex'])).toMatchObject({ name: 'hex' });
  });

  it('takes several tools and sizes', () => {
    const order = parseOrder(['--only', 'a', '--only', 'b', '--size', '1MB', '--size', '10MB']);
    expect(order).toMatchObject({ only: ['a', 'b'], sizes: ['1MB', '10MB'] });
  });

  it.each([
    [['races'], 'races'],
    [['page', 'tools'], 'page tools'],
    [['--size', '2MB'], '2MB'],
    [['--limit', 'soon'], 'soon'],
    [['--limit', '0'], '0'],
    [['--fast'], '--fast'],
  ])('refuses %j and names what it refuses', (args, named) => {
    expect(parseOrder(args)).toMatchObject({ fault: expect.stringContaining(named) });
  });
});
