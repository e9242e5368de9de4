import { describe, expect, it } from 'vitest';
import { attributeNamed } from './find-attribute.ts';
import { removeAttribute } from './remove-attribute.ts';
import { rewritten } from './rewritten.testing.ts';

const withoutId = (text: string) =>
  rewritten(text, (draft, module, element) => {
    const id = attributeNamed(element, 'id');
    if (id === undefined) throw new Error('No id');
    removeAttribute(draft, module, element, id);
  });

describe('removeAttribute', () => {
  it.each([
    ['<a id="x">b</a>', '<a>b</a>'],
    ['<br id="x"/>', '<br/>'],
    ['<br id="x" />', '<br />'],
    ['<a id="x" href="/" />', '<a href="/" />'],
    ['<a href="/" id="x" rel="me" />', '<a href="/" rel="me" />'],
    ['<a\n  id="x"\n>b</a>', '<a>b</a>'],
    ['<br\n  id="x"\n/>', '<br />'],
    ['<a\r\n\thref="/"\r\n\tid="x"\r\n>b</a>', '<a\r\n\thref="/"\r\n>b</a>'],
    ['<a\n  id="x"\n  href="/"\n/>', '<a\n  href="/"\n/>'],
    ['<a\n  id="x" href="/"\n/>', '<a\n  href="/"\n/>'],
    ['<a\n  id="x" // why\n/>', '<a\n  // why\n/>'],
    ['<a /* why */ id="x" />', '<a /* why */ />'],
    ['<a {...one} id="x" {...two} />', '<a {...one} {...two} />'],
  ])('%j becomes %j', (before, after) => {
    expect(withoutId(before)).toBe(after);
  });
});
