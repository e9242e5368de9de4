import { describe, expect, it } from 'vitest';
import type { SentInput } from '../worker/protocol.ts';
import { patternRefusal, requestTimeLimit } from './pattern-limit.ts';

function limitOf(inputs: Readonly<Record<string, SentInput>>): number {
  return requestTimeLimit({ slug: 'find', inputs, options: {} });
}

describe('requestTimeLimit', () => {
  const million = 'x'.repeat(1_000_000);
  const file = { name: 'a', content: new Blob([million]), encoding: 'utf-8' };

  // A second, and one more for every million begun, over all inputs together.
  it.each([
    ['no input', {}, 1_000],
    ['a text', { text: { kind: 'text', text: 'a' } }, 2_000],
    ['two texts', { a: { kind: 'text', text: million }, b: { kind: 'text', text: 'x' } }, 3_000],
    ['files, by their bytes', { text: { kind: 'files', files: [file, file] } }, 3_000],
    [
      'several texts and files',
      {
        texts: {
          kind: 'texts',
          items: [
            { name: 'a', text: million },
            { name: 'b', text: file },
            { name: 'c', text: 'x' },
          ],
        },
      },
      4_000,
    ],
    ['a picture', { picture: { kind: 'bytes', name: 'p', content: file.content } }, 2_000],
  ] satisfies [string, Record<string, SentInput>, number][])('of %s', (_what, inputs, limit) => {
    expect(limitOf(inputs)).toBe(limit);
  });
});

describe('patternRefusal', () => {
  it('says how long was waited and what would work, at the option', () => {
    const { message, option } = patternRefusal(11_000);
    expect(option).toBe('pattern');
    expect(message).toMatch(/after 11 seconds: .* write them so that /);
    expect(patternRefusal(1_000).message).toContain('after 1 second:');
  });
});
