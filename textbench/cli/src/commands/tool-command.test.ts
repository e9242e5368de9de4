import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { said } from '../testing/fake-world.testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'textbench-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

describe('a tool', () => {
  it('reads standard input and writes standard output, exactly', async () => {
    expect(await said(['shout'], { input: 'no line end' })).toEqual({
      code: 0,
      out: 'NO LINE END',
      err: '',
    });
    expect((await said(['shout'], { input: '' })).out).toBe('');
    expect((await said(['shout'], { input: 'a\r\n\0b' })).out).toBe('A\r\n\0B');
  });

  it('ends the last line for a person at a terminal', async () => {
    const terminals = ['stdout'] as const;
    expect((await said(['shout'], { input: 'a', terminals })).out).toBe('A\n');
    expect((await said(['shout'], { input: 'a\n', terminals })).out).toBe('A\n');
    expect((await said(['backwards'], { input: 'ab', terminals })).out).toBe('ba\n');
    expect((await said(['shout'], { input: '', terminals })).out).toBe('');
  });

  it('joins files as cat does', async () => {
    const args = ['shout', file('one', 'a\n'), '-', file('two', 'c')];
    expect((await said(args, { input: 'b\n' })).out).toBe('A\nB\nC');
  });

  it('takes options before and after files', async () => {
    const path = file('options', 'a');
    expect((await said(['shout', '--no-loud', path, '--mark=!'])).out).toBe('a!');
  });

  it('takes several named inputs, in order or by flag', async () => {
    const left = file('left', 'L');
    const right = file('right', 'R');
    expect((await said(['pair', left, right])).out).toBe('[L|R]');
    expect((await said(['pair', '--right-input', right, left])).out).toBe('[L|R]');
    expect((await said(['pair', left, '-'], { input: 'stdin' })).out).toBe('[L|stdin]');
  });

  it('does without an optional input', async () => {
    const one = file('optional-one', 'abc');
    const other = file('optional-other', 'de');
    expect((await said(['compare'], { input: 'ab' })).out).toBe('2 0');
    expect((await said(['compare', one])).out).toBe('3 0');
    expect((await said(['compare', one, other])).out).toBe('3 2');
    expect((await said(['compare', '--other-input', other], { input: 'a' })).out).toBe('1 2');
  });

  it('warns of an option that has no effect', async () => {
    const args = ['shout', '--quiet-mark', '?'];
    const { out, err } = await said(args, { input: 'a' });
    expect([out, err]).toEqual([
      'A',
      'textbench: Warning: --quiet-mark has no effect. Only with --no-loud.\n',
    ]);
    expect((await said([...args, '--no-loud'], { input: 'a' })).err).toBe('');
    expect((await said([...args, '-q'], { input: 'a' })).err).toBe('');
  });

  it('names texts and files as they are called without their folder', async () => {
    const args = ['gather', file('a.txt', '1'), file('b.txt', '2')];
    expect((await said(args)).out).toBe('a.txt=1;b.txt=2;');
    const picture = file('p.png', Uint8Array.of(1, 254));
    expect((await said(['weigh', picture])).out).toBe('p.png image/png 1 254\n');
    expect((await said(['weigh'], { input: Uint8Array.of(7) })).out).toBe('standard input  7\n');
  });

  it('makes things out of nothing', async () => {
    const { out } = await said([
      'dice',
      '--sides',
      '7',
      '--words=a,b',
      '--words',
      'c',
      '--ink=#FFF',
    ]);
    expect(JSON.parse(out)).toEqual({
      seed: '1',
      sides: 7,
      words: ['a', 'b', 'c'],
      ink: '#ffffff',
      ignoreCase: false,
    });
  });

  it('says which file, line and column is wrong', async () => {
    const one = file('sound', 'a\nb\n');
    const two = file('faulty', 'c\ndéx');
    for (const slug of ['backwards', 'strict']) {
      expect(await said([slug, one, two])).toMatchObject({
        code: 1,
        err: `textbench: ${two}:2:3: An x is not allowed.\n`,
      });
    }
    expect((await said(['backwards'], { input: 'x' })).err).toBe(
      'textbench: standard input:1:1: An x is not allowed.\n',
    );
    const faulty = file('pair', 'a\nbz');
    expect((await said(['pair', one, faulty])).err).toBe(
      `textbench: ${faulty}:2:2: A z is not allowed.\n`,
    );
  });

  it('says which option is wrong', async () => {
    expect(await said(['dice', '--sides', '1'])).toEqual({
      code: 2,
      out: '',
      err: 'textbench: --sides: Sides takes a whole number from 2 to 100.\n',
    });
    expect(await said(['search', '--pattern', '('], { input: 'a' })).toMatchObject({
      code: 2,
      err: 'textbench: --pattern: The pattern is not complete.\n',
    });
  });

  it('ends a pattern that never ends by itself', async () => {
    const input = `${'a'.repeat(40)}!`;
    const { code, err } = await said(['search', '--pattern', '(a+)+$'], { input });
    expect(code).toBe(1);
    expect(err).toContain('The pattern was stopped after 2 seconds on this text.');
  });

  it('says that a file is missing', async () => {
    expect(await said(['shout', join(folder, 'missing')])).toMatchObject({
      code: 1,
      err: `textbench: ${join(folder, 'missing')}: cannot be read: there is no such file.\n`,
    });
  });

  it('reads other encodings, and says when bytes fit none', async () => {
    const latin = Uint8Array.of(0xe9);
    expect((await said(['shout', '--encoding', 'latin1'], { input: latin })).out).toBe('É');
    const wrong = await said(['shout'], { input: latin });
    expect(wrong).toMatchObject({ code: 0, out: '\ufffd' });
    expect(wrong.err).toContain('Warning: standard input: some bytes are no utf-8');
    expect((await said(['shout', '-q'], { input: latin })).err).toBe('');
    const failed = await said(['backwards'], { input: Uint8Array.of(0xe9, 0x78) });
    expect(failed.err).toMatch(/Warning: .*\n.*An x is not allowed/);
    expect((await said(['shout', '--encoding', 'utf-9'])).code).toBe(2);
  });

  it('leaves flags of its own to a tool; those before its name are general', async () => {
    const own = await said(['clash', '--format', 'square', '--encoding', 'x'], { input: 'é' });
    expect(own.out).toBe('Format\tsquare\nEncoding\tx\nText\té\n');
    const general = await said(['--format', 'json', '--encoding', 'latin1', 'clash'], {
      input: Uint8Array.of(0xe9),
    });
    expect(JSON.parse(general.out)).toEqual({ Format: 'round', Encoding: 'none', Text: 'é' });
  });
});

