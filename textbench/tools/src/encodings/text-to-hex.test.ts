import { runTool } from '@textbench/kit';
import { fixedContext } from '@textbench/kit/laws';
import { describe, expect, it } from 'vitest';
import { tool } from './text-to-hex.ts';

async function hex(text: string, options: Record<string, unknown> = {}): Promise<string> {
  const { parts } = await runTool(tool, { text }, options, fixedContext());
  const [main] = parts;
  return main.kind === 'text' ? main.text : '';
}

describe('text to hex, against other programs', () => {
  // The command that made the value stands before it.
  it.each([
    ["printf '😀 Ünï\\n' | xxd -p", '😀 Ünï\n', { separator: 'none' }, 'f09f988020c39c6ec3af0a'],
    [
      "printf 'tab\\there' | xxd -p -u",
      'tab\there',
      { separator: 'none', upperCase: true },
      '7461620968657265',
    ],
    ["'Grüße'.encode().hex(' ').upper()", 'Grüße', { upperCase: true }, '47 72 C3 BC C3 9F 65'],
    [
      "'Grüße'.encode('utf-16le').hex(' ')",
      'Grüße',
      { encoding: 'utf-16le' },
      '47 00 72 00 fc 00 df 00 65 00',
    ],
    [
      "'日本'.encode('euc-jp').hex()",
      '日本',
      { encoding: 'euc-jp', separator: 'none' },
      'c6fccbdc',
    ],
    ["'Ω≈ç√'.encode('mac_roman').hex(' ')", 'Ω≈ç√', { encoding: 'macintosh' }, 'bd c5 8d c3'],
    ["''.join('\\\\u{%x}' % ord(c) for c in 'a𝄞')", 'a𝄞', { form: 'braced' }, '\\u{61}\\u{1d11e}'],
    [
      "' '.join('U+%04X' % ord(c) for c in '👨‍👩‍👧')",
      '👨‍👩‍👧',
      { form: 'unicode' },
      'U+1F468 U+200D U+1F469 U+200D U+1F467',
    ],
    [
      "', '.join('0x%02X' % b for b in 'ok€'.encode())",
      'ok€',
      { form: 'literal', upperCase: true, encoding: 'utf-8' },
      '0x6F, 0x6B, 0xE2, 0x82, 0xAC',
    ],
    [
      "''.join('%%%02X' % b for b in 'ñ?'.encode('latin1'))",
      'ñ?',
      { form: 'percent', upperCase: true, encoding: 'windows-1252' },
      '%F1%3F',
    ],
    [
      "printf 'caf\\xe9' | hexdump -Cv",
      'café',
      { form: 'canonical', encoding: 'windows-1252' },
      '00000000  63 61 66 e9                                       |caf.|\n00000004\n',
    ],
    ["printf 'hello' | od -An -tx1", 'hello', {}, '68 65 6c 6c 6f'],
  ])('%s', async (_command, text, options, expected) => {
    expect(await hex(text, options)).toBe(expected);
  });

  it('writes 0x without changing its x to a capital', async () => {
    expect(await hex('\xff', { form: 'literal', upperCase: true, units: 'codePoints' })).toBe(
      '0xFF',
    );
  });
});

describe('text to hex, at its edges', () => {
  it('gives nothing for nothing, in every form', async () => {
    for (const form of Object.keys(tool.options.form.choices)) {
      expect(await hex('', { form }), form).toBe('');
    }
  });

  it('says how many bytes there are', async () => {
    const { facts } = await runTool(tool, { text: 'é' }, {}, fixedContext());
    expect(facts).toEqual(['2 bytes']);
  });

  it('reports what Latin 1 lacks instead of turning é into mojibake', async () => {
    expect(await hex('é', { encoding: 'windows-1252' })).toBe('e9');
    const options = { encoding: 'windows-1252' };
    const { notes } = await runTool(tool, { text: '→' }, options, fixedContext());
    expect(notes?.[0]).toMatchObject({ tone: 'warning' });
  });

  it('takes an encoding for hexdumps and escapes, not for code points', async () => {
    const options = { encoding: 'windows-1252' };
    expect(await hex('é', { ...options, form: 'backslash' })).toBe('\\xe9');
    expect(await hex('é', { ...options, form: 'unicode' })).toBe('U+00E9');
  });
});
