import { mergeLookup } from '@retouch/protocol';
import { codebaseIdOf } from '@retouch/source';
import { describe, expect, it } from 'vitest';
import { idAt } from '../mutations/fixtures.testing.ts';
import { memoryFacts } from './facts.testing.ts';
import { type LookupDelta, ProjectLookups } from './project-lookups.ts';

const card = `export function Card({ icon }) {
  return (
    <article>
      {icon}
      <h2>Title</h2>
    </article>
  );
}
`;
const page = `import { Card } from './card';

export default function () {
  return <Card icon={<i />} />;
}
`;

const cardId = codebaseIdOf('component\0src/card.tsx\0Card');
const pageId = codebaseIdOf('component\0src/page.tsx\0default');

function lookupsOf(files: Map<string, string>): ProjectLookups {
  return new ProjectLookups(memoryFacts(files));
}

const twoFiles = () =>
  new Map([
    ['src/card.tsx', card],
    ['src/page.tsx', page],
  ]);

describe('all of a project', () => {
  const { treeElementLookup, scopeLookup } = lookupsOf(twoFiles()).full();

  it('has a native element with its place', () => {
    const id = idAt('src/card.tsx#Card/article[1]/h2[1]');
    expect(treeElementLookup[id]).toEqual({
      codebaseId: id,
      type: 'native',
      componentName: 'h2',
      nativeTag: 'h2',
      filename: 'src/card.tsx',
      staticTextContents: true,
      parentCodebaseId: idAt('src/card.tsx#Card/article[1]'),
      childCodebaseIds: [],
      scopeId: cardId,
      line: 5,
      column: 7,
    });
  });

  it('has an instance with its definition, and what stands in its prop', () => {
    const id = idAt('src/page.tsx#default/Card[1]');
    const inner = idAt('src/page.tsx#default/Card[1]/icon=i[1]');
    expect(treeElementLookup[id]).toMatchObject({
      type: 'component-instance',
      componentName: 'Card',
      definitionCodebaseId: cardId,
      childCodebaseIds: [inner],
      parentCodebaseId: null,
    });
    expect(treeElementLookup[id]).not.toHaveProperty('nativeTag');
    expect(treeElementLookup[inner]).toMatchObject({ inProp: 'icon', parentCodebaseId: id });
  });

  it('has the definitions, as elements and as scopes', () => {
    expect(treeElementLookup[pageId]).toMatchObject({ type: 'component', componentName: 'Page' });
    expect(scopeLookup[cardId]).toEqual({
      codebaseIds: [
        idAt('src/card.tsx#Card/article[1]'),
        idAt('src/card.tsx#Card/article[1]/h2[1]'),
      ],
      rootCodebaseIds: [idAt('src/card.tsx#Card/article[1]')],
      name: 'Card',
      filename: 'src/card.tsx',
      exportNames: ['Card'],
      line: 1,
      column: 8,
    });
    expect(scopeLookup[pageId]).toMatchObject({ name: 'Page', exportNames: ['default'] });
  });
});

describe('changes', () => {
  function changed(path: string, text: string | undefined) {
    const files = twoFiles();
    const lookups = lookupsOf(files);
    const before = lookups.full();
    if (text === undefined) files.delete(path);
    else files.set(path, text);
    const delta = lookups.pick(lookups.update([path]));
    expect(merged(before, delta)).toEqual(lookupsOf(files).full());
    return delta;
  }

  it('are those of the elements concerned, null for what is gone', () => {
    const delta = changed('src/card.tsx', card.replace('<h2>Title</h2>', '<h3>Title</h3>'));
    expect(delta.treeElementLookup).toEqual({
      [idAt('src/card.tsx#Card/article[1]')]: expect.objectContaining({ line: 3 }),
      [idAt('src/card.tsx#Card/article[1]/h2[1]')]: null,
      [idAt('src/card.tsx#Card/article[1]/h3[1]')]: expect.objectContaining({ nativeTag: 'h3' }),
    });
    expect(Object.keys(delta.scopeLookup)).toEqual([cardId]);
  });

  it('are none where only text outside changed that moves no line', () => {
    expect(changed('src/card.tsx', `${card}// end\n`)).toEqual({
      treeElementLookup: {},
      scopeLookup: {},
    });
  });

  it('reach instances in other files when the definition goes', () => {
    const delta = changed('src/card.tsx', undefined);
    expect(delta.treeElementLookup[idAt('src/page.tsx#default/Card[1]')]).not.toHaveProperty(
      'definitionCodebaseId',
    );
    expect(delta.scopeLookup).toEqual({ [cardId]: null });
  });

  it('and when it gets another name', () => {
    const delta = changed('src/card.tsx', card.replace('Card', 'Ticket'));
    expect(delta.treeElementLookup[idAt('src/page.tsx#default/Card[1]')]).toBeTruthy();
  });

  it('a new file brings its own, and is found by those that import it', () => {
    const files = twoFiles();
    files.delete('src/card.tsx');
    const lookups = lookupsOf(files);
    files.set('src/card.tsx', card);
    const delta = lookups.pick(lookups.update(['src/card.tsx']));
    expect(delta.treeElementLookup[idAt('src/page.tsx#default/Card[1]')]).toMatchObject({
      definitionCodebaseId: cardId,
    });
  });
});

function merged(before: ReturnType<ProjectLookups['full']>, delta: LookupDelta) {
  return {
    treeElementLookup: mergeLookup(before.treeElementLookup, delta.treeElementLookup),
    scopeLookup: mergeLookup(before.scopeLookup, delta.scopeLookup),
  };
}