describe('what is written', () => {
  it('may be another part or form', async () => {
    const input = 'a\nb';
    expect((await said(['measure'], { input })).out).toBe('Length\t3\nLines\t1\n');
    expect((await said(['measure', '--part', '2', '--format', 'csv'], { input })).out).toBe(
      'Kind,Number\r\ncode units,3\r\n"line, feeds",1\r\n',
    );
    expect((await said(['measure', '--part', 'per kind'], { input })).out).toBe(
      'Kind\tNumber\ncode units\t3\nline, feeds\t1\n',
    );
  });

  it('may be the whole structured result, also of a stream', async () => {
    const { out } = await said(['shout', '--json'], { input: 'a' });
    expect(JSON.parse(out)).toEqual({
      tool: 'shout',
      parts: [{ kind: 'text', text: 'A' }],
      facts: ['done as a whole'],
      notes: [{ tone: 'warning', text: 'too loud' }],
    });
  });

  it('goes to a file whose ending chooses the form', async () => {
    const path = join(folder, 'out.json');
    expect(await said(['measure', '-o', path], { input: 'ab' })).toEqual({
      code: 0,
      out: '',
      err: '',
    });
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ Length: 2, Lines: 0 });
  });

  it('may replace the file that was read', async () => {
    const path = file('same.txt', 'abc');
    for (const slug of ['shout', 'backwards'])
      expect((await said([slug, path, '-o', path])).code).toBe(0);
    expect(readFileSync(path, 'utf8')).toBe('CBA');
  });

  it('leaves the old file where the run fails', async () => {
    const path = file('kept.txt', 'kept');
    for (const slug of ['strict', 'backwards', 'buggy']) {
      expect((await said([slug, '-o', path], { input: 'aax' })).code).not.toBe(0);
      expect(readFileSync(path, 'utf8')).toBe('kept');
    }
  });

  it('is refused in a form that there is not, before anything is read', async () => {
    const unread = { input: Uint8Array.of(0xff) }; // would be warned of
    expect(await said(['shout', '--format', 'csv'], unread)).toEqual({
      code: 2,
      out: '',
      err: 'textbench: --format csv: this result is written as txt.\n',
    });
    expect((await said(['backwards', '-o', 'a.png'], { input: 'x' })).code).toBe(2);
    expect((await said(['measure', '--format', 'jsno'])).err).toContain('Did you mean json?');
    expect((await said(['measure', '--part', '3'])).err).toContain('The parts are: 1 Sizes');
  });

  it('is not sound or a picture on a terminal', async () => {
    const onTerminal = await said(['dot'], { terminals: ['stdout'] });
    expect(onTerminal).toEqual({
      code: 2,
      out: '',
      err: 'textbench: image/png is not for a terminal.\ntextbench: Write it to a file (-o NAME.png) or into a pipe.\n',
    });
    const path = join(folder, 'dot.png');
    expect((await said(['dot', '-o', path], { terminals: ['stdout'] })).code).toBe(0);
    // PNG (W3C 2003), 5.2: the signature
    const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
    expect([...readFileSync(path).subarray(0, 8)]).toEqual(signature);
  });
});

describe('what is told beside it', () => {
  const terminals = ['stderr'] as const;

  it('goes to standard error when that is a terminal or when asked', async () => {
    expect((await said(['shout'], { input: 'a' })).err).toBe('');
    expect((await said(['shout'], { input: 'a', terminals })).err).toBe(
      'textbench: done in pieces\n',
    );
    expect((await said(['measure', '--verbose'], { input: 'a' })).err).toBe(
      'textbench: More with --part: 2 Per kind\n',
    );
    expect((await said(['shout', '--quiet'], { input: 'a', terminals })).err).toBe('');
  });

  it('is that typing is expected, when it is', async () => {
    const typing = await said(['shout'], { terminals: ['stdin', 'stderr'] });
    expect(typing.err).toContain('Reading from the terminal');
    const path = file('typed', 'a');
    const reading = await said(['shout', path], { terminals: ['stdin', 'stderr'] });
    expect(reading.err).not.toContain('Reading from the terminal');
  });
});
