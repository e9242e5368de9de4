import { expect, it } from 'vitest';
import { VersionTags } from './version-tag.ts';

it('reads what it wrote', () => {
  const tags = new VersionTags('2f-9c');
  expect(tags.write(12)).toBe('2f-9c-12');
  expect(tags.read('2f-9c-12')).toBe(12);
});

it.each([
  'other-12',
  '2f-9c',
  '2f-9c-',
  '2f-9c--1',
  '2f-9c-1.5',
  '2f-9c-1e3',
  '12',
  '',
  12,
  undefined,
])('takes %j for none', (tag) => {
  expect(new VersionTags('2f-9c').read(tag)).toBeUndefined();
});
