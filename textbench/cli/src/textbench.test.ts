import { describe, expect, it } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { said } from './testing/fake-world.testing.ts';

describe('textbench', () => {
  it('says how it is used, to standard error and with code 2, when nothing is asked', async () => {
    const { code, out, err } = await said([]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^Usage: textbench <tool> \[OPTION\]… \[FILE\]…\n/);
  });

  it.each([
    [['--help']],
    [['-h']],
    [['help']],
    [['list', '--help']],
    [['--help', 'run']],
    [['run', '-h']],
  ])('helps: %j', async (args) => {
    const { code, out, err } = await said(args);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('Usage\n  textbench <tool>');
    expect(out).toContain('  -o, --output FILE\n');
    expect(out).toContain('Exit codes\n');
  });

  it.each([[['--version']], [['-V', 'list']], [['shout', '--version']]])(
    'says its version: %j',
    async (args) => {
      const out = `textbench ${packageJson.version}\n`;
      expect(await said(args)).toEqual({ code: 0, out, err: '' });
    },
  );

  it('suggests a tool for one that does not exist', async () => {
    expect(await said(['shuot'])).toEqual({
      code: 2,
      out: '',
      err: 'textbench: There is no tool "shuot".\ntextbench: Did you mean shout?\n',
    });
    expect((await said(['lits'])).err).toContain('Did you mean list?');
    expect((await said(['random'])).err).toContain('Did you mean dice?'); // by its keyword
    expect((await said(['xylophone'])).err).toContain('"textbench list" names every tool.');
    expect((await said(['constructor'])).code).toBe(2);
  });

  it('suggests an option', async () => {
    expect(await said(['dice', '--side', '7'])).toEqual({
      code: 2,
      out: '',
      err: 'textbench: There is no option --side here.\ntextbench: Did you mean --sides?\n',
    });
  });

  it('lists tools, all or some, as text or JSON', async () => {
    const all = await said(['list']);
    expect(all.code).toBe(0);
    expect(all.out).toMatch(/^Sorting, joining, layout\n {2}shout {6}Makes letters large\.\n/);
    const some = await said(['list', '--json', 'random']);
    expect(JSON.parse(some.out)).toEqual([
      {
        slug: 'dice',
        family: 'generators',
        title: 'Dice',
        description: 'Makes something of options alone.',
        icon: 'type',
        keywords: ['random'],
        href: '/tools/dice',
      },
    ]);
  });

  it('describes a tool in three ways', async () => {
    const { code, out } = await said(['describe', 'dice']);
    expect(code).toBe(0);
    expect(out).toContain('  --sides N\n      Sides, 2 to 100 sides. Default: 6.\n');
    expect((await said(['dice', '--help'])).out).toBe(out);
    expect((await said(['help', 'dice'])).out).toBe(out);
    expect(JSON.parse((await said(['describe', '--json', 'dice'])).out).slug).toBe('dice');
  });

  it('describes one tool that exists', async () => {
    expect((await said(['describe'])).code).toBe(2);
    expect((await said(['describe', 'dice', 'shout'])).code).toBe(2);
    expect((await said(['describe', 'dise'])).err).toContain('Did you mean dice?');
  });

  it('writes completion scripts and answers them', async () => {
    for (const shell of ['bash', 'zsh', 'fish']) {
      expect((await said(['completion', shell])).out).toContain('completion candidates --');
    }
    expect((await said(['completion', 'candidates', '--', 'shout', '--l'])).out).toBe('--loud\n');
    expect((await said(['completion', 'tcsh'])).code).toBe(2);
    expect((await said(['completion'])).code).toBe(2);
  });

  it('owns up to a bug in one line, with the stack only when asked', async () => {
    const { code, err } = await said(['buggy'], { input: 'a' });
    expect(code).toBe(70);
    expect(err).toMatch(
      /^textbench: This is a bug in buggy: TypeError: undefined is not a function\. .*report.*\n$/,
    );
    expect((await said(['buggy', '--verbose'])).err).toMatch(/\n {4}at .*test-tools/);
  });
});
