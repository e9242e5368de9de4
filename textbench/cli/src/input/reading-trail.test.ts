import { describe, expect, it } from 'vitest';
import { ReadingTrail } from './reading-trail.ts';

function trailOf(files: Readonly<Record<string, readonly string[]>>): ReadingTrail {
  const trail = new ReadingTrail();
  for (const [name, pieces] of Object.entries(files)) {
    trail.open(name);
    for (const piece of pieces) trail.add(piece);
  }
  return trail;
}

describe('ReadingTrail', () => {
  it('says file, line and column of an offset in the last pieces', () => {
    const trail = trailOf({ 'a.txt': ['one\ntw', 'o\nthree'] });
    expect(trail.where(0)).toBe('a.txt:1:1');
    expect(trail.where(5)).toBe('a.txt:2:2');
    expect(trail.where(8)).toBe('a.txt:3:1');
  });

  it('counts lines anew in each file', () => {
    const trail = trailOf({ 'a.txt': ['one\n\n'], 'b.txt': ['x\ny'] });
    expect(trail.where(4)).toBe('a.txt:2:1');
    expect(trail.where(5)).toBe('b.txt:1:1');
    expect(trail.where(7)).toBe('b.txt:2:1');
  });

  it('puts the character behind a lone CR on the next line, and LF of CRLF on the same', () => {
    expect(trailOf({ a: ['x\ry'] }).where(2)).toBe('a:2:1');
    expect(trailOf({ a: ['x\r\ny'] }).where(2)).toBe('a:1:3');
    expect(trailOf({ a: ['x\r\ny'] }).where(3)).toBe('a:2:1');
    expect(trailOf({ a: ['x\r'] }).where(2)).toBe('a:1:3');
  });

  it('has only the character where the piece is long gone', () => {
    const trail = trailOf({ a: ['1\n'], b: ['2\n', '3\n', '4\n', '5\n'] });
    expect(trail.where(3)).toBe('b: character 2');
    expect(trail.where(0)).toBe('a: character 1');
    expect(trail.where(8)).toBe('b:4:1');
  });

  it('has every line again once it holds the whole text', () => {
    const trail = trailOf({ a: ['1\n'], b: ['2\n', '3\n', '4\n', '5\n'] });
    trail.hold('1\n2\n3\n4\n5\n');
    expect([0, 2, 4, 8].map((offset) => trail.where(offset))).toEqual([
      'a:1:1',
      'b:1:1',
      'b:2:1',
      'b:4:1',
    ]);
  });
});
