import { fileInput, result, text, textsInput } from '@textbench/kit';
import type { CatalogueEntry } from '@textbench/tools/catalogue';
import { describe, expect, it } from 'vitest';
import { madeUpTool } from '../worker/made-up-tool.testing.ts';
import { exampleInputs } from './example-inputs.ts';
import { toolPage } from './testing/tool-page.testing.ts';
import { toolPageData } from './tool-page-data.ts';

function entry(slug: string): CatalogueEntry {
  const words = { title: slug, description: slug, icon: 'type', keywords: [] };
  return { slug, family: 'case', href: `/tools/${slug}`, ...words };
}

describe('toolPageData', () => {
  it('has what the page shows, as plain data', () => {
    const page = toolPage();
    expect(page).toMatchObject({
      slug: 'upper-case',
      family: 'case',
      familyName: 'Case and naming',
      title: 'Upper Case',
      resultKind: 'text',
      runsPersonsPattern: false,
      startsOnButton: null,
      streams: false,
    });
    expect(JSON.parse(JSON.stringify(page))).toEqual(page);
  });

  it('says what is special of a tool', () => {
    const stream = { push: () => '', end: () => '' };
    expect(
      toolPage({
        runsPersonsPattern: true,
        startsOnButton: 'It is slow.',
        textStream: () => stream,
      }),
    ).toMatchObject({ runsPersonsPattern: true, startsOnButton: 'It is slow.', streams: true });
    const summary = { push() {}, end: () => result(text('')) };
    expect(toolPage({ summaryStream: () => summary }).streams).toBe(true);
  });

  it('has related tools in their order, without those that do not exist yet', () => {
    const tool = madeUpTool({ related: ['b', 'missing', 'a'] });
    const catalogue = [entry('a'), entry('b'), entry('c')];
    const { related } = toolPageData(entry('x'), tool, catalogue);
    expect(related.map(({ slug }) => slug)).toEqual(['b', 'a']);
  });

  it('has no output of an example where it is a pattern', () => {
    const examples = [{ title: 'Any', inputs: { text: 'a' }, output: /./ }] as const;
    expect(toolPage({ examples: [...examples] }).examples).toEqual([
      { title: 'Any', inputs: { text: 'a' }, options: {}, output: null },
    ]);
  });
});

describe('an example', () => {
  it('loads its text, and sets the options it does not name back', () => {
    const page = toolPage();
    const [example] = page.examples;
    if (!example) throw new Error('no example');
    expect(exampleInputs(page, example)).toEqual({
      inputs: { text: { kind: 'text', text: 'hello' } },
      options: { loud: true, width: 80 },
    });
  });

  it('loads several texts with their names', () => {
    const texts = [
      { name: 'a.txt', text: '1' },
      { name: 'b.txt', text: '2' },
    ];
    const page = toolPage({
      inputs: { texts: textsInput({ label: 'Texts', min: 2, max: 9 }) },
      examples: [{ title: 'Two', inputs: { texts }, output: '12' }],
    });
    const [example] = page.examples;
    expect(example && exampleInputs(page, example).inputs).toEqual({
      texts: {
        kind: 'texts',
        items: [
          { key: 0, name: 'a.txt', text: '1' },
          { key: 1, name: 'b.txt', text: '2' },
        ],
      },
    });
  });

  it('carries a file from the build to the page, byte by byte', async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
    const page = toolPage({
      inputs: { picture: fileInput({ label: 'Picture', accept: ['image/*'] }) },
      examples: [
        {
          title: 'Bytes',
          inputs: { picture: { name: 'p.png', type: 'image/png', bytes } },
          output: /./,
        },
      ],
    });
    const [example] = JSON.parse(JSON.stringify(page)).examples;
    const { picture } = exampleInputs(page, example).inputs;
    if (picture?.kind !== 'bytes' || !picture.file) throw new Error('no file');
    expect([picture.file.name, picture.file.type]).toEqual(['p.png', 'image/png']);
    expect(new Uint8Array(await picture.file.arrayBuffer())).toEqual(bytes);
  });
});
