import { describe, expect, it } from 'vitest';
import { bodyFault } from '../calls/body-fault.ts';
import { isMutationName, mutationBodies } from '../calls/mutations.ts';
import type { TreeElement } from '../tree-element.ts';
import { change, oneOfEach } from './change-items.testing.ts';
import { changeRequest } from './change-request.ts';
import { changeTypes } from './change-types.ts';

function element(codebaseId: string): TreeElement {
  return { codebaseId, type: 'native', componentName: 'div', filename: 'src/app.tsx' };
}

const a = element('tempo-a');
const b = element('tempo-b');
const c = element('tempo-c');
const d = element('tempo-d');
const treeElementLookup = { 'tempo-a': a, 'tempo-b': b, 'tempo-c': c, 'tempo-d': d };
const context = { canvasId: 'my app', treeElementLookup };

// The calls and body fields of canvas-script, section 7.
const calls = {
  STYLING: [
    'mutate/styling',
    {
      reactElement: a,
      styling: { color: 'red', gridArea: null },
      stylingFramework: 'Inline',
      modifiers: ['hover'],
      customProperties: [{ name: '--gap', value: '4px' }],
    },
  ],
  ADD_JSX: [
    'mutate/addJsxElement',
    {
      destinationElement: a,
      beforeElement: b,
      afterElement: null,
      newElement: {
        type: 'native',
        nativeTag: 'p',
        componentName: 'p',
        propsToSet: { title: 'x' },
      },
      canvasId: 'my app',
      deletedStoryboardId: null,
      fileContentsToSourceFrom: null,
      fileContentsSourceFilename: null,
      extraFiles: null,
      hasInstantUpdate: false,
    },
  ],
  MOVE_JSX: [
    'mutate/moveJsxElement',
    {
      elementToMove: a,
      newContainerElement: b,
      afterElement: c,
      beforeElement: null,
      expectedCurrentParent: d,
    },
  ],
  REMOVE_JSX: ['mutate/removeJsxElement', { elementsToRemove: [a, b] }],
  CHANGE_PROP: [
    'mutate/changePropValue',
    {
      elementToModify: a,
      propName: 'title',
      propValue: { type: 'EXPRESSION', value: 'x + 1' },
    },
  ],
  ADD_CLASS: [
    'mutate/addClass',
    {
      reactElement: a,
      className: 'p-1',
      stylingFramework: 'Tailwind',
      modifiers: ['md'],
      customProperties: null,
    },
  ],
  REMOVE_CLASS: ['mutate/removeClass', { reactElement: a, className: 'p-1' }],
  UPDATE_CLASSES: [
    'mutate/updateClasses',
    { reactElement: a, newClasses: ['p-1'], oldClasses: ['p-2'] },
  ],
  EDIT_TEXT: ['mutate/editText', { element: a, newText: 'new', oldText: 'old' }],
  WRAP_DIV: ['mutate/wrapInDiv', { reactElements: [a, b] }],
  CHANGE_TAG: ['mutate/changeElementTag', { elementToModify: a, newTag: 'h1' }],
  DUPLICATE: ['mutate/duplicate', { reactElements: [a] }],
  UNDO: ['activities/undoChangeToFiles', {}],
  REDO: ['activities/redoChangeToFiles', {}],
} as const;

const sent = changeTypes.filter((type) => type !== 'UNKNOWN');

describe('changeRequest (canvas-script, section 7)', () => {
  it.each(sent)('%s has its path and body', (type) => {
    const [path, body] = calls[type];
    const request = changeRequest(oneOfEach[type], context);
    expect(request?.path).toBe(`canvases/my%20app/parseAndMutate/${path}`);
    expect(request?.body).toEqual(body);
  });

  it.each(sent)('%s asks for what the schema of its call takes, on the wire too', (type) => {
    const request = changeRequest(oneOfEach[type], context);
    const name = request?.path.split('/').at(-1) ?? '';
    if (!isMutationName(name)) return expect(request?.body).toEqual({});
    const received: unknown = JSON.parse(JSON.stringify(request?.body));
    expect(bodyFault(mutationBodies[name], received)).toBeUndefined();
  });

  it('names an element by its id alone where the lookup does not know it', () => {
    const request = changeRequest(oneOfEach.DUPLICATE, { ...context, treeElementLookup: {} });
    expect(request?.body).toEqual({ reactElements: [{ codebaseId: 'tempo-a' }] });
  });

  it('UNKNOWN throws', () => {
    expect(() => changeRequest(oneOfEach.UNKNOWN, context)).toThrow(/^Unsupported operation$/);
  });

  it('is null for classes that are only shown', () => {
    const { changeFields: add } = oneOfEach.ADD_CLASS;
    const { changeFields: update } = oneOfEach.UPDATE_CLASSES;
    expect(changeRequest(change('ADD_CLASS', { ...add, temporaryOnly: true }), context)).toBeNull();
    expect(
      changeRequest(change('UPDATE_CLASSES', { ...update, isInstantChangeOnly: true }), context),
    ).toBeNull();
  });

  it('names no framework for a class that is not of Tailwind', () => {
    const { changeFields } = oneOfEach.ADD_CLASS;
    const item = change('ADD_CLASS', { ...changeFields, addingTailwindClass: false });
    expect(changeRequest(item, context)?.body).toMatchObject({ stylingFramework: null });
  });
});

describe('the new element of ADD_JSX', () => {
  it('is a copy of the element that is named', () => {
    const item = change('ADD_JSX', { codebaseIdToAddTo: 'tempo-a', addCodebaseId: 'tempo-b' });
    expect(changeRequest(item, context)?.body).toMatchObject({
      newElement: { ...b, propsToSet: null },
    });
  });

  it('has been shown where there was markup for it', () => {
    const item = change('ADD_JSX', {
      codebaseIdToAddTo: 'tempo-a',
      addNativeTag: 'p',
      htmlForInstantUpdate: '<p></p>',
    });
    expect(changeRequest(item, context)?.body).toMatchObject({ hasInstantUpdate: true });
  });

  it('must be named one way or the other', () => {
    const item = change('ADD_JSX', { codebaseIdToAddTo: 'tempo-a' });
    expect(() => changeRequest(item, context)).toThrow(
      'ADD_JSX needs addCodebaseId or addNativeTag',
    );
  });
});
