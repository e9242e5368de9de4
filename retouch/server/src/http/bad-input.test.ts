import { chmodSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Failure, MutationName } from '@retouch/protocol';
import { describe, expect, it } from 'vitest';
import { idAt } from '../mutations/fixtures.testing.ts';
import { answerOf, call, mutate, runningApp } from './running-app.testing.ts';

const card = 'src/card.tsx';
const files: Readonly<Record<string, string>> = {
  [card]: `import { Box } from './box';

export function Card({ open }) {
  return (
    <div className="card" title="t">
      <p>Text</p>
      <Box />
    </div>
  );
}
`,
  'src/box.tsx': 'export function Box() {\n  return <i />;\n}\n',
  'src/broken.tsx': 'export const Broken = () => <i>;\n',
};
const at = (way: string) => ({ codebaseId: idAt(`${card}#Card/${way}`) });
const div = at('div[1]');
const p = at('div[1]/p[1]');

/** A request, the status and code of its answer, and what the message tells. */
type Case = readonly [
  about: string,
  name: MutationName,
  body: unknown,
  status: number,
  code: string,
  message: RegExp,
];

const cases: readonly Case[] = [
  [
    'a field of another kind',
    'duplicate',
    { reactElements: 'p' },
    400,
    'invalid_request',
    /reactElements/,
  ],
  [
    'an id that no file has',
    'removeJsxElement',
    { elementsToRemove: [p, { codebaseId: 'tempo-no' }] },
    404,
    'unknown_element',
    /tempo-no/,
  ],
  [
    'an id of a prototype',
    'editText',
    { element: { codebaseId: '__proto__' }, newText: 'a' },
    404,
    'unknown_element',
    /__proto__/,
  ],
  [
    'a class with a quote',
    'addClass',
    { reactElement: p, className: 'a"b' },
    400,
    'invalid_request',
    /className/,
  ],
  [
    'a class with a line end',
    'updateClasses',
    { reactElement: p, newClasses: ['a\nb'] },
    400,
    'invalid_request',
    /newClasses/,
  ],
  [
    'a tag of two words',
    'changeElementTag',
    { elementToModify: p, newTag: 'a b' },
    400,
    'invalid_request',
    /newTag/,
  ],
  [
    'a tag with an attribute',
    'changeElementTag',
    { elementToModify: p, newTag: 'script onload=' },
    400,
    'invalid_request',
    /newTag/,
  ],
  [
    'HTML as a prop',
    'changePropValue',
    { elementToModify: p, propName: 'dangerouslySetInnerHTML', propValue: { __html: '<b>' } },
    422,
    'not_editable',
    /dangerouslySetInnerHTML/,
  ],
  [
    'a handler that is text',
    'changePropValue',
    { elementToModify: p, propName: 'onClick', propValue: 'alert(1)' },
    422,
    'not_editable',
    /onClick/,
  ],
  [
    'a prop that ends its tag',
    'changePropValue',
    { elementToModify: p, propName: 'a/><script', propValue: 'x' },
    400,
    'invalid_request',
    /propName/,
  ],
  [
    'an expression that ends its braces',
    'changePropValue',
    {
      elementToModify: p,
      propName: 'title',
      propValue: { type: 'EXPRESSION', value: 'a} onClick={b' },
    },
    400,
    'invalid_request',
    /propValue/,
  ],
  [
    'a file outside the project',
    'addJsxElement',
    {
      destinationElement: div,
      newElement: { type: 'native', nativeTag: 'p' },
      extraFiles: { '../out.tsx': '' },
    },
    422,
    'not_editable',
    /\.\.\/out\.tsx/,
  ],
  [
    'a file by a whole path',
    'addJsxElement',
    {
      destinationElement: div,
      newElement: { type: 'native', nativeTag: 'p' },
      extraFiles: { '/etc/out.tsx': '' },
    },
    422,
    'not_editable',
    /\/etc\/out\.tsx/,
  ],
  [
    'an element into itself',
    'moveJsxElement',
    { elementToMove: div, newContainerElement: p },
    422,
    'not_editable',
    /itself/,
  ],
  [
    'a parent that is another',
    'moveJsxElement',
    { elementToMove: p, newContainerElement: div, expectedCurrentParent: at('div[1]/Box[1]') },
    409,
    'unexpected_parent',
    /<div>/,
  ],
  ['a canvas that is another', 'duplicate', { reactElements: [p] }, 404, 'unknown_canvas', /other/],
];

