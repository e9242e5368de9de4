import { expect, it } from 'vitest';
import { Closers } from './closers.ts';

it('closes the last first, all of them, once', async () => {
  const closers = new Closers();
  const closed: string[] = [];
  closers.add(() => closed.push('first'));
  closers.add(async () => {
    throw new Error('second');
  });
  closers.add(async () => closed.push('third'));
  await expect(closers.closeAll()).rejects.toThrow('second');
  await closers.closeAll();
  expect(closed).toEqual(['third', 'first']);
});
