import { describe, expect, it } from 'vitest';
import { ByteOutput } from './byte-output.ts';

describe('text under construction', () => {
  it('is given once, and begins anew', () => {
    const output = new ByteOutput();
    output.write(Buffer.from('\ufeffaé'));
    output.character('\n');
    output.character('😀');
    expect(output.take()).toBe('\ufeffaé\n😀');
    expect(output.take()).toBe('');
  });

  it('grows as far as it has to', () => {
    const output = new ByteOutput();
    const long = 'é'.repeat(100_000);
    output.write(Buffer.from('x'));
    output.write(Buffer.from(long));
    expect(output.take()).toBe(`x${long}`);
  });
});
