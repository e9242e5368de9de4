import { plainText, runTool, ToolInputError } from '@textbench/kit';
import { fixedContext } from '@textbench/kit/laws';
import { describe, expect, it } from 'vitest';
import { tool } from './text-repeater.ts';

async function repeated(text: string, options: Record<string, unknown> = {}): Promise<string> {
  const { parts } = await runTool(tool, { text }, options, fixedContext());
  return plainText(parts[0]);
}

describe('text-repeater', () => {
  // python3 -c "print(repr(SEP.join([TEXT]*N)))"
  it.each([
    ['ab', ',', 3, 'ab,ab,ab'],
    ['ab', '', 3, 'ababab'],
    ['ab', ', ', 1, 'ab'],
    ['ab', ', ', 0, ''],
    ['👨‍👩‍👧', '-', 2, '👨‍👩‍👧-👨‍👩‍👧'],
    ['é', ' ', 4, 'é é é é'],
    ['a b', '\t', 2, 'a b\ta b'],
    ['$&', '$1', 2, '$&$1$&'],
    ['x\ny', '|', 2, 'x\ny|x\ny'],
    ['\ud800', '', 2, '\ud800\ud800'],
  ])('%j joined by %j %i times', async (text, separator, times, expected) => {
    const options = { times, separator: 'other', otherSeparator: separator };
    expect(await repeated(text, options)).toBe(expected);
  });

  it('reads \\n and \\t in a typed separator', async () => {
    const options = { times: 2, separator: 'other', otherSeparator: '\\n\\t' };
    expect(await repeated('a', options)).toBe('a\n\ta');
  });

  it('puts copies on lines of their own, whether or not the text ends one', async () => {
    expect(await repeated('a', { times: 2 })).toBe('a\na');
    expect(await repeated('a\n', { times: 2 })).toBe('a\na\n');
    expect(await repeated('a\n', { times: 2, separator: 'blank-line' })).toBe('a\n\na\n');
  });

  it('takes the line ends of the text', async () => {
    expect(await repeated('a\r\nb', { times: 2 })).toBe('a\r\nb\r\na\r\nb');
    expect(await repeated('a\rb', { times: 2, separator: 'blank-line' })).toBe('a\rb\r\ra\rb');
  });

  it('repeats each line where it stands', async () => {
    const options = { times: 3, eachLine: true, separator: 'space' };
    expect(await repeated('a\r\nb', options)).toBe('a a a\r\nb b b');
    expect(await repeated('a\n\nb\n', options)).toBe('a a a\n  \nb b b\n');
    expect(await repeated('a\nb\n', { ...options, times: 0 })).toBe('');
  });

  it('counts, from any number, and leaves {{n}} as {n}', async () => {
    const options = { times: 3, counter: true, separator: 'space' };
    expect(await repeated('{n}/{{n}}', options)).toBe('1/{n} 2/{n} 3/{n}');
    expect(await repeated('{n}', { ...options, first: -1 })).toBe('-1 0 1');
    expect(await repeated('{n}', { ...options, counter: false })).toBe('{n} {n} {n}');
    expect(await repeated('{n}{n}', options)).toBe('11 22 33');
  });

  it('reaches a length exactly, in characters as people see them', async () => {
    const options = { until: 'length', separator: 'nothing' };
    expect(await repeated('abc', { ...options, length: 7 })).toBe('abcabca');
    expect(await repeated('abc', { ...options, length: 0 })).toBe('');
    expect(await repeated('👍🏽e\u0301', { ...options, length: 3 })).toBe('👍🏽e\u0301👍🏽');
    expect(await repeated('ab', { ...options, separator: 'space', length: 4 })).toBe('ab a');
    expect(await repeated('{n},', { ...options, counter: true, length: 8 })).toBe('1,2,3,4,');
  });

  it('does not count a line end of two code units twice', async () => {
    const options = { until: 'length', separator: 'nothing', length: 3 };
    expect(await repeated('a\r\n', options)).toBe('a\r\na');
  });

  it('refuses what would be too long before making it, and says what would fit', async () => {
    const refusal = repeated('x'.repeat(1_000), { times: 1_000_000, separator: 'nothing' });
    await expect(refusal).rejects.toThrow(/Up to 20,000 repetitions/);
    await expect(refusal).rejects.toBeInstanceOf(ToolInputError);
    await expect(refusal).rejects.toMatchObject({ option: 'times' });
  });

  it('refuses a length that joined marks never reach', async () => {
    const refusal = repeated('\u0301', { until: 'length', length: 5, separator: 'nothing' });
    await expect(refusal).rejects.toMatchObject({ option: 'length' });
  });

  it('gives nothing for nothing', async () => {
    expect(await repeated('')).toBe('');
  });
});
