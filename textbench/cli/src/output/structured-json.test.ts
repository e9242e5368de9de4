import { image, information, result, text } from '@textbench/kit';
import { describe, expect, it } from 'vitest';
import { structuredJson } from './structured-json.ts';

describe('structuredJson', () => {
  it('has the tool and all of the result', () => {
    const found = result(text('a'), { facts: ['one'], notes: [information('so')] });
    expect(JSON.parse(structuredJson('shout', found))).toEqual({
      tool: 'shout',
      parts: [{ kind: 'text', text: 'a' }],
      facts: ['one'],
      notes: [{ tone: 'information', text: 'so' }],
    });
  });

  it('writes bytes as Base64', () => {
    const rgba = new Uint8ClampedArray(Uint8Array.of(9, 1, 2, 3, 255).buffer, 1, 4);
    const found = result(image({ width: 1, height: 1, rgba, description: '' }));
    // python3 -c "import base64; print(base64.b64encode(bytes([1,2,3,255])))"
    expect(JSON.parse(structuredJson('dot', found)).parts[0].rgba).toBe('AQID/w==');
  });

  it('keeps lone surrogates as escapes, so that the output is UTF-8', () => {
    const json = structuredJson('x', result(text('\ud800')));
    expect(json).toContain('"\\ud800"');
    expect(JSON.parse(json).parts[0].text).toBe('\ud800');
  });
});
