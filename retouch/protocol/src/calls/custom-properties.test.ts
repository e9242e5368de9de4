import { describe, expect, it } from 'vitest';
import { bodyFault } from './body-fault.ts';
import { customPropertiesField, customPropertyList } from './custom-properties.ts';

describe('custom properties', () => {
  const list = [
    { name: '--gap', value: '4px' },
    { name: '--Größe', value: null },
  ];

  it('are a list or an object, and mean the same', () => {
    const object = { '--gap': '4px', '--Größe': null };
    expect(bodyFault(customPropertiesField, list)).toBeUndefined();
    expect(bodyFault(customPropertiesField, object)).toBeUndefined();
    expect(customPropertyList(list)).toEqual(list);
    expect(customPropertyList(object)).toEqual(list);
  });

  it.each([null, undefined, [], {}])('are none in %j', (none) => {
    expect(customPropertyList(none)).toEqual([]);
  });

  it.each(['gap', '-gap', '--', '--a b', '--a:b', '--a;b', '--a}'])('are not called %j', (name) => {
    expect(bodyFault(customPropertiesField, [{ name, value: '1' }])).toBeDefined();
    expect(bodyFault(customPropertiesField, { [name]: '1' })).toBeDefined();
  });
});
