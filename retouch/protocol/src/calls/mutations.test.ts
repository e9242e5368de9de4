import { describe, expect, it } from 'vitest';
import { bodyFault } from './body-fault.ts';
import { isMutationName, type MutationName, mutationBodies } from './mutations.ts';

const element = { codebaseId: 'tempo-a', type: 'native', filename: 'src/app.tsx' };

// canvas-script, section 7: the calls with all body fields they list.
const complete: { readonly [Name in MutationName]: Readonly<Record<string, unknown>> } = {
  styling: {
    reactElement: element,
    styling: { color: 'red', 'grid-area': '1', WebkitBoxFlex: '1', '--gap': '4px', top: null },
    stylingFramework: 'CSS',
    modifiers: ['md', 'hover'],
    customProperties: [{ name: '--gap', value: '4px' }],
  },
  addJsxElement: {
    destinationElement: element,
    beforeElement: element,
    afterElement: element,
    newElement: { type: 'native', nativeTag: 'p', componentName: 'p', propsToSet: { title: 'x' } },
    canvasId: 'app',
    deletedStoryboardId: 'home',
    fileContentsToSourceFrom: 'export const A = () => <p/>;',
    fileContentsSourceFilename: 'src/a.tsx',
    extraFiles: { 'src/b.ts': 'export const b = 1;' },
    hasInstantUpdate: true,
  },
  moveJsxElement: {
    elementToMove: element,
    newContainerElement: element,
    afterElement: element,
    beforeElement: element,
    expectedCurrentParent: element,
  },
  removeJsxElement: { elementsToRemove: [element] },
  changePropValue: { elementToModify: element, propName: 'title', propValue: 'x' },
  wrapInDiv: { reactElements: [element] },
  duplicate: { reactElements: [element] },
  changeElementTag: { elementToModify: element, newTag: 'h1' },
  addClass: {
    reactElement: element,
    className: 'p-1',
    stylingFramework: 'Tailwind',
    modifiers: ['md'],
    customProperties: { '--gap': '4px' },
  },
  removeClass: { reactElement: element, className: 'p-1' },
  editText: { element, newText: 'new', oldText: 'old' },
  updateClasses: { reactElement: element, newClasses: ['p-1'], oldClasses: ['p-2'] },
};

// What the client has not always something to say about.
const omittable: { readonly [Name in MutationName]: readonly string[] } = {
  styling: ['modifiers', 'customProperties'],
  addJsxElement: [
    ...['beforeElement', 'afterElement', 'canvasId', 'deletedStoryboardId'],
    ...['fileContentsToSourceFrom', 'fileContentsSourceFilename', 'extraFiles', 'hasInstantUpdate'],
  ],
  moveJsxElement: ['afterElement', 'beforeElement', 'expectedCurrentParent'],
  removeJsxElement: [],
  changePropValue: [],
  wrapInDiv: [],
  duplicate: [],
  changeElementTag: [],
  addClass: ['stylingFramework', 'modifiers', 'customProperties'],
  removeClass: [],
  editText: ['oldText'],
  updateClasses: ['oldClasses'],
};

const names = Object.keys(complete).filter(isMutationName);
const fields = names.flatMap((name) => Object.keys(complete[name]).map((f) => [name, f] as const));

describe('bodies of mutations (canvas-script, section 7)', () => {
  it('are there for every call', () => {
    expect(Object.keys(mutationBodies).toSorted()).toEqual(Object.keys(complete).toSorted());
  });

  it.each(names)('%s takes all its fields', (name) => {
    expect(bodyFault(mutationBodies[name], complete[name])).toBeUndefined();
  });

  it.each(names)('%s ignores fields it does not know', (name) => {
    expect(bodyFault(mutationBodies[name], { ...complete[name], more: 1 })).toBeUndefined();
  });

  it.each(fields)(
    '%s: %s may be left out where the client would, and only there',
    (name, field) => {
      const { [field]: _, ...without } = complete[name];
      const fault = bodyFault(mutationBodies[name], without);
      expect(fault).toEqual(
        omittable[name].includes(field) ? undefined : { field, message: `${field} is missing.` },
      );
    },
  );

  it.each(fields)('%s: %s may be null where it may be left out', (name, field) => {
    const fault = bodyFault(mutationBodies[name], { ...complete[name], [field]: null });
    const nullable = omittable[name].includes(field) || field === 'propValue';
    expect(fault?.field).toBe(nullable ? undefined : field);
  });

  it.each(['toString', 'Styling', ''])('%j is no mutation', (name) => {
    expect(isMutationName(name)).toBe(false);
  });
});

describe('bodies of any size that a mutation could carry out', () => {
  const tenThousand = Array.from({ length: 10_000 }, (_, index) => `min-h-[${index}px]`);

  it('hold ten thousand classes, as a list and as text', () => {
    const list = { ...complete.updateClasses, newClasses: tenThousand };
    const text = { ...complete.addClass, className: tenThousand.join(' ') };
    expect(bodyFault(mutationBodies.updateClasses, list)).toBeUndefined();
    expect(bodyFault(mutationBodies.addClass, text)).toBeUndefined();
  });

  it('hold 100,000 characters of text and not one more', () => {
    const longest = { ...complete.editText, newText: '👍'.repeat(100_000) };
    expect(bodyFault(mutationBodies.editText, longest)).toBeUndefined();
    const longer = { ...complete.editText, newText: 'a'.repeat(100_001) };
    expect(bodyFault(mutationBodies.editText, longer)).toEqual({
      field: 'newText',
      message: 'newText must not have more than 100000 characters.',
    });
  });
});
