import { describe, expect, it } from 'vitest';
import { firstDifference } from './disagreements.ts';

describe('firstDifference', () => {
  it('is none between equal outputs, whatever line ends close them', () => {
    expect(firstDifference('a\nb', 'a\nb')).toBeUndefined();
    expect(firstDifference('a\nb', 'a\nb\n')).toBeUndefined();
    expect(firstDifference('a\r\n', 'a\n\n')).toBeUndefined();
  });

  it('shows both from a little before the place', () => {
    expect(firstDifference('0123456789abcdeX', '0123456789abcdeY')).toBe(
      'ours has "56789abcdeX" where theirs has "56789abcdeY"',
    );
  });

  it('finds where one ends before the other', () => {
    expect(firstDifference('ab', 'abc')).toContain('"ab" where theirs has "abc"');
  });
});
