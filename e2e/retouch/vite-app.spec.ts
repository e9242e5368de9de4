import { SourceMap } from 'node:module';
import { expect as promptly, test } from '@playwright/test';
import { lineAndColumn } from '@retouch/source';
import { watchFaults } from '../support/faults.ts';
import { type AppCopy, copyApp } from './support/app-copy.ts';
import { sourceElements } from './support/source-elements.ts';
import { wrongStamps } from './support/stamps.ts';
import { type RunningApp, startViteApp } from './support/vite-app.ts';

// A dev server compiles what is asked for while one waits.
const expect = promptly.configure({ timeout: 30_000 });

test.describe.configure({ mode: 'serial', timeout: 120_000 });

let copy: AppCopy;
let app: RunningApp;

test.beforeAll(async () => {
  copy = copyApp('retouch/playgrounds/vite-react', 2);
  app = await startViteApp(copy.folder);
});

test.afterAll(async () => {
  await app?.stop();
  copy?.remove();
});

test('every element carries the id that its source has, in every view and in a portal', async ({
  page,
}) => {
  const faults = watchFaults(page, app.address);
  const known = sourceElements(copy.folder);
  const looked: number[] = [];
  const look = async () => {
    const { seen, wrong } = await wrongStamps(page, 'body > div:not(#root), #root > *', known);
    expect(wrong).toEqual([]);
    looked.push(seen);
  };
  await page.goto(`${app.address}/`);
  await page.getByRole('button', { name: 'Add to bag' }).click();
  await expect(page.getByRole('complementary', { name: 'Your bag' })).toBeVisible();
  await look();
  for (const view of ['Dashboard', 'Settings']) {
    await page.goto(`${app.address}/#${view.toLowerCase()}`);
    await expect(page.getByRole('link', { name: view })).toHaveAttribute('aria-current', 'page');
    await look();
  }
  expect(Math.min(...looked)).toBeGreaterThan(25);
  expect(faults).toEqual([]);
});

test('an edit comes in without losing state, and the ids follow the structure', async ({
  page,
}) => {
  const faults = watchFaults(page, app.address);
  await page.goto(`${app.address}/`);
  const quantity = page.getByRole('status', { name: 'Quantity' });
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(quantity).toHaveText('2');
  copy.edit(
    'src/shop/product-page.tsx',
    '<p className="text-sm tracking-wide text-moss uppercase">Tableware</p>',
    '<p className="text-sm">Kitchen</p>\n            <p>New</p>',
  );
  await expect(page.getByText('Kitchen')).toBeVisible();
  await expect(quantity).toHaveText('2');
  const { wrong } = await wrongStamps(page, '#root > *', sourceElements(copy.folder));
  expect(wrong).toEqual([]);
  expect(faults).toEqual([]);
});

test('an error is reported at its own line and column', async ({ page }) => {
  const file = 'src/shop/product-page.tsx';
  const text = copy.edit(file, 'cart.open();', "if (glaze) throw new Error('No bag');");
  await page.goto(`${app.address}/`);
  const thrown = page.waitForEvent('pageerror');
  await page.getByRole('button', { name: 'Add to bag' }).click();
  const [, url = '', line = '', column = ''] =
    /(http\S+product-page\.tsx\S*?):(\d+):(\d+)/.exec((await thrown).stack ?? '') ?? [];
  const code = await (await fetch(url)).text();
  const [, map = ''] = /sourceMappingURL=data:application\/json;base64,(\S+)/.exec(code) ?? [];
  const sourceMap = new SourceMap(JSON.parse(Buffer.from(map, 'base64').toString('utf8')));
  const at = lineAndColumn(text, text.indexOf("new Error('No bag')"));
  expect(sourceMap.findOrigin(Number(line), Number(column))).toMatchObject({
    fileName: expect.stringMatching(/product-page\.tsx$/),
    lineNumber: at.line,
    columnNumber: at.column,
  });
});
