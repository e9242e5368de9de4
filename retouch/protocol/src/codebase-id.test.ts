import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCodebaseId, isUuid, remapId, wrapPlaceholder } from './codebase-id.ts';

// Versions 1, 3, 4 and 5: the examples of RFC 9562, appendix A. Version 2 by the form of section 5.2.
const valid = [
  'c232ab00-9414-11ec-b3c8-9f6bdeced846',
  '000003e8-9414-21ec-b300-9f6bdeced846',
  '5df41881-3aed-3515-88a7-2f4a814cf09e',
  '919108f7-52d1-4320-9bac-f847db4148a8',
  '2ed6657d-e927-568b-95e1-2665a8aea6a2',
  '00000000-0000-0000-0000-000000000000',
];

const invalid = [
  // Versions 6 to 8 and the greatest UUID: RFC 9562, appendix A and section 5.10.
  '1EC9414C-232A-6B00-B3C8-9F6BDECED846',
  '017F22E2-79B0-7CC3-98C4-DC0C0C07398F',
  '2489E9AD-2EE2-8E00-8EC9-32D5F69181C0',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  // Version 0 and, for the variant, 7 and c.
  'c232ab00-9414-01ec-b3c8-9f6bdeced846',
  'c232ab00-9414-11ec-73c8-9f6bdeced846',
  'c232ab00-9414-11ec-c3c8-9f6bdeced846',
  'c232ab0-9414-11ec-b3c8-9f6bdeced846',
  'c232ab00941411ecb3c89f6bdeced846',
  '{c232ab00-9414-11ec-b3c8-9f6bdeced846}',
  'c232ab00-9414-11ec-b3c8-9f6bdeced846\n',
  '',
];

describe('isUuid (canvas-script, section 5)', () => {
  it.each(valid)('accepts %s', (uuid) => expect(isUuid(uuid)).toBe(true));

  it.each(invalid)('refuses %j', (uuid) => expect(isUuid(uuid)).toBe(false));

  it('does not mind capitals', () => {
    expect(isUuid('C232AB00-9414-11EC-B3C8-9F6BDECED846')).toBe(true);
  });

  it('accepts exactly versions 1 to 5 of the variant that RFC 9562 describes', () => {
    fc.assert(
      fc.property(fc.uuid({ version: [1, 2, 3, 4, 5, 6, 7, 8] }), (uuid) => {
        expect(isUuid(uuid)).toBe('12345'.includes(uuid.charAt(14)));
      }),
    );
  });
});

describe('isCodebaseId (canvas-script, section 5)', () => {
  it.each(valid)('accepts tempo- and %s', (uuid) => {
    expect(isCodebaseId(`tempo-${uuid}`)).toBe(true);
    expect(isCodebaseId(uuid)).toBe(false);
    expect(isCodebaseId(`Tempo-${uuid}`)).toBe(false);
  });

  it.each(invalid)('refuses tempo- and %j', (uuid) => {
    expect(isCodebaseId(`tempo-${uuid}`)).toBe(false);
  });

  it('accepts the wrap placeholder, and nothing that only begins with it', () => {
    expect(isCodebaseId('tempo-wrap-in-div-placeholder')).toBe(true);
    expect(isCodebaseId(`${wrapPlaceholder}-1`)).toBe(false);
  });

  it('accepts whatever begins with the duplicate prefix', () => {
    expect(isCodebaseId('tempo-duplicate-placeholder-')).toBe(true);
    expect(isCodebaseId('tempo-duplicate-placeholder-3-tempo-x')).toBe(true);
    expect(isCodebaseId('tempo-duplicate-placeholder')).toBe(false);
  });

  it.each(['body', 'root', '__next', 'STORYBOARD-TOP-CONSTANT', 'tempo-add-jsx-placeholder-1'])(
    'refuses %s, which stands for no element of the source',
    (id) => expect(isCodebaseId(id)).toBe(false),
  );
});

describe('remapId', () => {
  it('follows the map and keeps what it does not name', () => {
    expect(remapId({ a: 'b' }, 'a')).toBe('b');
    expect(remapId({ a: 'b' }, 'b')).toBe('b');
    expect(remapId({}, 'constructor')).toBe('constructor');
  });
});
