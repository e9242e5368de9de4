import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { said } from '../testing/fake-world.testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'textbench-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const recipe = (name: string, ...steps: unknown[]) => file(name, JSON.stringify({ steps }));

describe('run', () => {
  it('runs several tools in a row', async () => {
    const path = recipe('row', { tool: 'shout', options: { mark: '1' } }, { tool: 'backwards' });
    expect(await said(['run', path], { input: 'abc' })).toEqual({ code: 0, out: '1CBA', err: '' });
    expect((await said(['run', path, file('in', 'de')])).out).toBe('1ED');
    expect(
      (await said(['run', '-', file('in2', 'f')], { input: '{"steps":[{"tool":"shout"}]}' })).out,
    ).toBe('F');
  });

  it('starts with any kind of input and hands the plain text on', async () => {
    const path = recipe('kinds', { tool: 'pair' }, { tool: 'measure' }, { tool: 'shout' });
    const args = ['run', path, file('l', 'a'), '--right-input', file('r', 'b')];
    expect((await said(args)).out).toBe('LENGTH\t5\nLINES\t0\n');
    const generated = recipe(
      'generated',
      { tool: 'dice' },
      { tool: 'search', options: { pattern: 'sides' } },
    );
    expect((await said(['run', generated])).out).toBe('Found\tAt\nsides\t13\n');
  });

  it('feeds the input that a step needs and leaves optional ones empty', async () => {
    const path = recipe('optional', { tool: 'shout' }, { tool: 'compare' });
    expect((await said(['run', path], { input: 'abc' })).out).toBe('3 0');
    const warned = recipe('warned', { tool: 'shout', options: { quietMark: '?' } });
    expect((await said(['run', warned])).err).toBe(
      'textbench: Warning: step 1 (shout): --quiet-mark has no effect. Only with --no-loud.\n',
    );
  });

  it('writes the last result as the flags ask', async () => {
    const path = recipe('formed', { tool: 'shout' }, { tool: 'measure' });
    const { out } = await said(['run', path, '--format', 'json'], { input: 'ab' });
    expect(JSON.parse(out)).toEqual({ Length: 2, Lines: 0 });
    expect(JSON.parse((await said(['--json', 'run', path])).out).tool).toBe('measure');
  });

  it('tells what each step has to say, by its number', async () => {
    const path = recipe('telling', { tool: 'shout' }, { tool: 'shout' }, { tool: 'measure' });
    const { err } = await said(['run', '-v', path], { input: 'a' });
    expect(err).toBe(
      [
        'textbench: step 1 (shout): done in pieces',
        'textbench: step 2 (shout): done in pieces',
        'textbench: step 3 (measure): More with --part: 2 Per kind',
        '',
      ].join('\n'),
    );
  });

  it('names the step that fails, and where', async () => {
    const path = recipe('failing', { tool: 'cut' }, { tool: 'backwards' });
    expect(await said(['run', path], { input: 'a\nbx' })).toEqual({
      code: 1,
      out: '',
      err: 'textbench: step 2 (backwards): result of step 1:2:2: An x is not allowed.\n',
    });
    const wrong = recipe('wrong', { tool: 'cut' }, { tool: 'shuot' });
    expect(await said(['run', wrong])).toEqual({
      code: 2,
      out: '',
      err: 'textbench: step 2 (shuot): There is no tool "shuot".\ntextbench: Did you mean shout?\n',
    });
  });

  it('says what is wrong with the recipe', async () => {
    const broken = file('broken.json', '{"steps": [}');
    expect(await said(['run', broken])).toMatchObject({
      code: 2,
      err: `textbench: ${broken}:1:12: this is no JSON from here on.\n`,
    });
    expect((await said(['run'])).err).toContain('run needs the file of a recipe.');
    expect((await said(['run', join(folder, 'missing')])).code).toBe(1);
    const path = recipe('flags', { tool: 'shout' });
    expect((await said(['run', path, '--loud'])).err).toContain('There is no option --loud here.');
  });
});
