import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textOf } from '../testing/any-text.testing.ts';
import { multiline, parseText, textOption } from './text.ts';

const separator = textOption({ label: 'Separator', default: ', ', maxLength: 5 });

describe('a text', () => {
  it('is kept as it is: spaces, line ends, markup and lone surrogates too', () => {
    for (const raw of ['', '  ', '\r\n', '<&>"', '\ud800', '\u0000']) {
      expect(parseText(separator, raw)).toEqual({ value: raw });
    }
  });

  it('may be a number in JSON', () => {
    expect(parseText(separator, 12)).toEqual({ value: '12' });
  });

  it.each([null, undefined, true, {}, [], ['a']])('refuses %j', (raw) => {
    expect(parseText(separator, raw)).toEqual({ problem: 'takes text' });
  });

  it('takes as many UTF-16 code units as it is told, and no more', () => {
    expect(parseText(separator, '12345')).toEqual({ value: '12345' });
    expect(parseText(separator, '123456')).toEqual({ problem: 'takes at most 5 characters' });
    expect(parseText(separator, '😀😀😀')).toEqual({ problem: 'takes at most 5 characters' });
  });

  it('takes 1,000 on one line and 100,000 on several unless told', () => {
    const line = textOption({ label: 'Line', default: '' });
    const lines = multiline({ label: 'Lines', default: '' });
    expect(parseText(line, 'x'.repeat(1_000))).toHaveProperty('value');
    expect(parseText(line, 'x'.repeat(1_001))).toEqual({
      problem: 'takes at most 1,000 characters',
    });
    expect(parseText(lines, 'x'.repeat(100_000))).toHaveProperty('value');
    expect(parseText(lines, 'x'.repeat(100_001))).toEqual({
      problem: 'takes at most 100,000 characters',
    });
  });

  it('gives every text that fits back', () => {
    const lines = multiline({ label: 'Lines', default: '' });
    fc.assert(
      fc.property(textOf(), (value) => {
        expect(parseText(lines, value)).toEqual({ value });
      }),
    );
  });
});
