import { describe, expect, it } from 'vitest';
import { mediaCondition, mediaParams, mediaWriting } from './media.ts';

describe('mediaCondition', () => {
  // Media Queries 5: rem and em are the initial font size, 16px; ranges may be written both ways.
  it.each([
    ['(min-width: 48rem)', 48, false, true],
    ['(min-width:768px)', 48, false, true],
    ['screen and (MIN-WIDTH: 48em)', 48, false, true],
    ['(width >= 640px)', 40, false, true],
    ['(40rem <= width)', 40, false, true],
    ['(prefers-color-scheme: dark)', 0, true, true],
    ['(prefers-color-scheme: dark) and (min-width: 64rem)', 64, true, true],
    ['(max-width: 48rem)', 0, false, false],
    ['(min-width: 48rem) and (orientation: landscape)', 48, false, false],
    ['(min-width: $md)', 0, false, false],
    ['print', 0, false, false],
    ['(min-width: 48rem), print', 0, false, false],
  ])('%s', (params, minWidth, isDark, isPlain) => {
    expect(mediaCondition(params)).toMatchObject({ isDark, isPlain });
    if (isPlain) expect(mediaCondition(params).minWidth).toBe(minWidth);
  });
});

it('writes a condition as a project does', () => {
  const context = { minWidth: 48, isDark: true };
  const px = mediaWriting(['(max-width: 30rem)', '(width >= 600px)']);
  expect(px).toEqual({ form: 'width >=', unit: 'px' });
  expect(mediaParams(context, { form: 'width >=', unit: 'px' })).toBe(
    '(width >= 768px) and (prefers-color-scheme: dark)',
  );
  expect(mediaParams({ minWidth: 40, isDark: false }, { form: 'min-width', unit: 'em' })).toBe(
    '(min-width: 40em)',
  );
  expect(mediaWriting(['print'])).toBeUndefined();
});
