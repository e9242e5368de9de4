import { runTool } from '@textbench/kit';
import { fixedContext } from '@textbench/kit/laws';
import { describe, expect, it } from 'vitest';
import { tool } from './hex-to-text.ts';
import { tool as textToHex } from './text-to-hex.ts';

async function run(text: string, options: Record<string, unknown> = {}): Promise<string> {
  const { parts } = await runTool(tool, { text }, options, fixedContext());
  const [main] = parts;
  return main.kind === 'text' ? main.text : '';
}

describe('hex to text, against other programs', () => {
  // The command that made the value stands before it.
  it.each([
    ["bytes.fromhex('47 72 c3 bc c3 9f 65').decode()", '47 72 c3 bc c3 9f 65', {}, 'Grüße'],
    ["bytes.fromhex('e4bda0e5a5bd').decode()", 'e4bda0e5a5bd', {}, '你好'],
    [
      "bytes.fromhex('93fa967b').decode('shift_jis')",
      '93fa967b',
      { encoding: 'shift_jis' },
      '日本',
    ],
    ["bytes.fromhex('c4e3bac3').decode('gbk')", 'c4e3bac3', { encoding: 'gbk' }, '你好'],
    [
      "bytes.fromhex('ccf0e8e2e5f2').decode('cp1251')",
      'ccf0e8e2e5f2',
      { encoding: 'windows-1251' },
      'Мривет',
    ],
    ["bytes.fromhex('48006900').decode('utf-16le')", '48006900', { encoding: 'utf-16le' }, 'Hi'],
    ["bytes.fromhex('c328a0').decode('utf-8', 'replace')", 'c328a0', {}, '\ufffd(\ufffd'],
    [
      'echo 48656c6c6f2c20776f726c640a | xxd -r -p',
      '48656c6c6f2c20776f726c640a',
      {},
      'Hello, world\n',
    ],
    ["printf '48 65 6C\\n6c 6f' | xxd -r -p", '48 65 6C\n6c 6f', {}, 'Hello'],
    [
      "printf '\\x47\\x72\\xc3\\xbc\\u00df\\U0001F600'",
      '\\x47\\x72\\xc3\\xbc\\u00df\\U0001F600',
      {},
      'Grüß😀',
    ],
    [
      "printf '00000000: 4865 6c6c 6f0a  Hello.\\n' | xxd -r",
      '00000000: 4865 6c6c 6f0a  Hello.\n',
      {},
      'Hello\n',
    ],
    [
      "'caf\\\\u00e9'.encode().decode('unicode_escape')",
      'caf\\u00e9',
      { layout: 'escapes' },
      'café',
    ],
  ])('%s', async (_command, text, options, expected) => {
    expect(await run(text, options)).toBe(expected);
  });
});

describe('hex to text', () => {
  it('reads back every form that text to hex writes', async () => {
    const text = 'Aé€😀\tb\n';
    for (const form of Object.keys(textToHex.options.form.choices)) {
      const { parts } = await runTool(textToHex, { text }, { form }, fixedContext());
      const [main] = parts;
      expect(await run(main.kind === 'text' ? main.text : ''), form).toBe(text);
    }
  });

  it('reads back every encoding that text to hex writes', async () => {
    for (const encoding of Object.keys(textToHex.options.encoding.choices)) {
      const text = 'plain ASCII ~';
      const { parts } = await runTool(textToHex, { text }, { encoding }, fixedContext());
      const [main] = parts;
      expect(await run(main.kind === 'text' ? main.text : '', { encoding }), encoding).toBe(text);
    }
  });

  it('says which option is the way out', async () => {
    await expect(run('1f600')).rejects.toThrow(/choose “Code points”/);
    expect(await run('1f600', { units: 'codePoints' })).toBe('😀');
  });

  it('gives nothing for nothing', async () => {
    for (const layout of Object.keys(tool.options.layout.choices)) {
      expect(await run('', { layout }), layout).toBe('');
      expect(await run(' \n', { layout }), layout).toBe(layout === 'escapes' ? ' \n' : '');
    }
  });
});
