import { describe, expect, it } from 'vitest';
import { bodyFault } from './body-fault.ts';
import { mutationBodies } from './mutations.ts';

const element = { codebaseId: 'tempo-a' };

function styling(fields: Readonly<Record<string, unknown>>) {
  const body = { reactElement: element, styling: {}, stylingFramework: 'Inline', ...fields };
  return bodyFault(mutationBodies.styling, body);
}

function addJsx(fields: Readonly<Record<string, unknown>>) {
  const body = { destinationElement: element, ...fields };
  return bodyFault(mutationBodies.addJsxElement, body);
}

describe('bodyFault', () => {
  it.each([null, [], 'text', 3, undefined])('refuses %j, which is no object', (body) => {
    expect(bodyFault(mutationBodies.duplicate, body)).toEqual({
      field: '',
      message: 'The body must be an object.',
    });
  });

  it('names the field, however deep', () => {
    expect(styling({ styling: { color: 3 } })).toEqual({
      field: 'styling.color',
      message: 'styling.color must be a string or null.',
    });
    expect(styling({ modifiers: ['md', 3] })?.field).toBe('modifiers.1');
    expect(styling({ reactElement: {} })?.message).toBe('reactElement.codebaseId is missing.');
  });

  it('says which words are possible', () => {
    expect(styling({ stylingFramework: 'tailwind' })?.message).toBe(
      'stylingFramework must be "Inline" or "CSS" or "Tailwind".',
    );
  });

  it.each(['co lor', 'color;', 'color:', '__proto__', '', '1a', 'a_b', '--', '--a;b'])(
    'refuses %j as a property of CSS',
    (name) => {
      const values = JSON.parse(`{ ${JSON.stringify(name)}: "red" }`);
      expect(styling({ styling: values })).toEqual({
        field: `styling.${name}`,
        message: `styling.${name} is not a name that can stand here.`,
      });
    },
  );

  it('names all that an element to add could lack', () => {
    expect(addJsx({ newElement: { type: 'native' } })?.message).toBe(
      'newElement.codebaseId or newElement.nativeTag is missing.',
    );
  });

  it('looks past the alternative that does not fit at all', () => {
    const newElement = { type: 'native', nativeTag: 'p', propsToSet: { 'a b': 1 } };
    expect(addJsx({ newElement })?.field).toBe('newElement.propsToSet.a b');
  });

  it('writes names with the characters of JSON pointers as they are', () => {
    expect(styling({ styling: { '--a/b~c': 3 } })?.field).toBe('styling.--a/b~c');
  });
});
