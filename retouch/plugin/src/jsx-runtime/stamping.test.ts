import { Fragment as ReactFragment, createElement as reactElement } from 'react';
import { jsx as reactJsx } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createElement } from './index.js';
import { jsxDEV } from './jsx-dev-runtime.js';
import { Fragment, jsx, jsxs } from './jsx-runtime.js';
import { stamping } from './stamping.js';

const id = 'tempo-0f2f9c1a-7b1d-5c3e-9a4f-2b6d8e0c1a3b';
const other = 'tempo-9b2b4cc5-f78d-57c2-9807-76d116fc9843';

/** What React is given for a type and props that hold the id. */
function given(type: unknown, props: Record<string, unknown>) {
  const calls: unknown[][] = [];
  const create = stamping((...args: unknown[]) => calls.push(args), Fragment);
  create(type, Object.freeze({ ...props, tempoelementid: id }));
  return calls[0]?.[1];
}

describe('the class of a host', () => {
  it.each([
    ['a string', 'card wide', `${id} card wide`],
    ['nothing', undefined, id],
    ['null', null, id],
    ['false, as `open && "wide"` gives', false, id],
    ['an empty string', '', id],
    ['a number', 7, `${id} 7`],
    ['an object that has a text', { toString: () => 'card' }, `${id} card`],
    ['the id of another element, whose props were spread', `${other} card`, `${id} card`],
    ['that id behind another class', `card ${other}`, `${id} card`],
    ['its own id, of props that were stamped before', `${id} card`, `${id} card`],
    ['a class that only begins as ids do', 'tempo-fast card', `${id} tempo-fast card`],
  ])('that was %s', (_, className, expected) => {
    expect(given('div', { className })).toEqual({ className: expected, tempoelementid: id });
  });

  it.each([true, Symbol('card'), () => 'card'])(
    'stays what React refuses with a warning: %s',
    (className) => {
      expect(given('div', { className })).toEqual({ className, tempoelementid: id });
    },
  );

  it('is there where no class was', () => {
    expect(given('path', { d: 'M0 0' })).toEqual({ d: 'M0 0', className: id, tempoelementid: id });
  });
});

describe('a custom element', () => {
  it.each([
    [{}, { class: id }],
    [{ class: 'card' }, { class: `${id} card` }],
    [{ className: 'card' }, { className: `${id} card` }],
  ])('with %o', (props, expected) => {
    expect(given('my-card', props)).toEqual({ ...expected, tempoelementid: id });
  });

  it('is not an element of SVG with a hyphen', () => {
    expect(given('font-face', {})).toEqual({ className: id, tempoelementid: id });
  });
});

describe('what is handed on', () => {
  it('is the same object for a component, and for whatever has no id', () => {
    const Card = () => null;
    const calls: unknown[][] = [];
    const create = stamping((...args: unknown[]) => calls.push(args), Fragment);
    const props = [{ tempoelementid: id }, { title: 'a' }, { tempoelementid: 4 }, null];
    create(Card, props[0]);
    for (const unstamped of props.slice(1)) create('div', unstamped);
    expect(calls.map(([, received]) => received)).toEqual(props);
    expect(calls.every(([, received], nth) => received === props[nth])).toBe(true);
  });

  it('has no id for a fragment, which takes no props', () => {
    expect(given(Fragment, { children: 'a' })).toEqual({ children: 'a' });
  });

  it('is every further argument: key, children, place', () => {
    const calls: unknown[][] = [];
    const create = stamping((...args: unknown[]) => calls.push(args), Fragment);
    create('p', { tempoelementid: id }, 'key', true, { fileName: 'a.tsx' }, 'self');
    expect(calls[0]?.slice(2)).toEqual(['key', true, { fileName: 'a.tsx' }, 'self']);
  });
});

describe('around React', () => {
  const html = `<p class="${id} card" tempoelementid="${id}">a<b>c</b></p>`;
  const props = { className: 'card', tempoelementid: id };
  const inner = reactElement('b', { key: 'b' }, 'c');

  it.each([
    ['jsx', () => jsx('p', { ...props, children: ['a', inner] }, 'k')],
    ['jsxs', () => jsxs('p', { ...props, children: ['a', inner] }, 'k')],
    [
      'jsxDEV',
      () => jsxDEV('p', { ...props, children: ['a', inner] }, 'k', true, undefined, undefined),
    ],
    ['createElement', () => createElement('p', { ...props, key: 'k' }, 'a', inner)],
  ])('%s renders the id and keeps the key', (_, create) => {
    const element = create();
    expect(element.key).toBe('k');
    expect(renderToStaticMarkup(element)).toBe(html);
  });

  it('gives the element of an own component that takes all props, and hands its id to the host', () => {
    const Link = (all: Record<string, unknown>) => reactJsx('a', all);
    expect(renderToStaticMarkup(jsx(Link, { tempoelementid: id, href: '/' }))).toBe(
      `<a tempoelementid="${id}" href="/"></a>`,
    );
  });

  it('lets a host keep its own id where props are spread that hold another', () => {
    const Box = (all: Record<string, unknown>) => jsx('div', { ...all, tempoelementid: other });
    expect(renderToStaticMarkup(jsx(Box, { tempoelementid: id, className: 'wide' }))).toBe(
      `<div tempoelementid="${other}" class="${other} wide"></div>`,
    );
  });

  it('exports the fragment of React', () => {
    expect(Fragment).toBe(ReactFragment);
  });
});
