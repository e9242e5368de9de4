import { globSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SourceModule } from '../module.ts';
import { lineAndColumn } from '../syntax/line-and-column.ts';
import { type StampOptions, stampModule } from './stamp-module.ts';

const options: StampOptions = {
  importSource: 'react',
  runtime: 'automatic',
  exclude: new Set(),
  around: (importSource) => `around/${importSource}`,
  sourceName: 'card.tsx',
};

const path = 'src/card.tsx';
const pragma = '/** @jsxImportSource around/react */ ';

/** The stamped text, each id shown as the tag of the element that a module of that text has for it. */
function stamped(text: string, changed: Partial<StampOptions> = {}, at = path): string | undefined {
  const result = stampModule(at, text, { ...options, ...changed });
  const { elements } = result === undefined ? { elements: [] } : new SourceModule(at, text);
  return elements.reduce(
    (code, { id, tag }) => code?.replaceAll(`tempoelementid="${id}"`, `§${tag}`),
    result?.code,
  );
}

describe('where the attribute stands', () => {
  it.each([
    ['<p>Text</p>', '<p §p>Text</p>'],
    ['<img alt="" />', '<img alt="" §img />'],
    ['<img/>', '<img §img/>'],
    ['<p {...props}>Text</p>', '<p {...props} §p>Text</p>'],
    ['<p {...props} title="a>b" >Text</p>', '<p {...props} title="a>b" §p >Text</p>'],
    ['<p hidden // why\n>Text</p>', '<p hidden §p // why\n>Text</p>'],
    ['<List<string> of={of} />', '<List<string> of={of} §List />'],
    ['<List<string> />', '<List<string> §List />'],
    ['<Menu.Item icon={<i />} />', '<Menu.Item icon={<i §i />} §Menu.Item />'],
    ['<svg:path />', '<svg:path §svg:path />'],
    ['<my-part />', '<my-part §my-part />'],
    [
      '<>{list.map((a) => <li key={a}>{a}</li>)}</>',
      '<>{list.map((a) => <li key={a} §li>{a}</li>)}</>',
    ],
    ['<Fragment key="a"><b/></Fragment>', '<Fragment key="a"><b §b/></Fragment>'],
    ['<React.Fragment><b/></React.Fragment>', '<React.Fragment><b §b/></React.Fragment>'],
  ])('%s', (before, after) => {
    expect(stamped(`const a = ${before};\n`)).toBe(`${pragma}const a = ${after};\n`);
  });

  it('is nowhere on the tags that are excluded', () => {
    const text = 'const a = <Canvas><mesh><Html><p /></Html></mesh></Canvas>;';
    expect(stamped(text, { exclude: new Set(['Canvas', 'mesh']) })).toBe(
      `${pragma}const a = <Canvas><mesh><Html §Html><p §p /></Html></mesh></Canvas>;`,
    );
  });
});

describe('where the pragma stands', () => {
  it.each([
    [
      "'use client';\nexport const a = <p />;",
      `${pragma}'use client';\nexport const a = <p §p />;`,
    ],
    ['#!/usr/bin/env node\nlet a = <p />;', `#!/usr/bin/env node\n${pragma}let a = <p §p />;`],
    ['#!/usr/bin/env node\r\nlet a = <p />;', `#!/usr/bin/env node\r\n${pragma}let a = <p §p />;`],
    ['\uFEFFlet a = <p />;', `\uFEFF${pragma}let a = <p §p />;`],
    ['\uFEFF\r\nlet a = <p />;\r\n', `\uFEFF${pragma}\r\nlet a = <p §p />;\r\n`],
  ])('%j', (before, after) => {
    expect(stamped(before, {}, 'src/card.jsx')).toBe(after);
  });
});

describe('another import source', () => {
  it('of the module is wrapped, and its pragma names the wrapping too', () => {
    expect(stamped('/** @jsxImportSource @emotion/react */\nconst a = <p />;')).toBe(
      '/** @jsxImportSource around/@emotion/react */ ' +
        '/** @jsxImportSource around/@emotion/react */\nconst a = <p §p />;',
    );
  });

  it('of the module is found behind a directive and at the end of a comment', () => {
    expect(stamped("'use client';\n/* @jsxImportSource preact*/\nconst a = <p />;")).toBe(
      "/** @jsxImportSource around/preact */ 'use client';\n" +
        '/* @jsxImportSource around/preact*/\nconst a = <p §p />;',
    );
  });

  it('is not what a comment further down speaks of', () => {
    expect(stamped('const a = <p />; // @jsxImportSource preact')).toBe(
      `${pragma}const a = <p §p />; // @jsxImportSource preact`,
    );
  });

  it('of the project is wrapped where the module names none', () => {
    expect(stamped('const a = <p />;', { importSource: 'preact' })).toBe(
      '/** @jsxImportSource around/preact */ const a = <p §p />;',
    );
  });
});

