import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { testShelf } from '../testing/fake-world.testing.ts';
import { exampleCommand, shellWord } from './example-command.ts';

describe('shellWord', () => {
  it.each(["it's", '$HOME `x` "y" \\', '', 'a\nb', '-n', 'é😀', '*?[a]!', 'plain-1.txt'])(
    'is read back by a shell: %j',
    (word) => {
      const script = `printf '%s\\0' ${shellWord(word)}`;
      expect(execFileSync('sh', ['-c', script], { encoding: 'utf8' })).toBe(`${word}\0`);
    },
  );
});

describe('exampleCommand', () => {
  it('pipes the input and writes out what differs from the defaults', async () => {
    const tool = await testShelf.load('shout');
    const example = {
      title: '',
      inputs: { text: "it's" },
      options: { loud: false, mark: ' !', ending: 'none' },
      output: '',
    };
    expect(exampleCommand('shout', tool, example)).toBe(
      `printf %s 'it'\\''s' | textbench shout --no-loud --mark ' !'`,
    );
  });

  it('reads nothing for a generator', async () => {
    const tool = await testShelf.load('dice');
    const example = { title: '', inputs: {}, options: { words: ['a,b', 'c'] }, output: '' };
    expect(exampleCommand('dice', tool, example)).toBe("textbench dice --words 'a,b\nc\n'");
  });

  it('leaves out what does not fit in a line', async () => {
    const pair = await testShelf.load('pair');
    const shout = await testShelf.load('shout');
    const two = { title: '', inputs: { left: 'a', right: 'b' }, output: '' };
    const long = { title: '', inputs: { text: 'x'.repeat(201) }, output: '' };
    expect(exampleCommand('pair', pair, two)).toBeUndefined();
    expect(exampleCommand('shout', shout, long)).toBeUndefined();
  });
});