describe('bad input leaves every byte as it was:', () => {
  it.each(cases)('%s', async (_about, name, body, status, code, message) => {
    const { base, root } = await runningApp(files);
    const path =
      code === 'unknown_canvas' ? mutate(name).replace('/app/', '/other/') : mutate(name);
    const answer = await answerOf<Failure>(call(base, path, body));
    expect(answer).toMatchObject({ status, body: { error: { code } } });
    expect(answer.body.error.message).toMatch(message);
    expectUntouched(root);
  });

  it('an id handed out before its file changed beyond recognition', async () => {
    const { base, root } = await runningApp(files);
    await call(base, 'canvases/app/lookups');
    writeFileSync(join(root, card), 'export const Card = () => <main>Other</main>;\n');
    const answer = await answerOf<Failure>(call(base, mutate('duplicate'), { reactElements: [p] }));
    expect(answer).toMatchObject({ status: 409, body: { error: { code: 'stale_element' } } });
    expect(readFileSync(join(root, card), 'utf8')).toBe(
      'export const Card = () => <main>Other</main>;\n',
    );
  });

  it('a file that stopped parsing', async () => {
    const { base, root } = await runningApp(files);
    await call(base, 'canvases/app/lookups');
    writeFileSync(join(root, card), 'export const Card = () => <main>;\n');
    const answer = await answerOf<Failure>(call(base, mutate('duplicate'), { reactElements: [p] }));
    expect(answer).toMatchObject({
      status: 422,
      body: { error: { code: 'parse_error', file: card } },
    });
    expect(readFileSync(join(root, card), 'utf8')).toBe('export const Card = () => <main>;\n');
  });

  it('a file that may only be read', async () => {
    const { base, root } = await runningApp(files);
    chmodSync(join(root, card), 0o444);
    const answer = await answerOf<Failure>(call(base, mutate('duplicate'), { reactElements: [p] }));
    expect(answer).toMatchObject({ status: 422, body: { error: { code: 'not_editable' } } });
    expect(answer.body.error.message).toContain(card);
    expectUntouched(root);
  });

  it('a file that is a link out of the project', async () => {
    const { base, root } = await runningApp(files);
    const outside = join(tmpdir(), `outside-${process.pid}.tsx`);
    writeFileSync(outside, files[card] ?? '');
    rmSync(join(root, card));
    symlinkSync(outside, join(root, card));
    const answer = await answerOf<Failure>(call(base, mutate('duplicate'), { reactElements: [p] }));
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(readFileSync(outside, 'utf8')).toBe(files[card]);
    rmSync(outside);
  });
});

describe('unusual input that is right', () => {
  it('ten thousand classes', async () => {
    const { base, root } = await runningApp(files);
    const classes = Array.from({ length: 10_000 }, (_, index) => `c-${index}`);
    const body = { reactElement: p, newClasses: classes };
    expect((await call(base, mutate('updateClasses'), body)).status).toBe(200);
    expect(readFileSync(join(root, card), 'utf8')).toContain(
      `<p className="${classes.join(' ')}">`,
    );
  });

  it('a file of 5 MB', async () => {
    const rows = Array.from(
      { length: 54_000 },
      (_, row) =>
        `      <li className="row">The row ${row} of a long, long list of rows, to see how it fares</li>\n`,
    );
    const text = `export function Long() {\n  return (\n    <ul>\n${rows.join('')}    </ul>\n  );\n}\n`;
    expect(text.length).toBeGreaterThan(5_000_000);
    const { base, root } = await runningApp({ 'src/long.tsx': text });
    const element = { codebaseId: idAt('src/long.tsx#Long/ul[1]/li[25000]') };
    const answer = await call(base, mutate('editText'), { element, newText: 'New' });
    expect(answer.status).toBe(200);
    expect(readFileSync(join(root, 'src/long.tsx'), 'utf8')).toBe(
      text.replace('The row 24999 of a long, long list of rows, to see how it fares', 'New'),
    );
  });

  it('text with signs of code in it', async () => {
    const { base, root } = await runningApp(files);
    const newText = '{a} <b> `c` */ \u200B\u202E שלום';
    expect((await call(base, mutate('editText'), { element: p, newText })).status).toBe(200);
    expect(readFileSync(join(root, card), 'utf8')).toContain(
      '<p>&#123;a&#125; &lt;b&gt; `c` */ &#8203;&#8238; שלום</p>',
    );
  });
});

function expectUntouched(root: string): void {
  for (const [path, text] of Object.entries(files)) {
    expect(readFileSync(join(root, path), 'utf8'), path).toBe(text);
  }
}