describe('the classic runtime', () => {
  it('of a module or of the project gets attributes and no pragma', () => {
    const text = '/** @jsxRuntime classic */ const a = <p />;';
    expect(stamped(text)).toBe('/** @jsxRuntime classic */ const a = <p §p />;');
    expect(stamped('const a = <p />;', { runtime: 'classic' })).toBe('const a = <p §p />;');
  });

  it('of the project gives way to a module that asks for the automatic one', () => {
    const text = '/** @jsxRuntime automatic */ const a = <p />;';
    expect(stamped(text, { runtime: 'classic' })).toBe(
      `${pragma}/** @jsxRuntime automatic */ const a = <p §p />;`,
    );
  });
});

describe('what is left alone', () => {
  it.each([
    ['without elements', 'export const half = (a: number) => a / 2 > 1;'],
    ['with fragments only', 'export const a = <>Text</>;'],
    ['that does not parse', 'export const a = <p>Text</b>;'],
    ['that is empty', ''],
    ['that opts out', '/* @retouch-ignore: drawn by three.js */ const a = <mesh />;'],
    ['that opts out behind a directive', "'use client'; // @retouch-ignore\nconst a = <mesh />;"],
  ])('a module %s', (_, text) => {
    expect(stampModule(path, text, options)).toBeUndefined();
  });

  it('is not a module that speaks of opting out further down', () => {
    expect(stamped('const a = <p />; // @retouch-ignore')).toContain('<p §p />');
  });

  it('is TypeScript without elements, where `<a>b` is a cast', () => {
    expect(stampModule('src/a.ts', 'const a = <b>c; // </b>', options)).toBeUndefined();
  });
});

describe('over the modules of this repository', () => {
  const root = join(import.meta.dirname, '../../../..');
  const files = globSync(
    '{textbench/site/app,retouch/playgrounds/*/{src,app,pages}}/**/*.{tsx,jsx}',
    {
      cwd: root,
    },
  );
  const texts = files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
  const results = texts.flatMap(({ file, text }) => {
    const result = stampModule(file, text, options);
    return result === undefined ? [] : [{ file, text, ...result }];
  });

  it('each element has the id that the server finds it by, and nothing else changes', () => {
    expect(results.length).toBeGreaterThan(20);
    for (const { file, text, code } of results) {
      const found = [...code.matchAll(/ tempoelementid="(tempo-[0-9a-f-]{36})"/g)];
      const known = new SourceModule(file, text).elements.map(({ id }) => id);
      expect(found.map(([, id]) => id).sort()).toEqual(known.toSorted());
      const without = found.reduce((left, [attribute]) => left.replace(attribute, ''), code);
      expect(without).toBe(pragma + text);
    }
  });

  it('the source map leads each word back to its line and column', () => {
    for (const { text, code, map } of results) {
      expect(map.sourcesContent).toEqual([text]);
      expect(wordsLedAstray(text, code, map)).toEqual([]);
    }
  });
});

/** Words of the module that the map leads from the stamped text to another place than their own. */
function wordsLedAstray(text: string, code: string, map: { toString(): string }): string[] {
  const sourceMap = new SourceMap(JSON.parse(map.toString()));
  const inserted = / tempoelementid="[^"]*"|^\/\*\* @jsxImportSource \S+ \*\/ /g;
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)];
  const kept = code.replace(inserted, (found) => '\0'.repeat(found.length));
  const stampedWords = [...kept.matchAll(/[\p{L}\p{N}]+/gu)];
  expect(stampedWords.map(([word]) => word)).toEqual(words.map(([word]) => word));
  return words.flatMap(({ 0: word, index }, nth) => {
    const from = lineAndColumn(code, stampedWords[nth]?.index ?? 0);
    const { lineNumber, columnNumber } = sourceMap.findOrigin(from.line, from.column) as {
      lineNumber: number;
      columnNumber: number;
    };
    const to = lineAndColumn(text, index);
    return lineNumber === to.line && columnNumber === to.column ? [] : [`${word} at ${to.line}`];
  });
}
