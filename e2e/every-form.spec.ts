import { expect, type Page, test } from '@playwright/test';
import { catalogue } from '../textbench/tools/src/catalogue.generated.ts';
import {
  csvRows,
  offeredForms,
  pngSize,
  readWav,
  type SavedFile,
  save,
} from './support/saved-files.ts';
import { ToolBench } from './support/tool-bench.ts';

/** What a file of each form has to be; a form that is not here fails. */
const checks: Readonly<Record<string, (page: Page, file: SavedFile) => Promise<void> | void>> = {
  txt: (_page, { text }) => expect(text).not.toBe(''),
  patch: (_page, { text }) => expect(text).toMatch(/^--- .*\n\+\+\+ .*\n@@ /),
  html: (_page, { text }) => expect(text).toMatch(/<\w+[ >]/),
  json: (_page, { text }) => expect(typeof JSON.parse(text)).toBe('object'),
  csv: (_page, { text }) => expectSquare(csvRows(text)),
  tsv: (_page, { text }) =>
    expectSquare(
      text
        .replace(/\n$/, '')
        .split('\n')
        .map((line) => line.split('\t')),
    ),
  svg: async (page, { text }) => {
    const faults = await page.evaluate(
      (source) =>
        new DOMParser().parseFromString(source, 'image/svg+xml').querySelectorAll('parsererror')
          .length,
      text,
    );
    expect(faults).toBe(0);
  },
  png: (_page, { bytes }) => expect(pngSize(bytes).width).toBeGreaterThan(100),
  wav: (_page, { bytes }) => expect(readWav(bytes).samples.length).toBeGreaterThan(0),
};

/** A heading and rows of as many cells; of hard words, say, there may be none. */
function expectSquare(rows: readonly (readonly string[])[]): void {
  expect(rows.length).toBeGreaterThan(0);
  expect(new Set(rows.map((row) => row.length)).size).toBe(1);
}

async function checkChosenPart(page: Page, slug: string): Promise<void> {
  const offered = await offeredForms(page);
  for (const extension of offered.length > 0 ? offered : [undefined]) {
    const file = await save(page, extension);
    const ending = file.name.slice(slug.length + 1);
    expect(file.name).toBe(`${slug}.${extension ?? ending}`);
    await test.step(file.name, async () => {
      const check = checks[ending];
      if (!check) throw new Error(`Nothing says what a .${ending} file has to be.`);
      await check(page, file);
    });
  }
}

for (const { slug } of catalogue) {
  test(`${slug} saves every part of its result in every form`, async ({ page }) => {
    test.slow();
    const bench = new ToolBench(page);
    await bench.open(slug);
    await page.getByRole('button', { name: 'Try it' }).first().click();
    await bench.settled();
    const tabs = page.getByRole('tablist', { name: 'Parts of the result' }).getByRole('tab');
    const parts = await tabs.count();
    for (let part = 0; part < Math.max(1, parts); part++) {
      if (parts > 0) await tabs.nth(part).click();
      await checkChosenPart(page, slug);
    }
  });
}
