import { describe, expect, it } from 'vitest';
import type { PercentKind } from './percent-sets.ts';
import { asPlus, byteFates, ifEscape, keep } from './percent-sets.ts';

/** The printable characters of ASCII, and the space, that a kind encodes. */
function encodedSigns(kind: PercentKind): string {
  const table = byteFates(kind, false);
  return Array.from({ length: 0x5f }, (_, i) => i + 0x20)
    .filter((byte) => table[byte] !== keep)
    .map((byte) => String.fromCharCode(byte))
    .join('');
}

describe('percent-encode sets', () => {
  // https://url.spec.whatwg.org/#percent-encoded-bytes, in the order of ASCII
  it.each([
    ['whatwgFragment', ' "<>`'],
    ['whatwgQuery', ' "#<>'],
    ['whatwgSpecialQuery', ' "#\'<>'],
    ['whatwgPath', ' "#<>?^`{}'],
    ['whatwgUserinfo', ' "#/:;<=>?@[\\]^`{|}'],
    ['whatwgComponent', ' "#$%&+,/:;<=>?@[\\]^`{|}'],
    // RFC 3986, section 3.3: pchar and the slash stay
    ['path', ' "#%<>?[\\]^`{|}'],
    // RFC 3986, section 2.3: only what is unreserved stays
    ['strict', ' !"#$%&\'()*+,/:;<=>?@[\\]^`{|}'],
    // ECMA-262, 19.2.6.4 encodeURIComponent
    ['component', ' "#$%&+,/:;<=>?@[\\]^`{|}'],
    // RFC 3986, section 2.2: reserved characters stay too; % where no escape begins
    ['address', ' "%<>\\^`{|}'],
  ] as const)('%s', (kind, signs) => {
    expect(encodedSigns(kind)).toBe(signs);
  });

  it('encode every byte that is no printable ASCII', () => {
    for (const kind of ['component', 'whatwgFragment', 'address', 'form'] as const) {
      const table = byteFates(kind, false);
      const lineEnds = kind === 'address' ? [0x0a, 0x0d] : [];
      for (let byte = 0; byte < 256; byte++) {
        if (byte >= 0x20 && byte < 0x7f) continue;
        expect(table[byte], `${kind} ${byte}`).toBe(lineEnds.includes(byte) ? keep : 0);
      }
    }
  });

  it('have fates of their own for a space in forms and a percent sign in addresses', () => {
    expect(byteFates('form', false)[0x20]).toBe(asPlus);
    expect(byteFates('address', false)[0x25]).toBe(ifEscape);
  });
});
