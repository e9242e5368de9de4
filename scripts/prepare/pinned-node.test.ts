import { describe, expect, it } from 'vitest';
import { binary, isNewEnough } from './pinned-node.mjs';

describe('isNewEnough', () => {
  it.each(['24.0.0', '24.21.0', '25.1.0', '100.0.0'])('takes %s', (version) => {
    expect(isNewEnough(version)).toBe(true);
  });

  it.each(['20.20.2', '22.18.0', '23.11.1', '3.0.0'])('does not take %s', (version) => {
    expect(isNewEnough(version)).toBe(false);
  });
});

describe('binary', () => {
  it('has an ending on Windows only', () => {
    expect(binary('win32')).toBe('node.exe');
    expect(binary('linux')).toBe('node');
    expect(binary('darwin')).toBe('node');
  });
});
