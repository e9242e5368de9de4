import { describe, expect, it } from 'vitest';
import { handOver, takeHandoff } from './handoff.ts';

describe('a text on its way to another tool', () => {
  it('is taken once', () => {
    expect(takeHandoff()).toBe(null);
    handOver('a');
    expect(takeHandoff()).toBe('a');
    expect(takeHandoff()).toBe(null);
  });

  it('gives way to a newer one', () => {
    const file = new File(['b'], 'b.txt');
    handOver('a');
    handOver(file);
    expect(takeHandoff()).toBe(file);
    expect(takeHandoff()).toBe(null);
  });

  it('may be empty', () => {
    handOver('');
    expect(takeHandoff()).toBe('');
  });
});
