import { describe, expect, it } from 'vitest';
import { insertAttribute } from './insert-attribute.ts';
import { rewritten } from './rewritten.testing.ts';

const inserted = (text: string) =>
  rewritten(text, (draft, module, element) => insertAttribute(draft, module, element, 'id="x"'));

const insertedFirst = (text: string) =>
  rewritten(text, (draft, module, element) =>
    insertAttribute(draft, module, element, 'id="x"', element.node.openingElement.attributes.at(0)),
  );

describe('insertAttribute', () => {
  it.each([
    ['<a>b</a>', '<a id="x">b</a>'],
    ['<br/>', '<br id="x"/>'],
    ['<br />', '<br id="x" />'],
    ['<List<Item> />', '<List<Item> id="x" />'],
    ['<a href="/">b</a>', '<a href="/" id="x">b</a>'],
    ['<a {...rest} />', '<a {...rest} id="x" />'],
    ['<a /* why */ />', '<a id="x" /* why */ />'],
    ['<a\n\thref="/"\n\trel="me"\n>b</a>', '<a\n\thref="/"\n\trel="me"\n\tid="x"\n>b</a>'],
    ['<a\r\n  href="/"\r\n/>', '<a\r\n  href="/"\r\n  id="x"\r\n/>'],
    ['<a href="/" // home\n/>', '<a href="/" id="x" // home\n/>'],
    ['<a\n  href="/" // home\n/>', '<a\n  href="/" // home\n  id="x"\n/>'],
    [
      '<a\n  href="/" /* one */ /* two */\n  // own\n/>',
      '<a\n  href="/" /* one */ /* two */\n  id="x"\n  // own\n/>',
    ],
    ['<a\n  href="/" rel="me"\n/>', '<a\n  href="/" rel="me" id="x"\n/>'],
    [
      '<a href="/" onClick={() => {\n  go();\n}} />',
      '<a href="/" onClick={() => {\n  go();\n}} id="x" />',
    ],
  ])('%j becomes %j', (before, after) => {
    expect(inserted(before)).toBe(after);
  });

  it.each([
    ['<a href="/" />', '<a id="x" href="/" />'],
    ['<a\n  {...rest}\n/>', '<a\n  id="x"\n  {...rest}\n/>'],
    ['<a\r\n\t{...rest}\r\n/>', '<a\r\n\tid="x"\r\n\t{...rest}\r\n/>'],
  ])('before another: %j becomes %j', (before, after) => {
    expect(insertedFirst(before)).toBe(after);
  });
});
