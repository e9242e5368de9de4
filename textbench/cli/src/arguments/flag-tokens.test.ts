import { describe, expect, it } from 'vitest';
import { flagTokens } from './flag-tokens.ts';

const shapes = {
  times: { takesValue: true },
  output: { takesValue: true, short: 'o' },
  quiet: { takesValue: false, short: 'q' },
  loud: { takesValue: false },
};

/** The tokens in a short notation: `name=value`, `name`, or the operand in brackets. */
function short(...args: string[]): string[] {
  return flagTokens(args, shapes).map((token) => {
    if (token.kind === 'operand') return `[${token.text}]`;
    return token.value === undefined ? token.name : `${token.name}=${token.value}`;
  });
}

describe('flagTokens', () => {
  it('reads a value behind a space or an equals sign', () => {
    expect(short('--times', '3', '--times=4')).toEqual(['times=3', 'times=4']);
  });

  it('takes the next argument as value whatever it looks like', () => {
    expect(short('--times', '-3')).toEqual(['times=-3']);
    expect(short('--times', '--', 'a')).toEqual(['times=--', '[a]']);
    expect(short('--times=')).toEqual(['times=']);
  });

  it('gives no value where none follows', () => {
    expect(short('--times')).toEqual(['times']);
  });

  it('reads short flags alone, joined and with their value', () => {
    expect(short('-q', '-o', 'a', '-ob', '-qoc')).toEqual([
      'quiet',
      'output=a',
      'output=b',
      'quiet',
      'output=c',
    ]);
  });

  it('gives a toggle a value only with an equals sign', () => {
    expect(short('--loud', 'no', '--loud=no')).toEqual(['loud', '[no]', 'loud=no']);
  });

  it('lets flags and operands mix until -- ends the flags', () => {
    expect(short('a', '--loud', '-', '--', '--loud', '-q')).toEqual([
      '[a]',
      'loud',
      '[-]',
      '[--loud]',
      '[-q]',
    ]);
  });

  it('keeps what it does not know as it was written', () => {
    expect(flagTokens(['--bogus=1', '-x'], shapes)).toEqual([
      { kind: 'flag', name: 'bogus', written: '--bogus', value: '1' },
      { kind: 'flag', name: 'x', written: '-x', value: undefined },
    ]);
  });

  it('is not led astray by names of object properties', () => {
    expect(short('--__proto__', '--constructor')).toEqual(['__proto__', 'constructor']);
  });

  it('says where an operand stands', () => {
    expect(flagTokens(['--times', '3', 'a'], shapes).at(-1)).toEqual({
      kind: 'operand',
      text: 'a',
      index: 2,
    });
  });
});
