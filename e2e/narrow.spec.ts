import { expect, type Page, test } from '@playwright/test';
import { ToolBench } from './support/tool-bench.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** Latin-1 French without any sign of UTF-8, so that its encoding is guessed and told. */
const guessed = Buffer.from('Le café est fermé, mais l’été prochain nous irons.', 'latin1');

async function openFile(page: Page, name: string, buffer: Buffer): Promise<void> {
  const chooser = page.locator('input[type=file]').first();
  await chooser.setInputFiles({ name, mimeType: 'text/plain', buffer });
}

/** What reaches beyond the right edge of the window, or of the bench, which hides it. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const cut = (element: Element) => {
      const { right, width } = element.getBoundingClientRect();
      return width > 0 && right > edge && !element.closest('[role="tablist"]');
    };
    return [...document.querySelectorAll('#main button, #main select, #main footer *')]
      .filter(cut)
      .map((element) => `${element.localName} ${element.textContent}`);
  });
}

async function expectToFit(page: Page): Promise<void> {
  expect(await tooWide(page)).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBe(360);
}

test('an opened file, its encoding and its size have room', async ({ page }) => {
  const bench = new ToolBench(page);
  await bench.open('case-converter');
  await openFile(page, 'menu.txt', guessed);
  await bench.settled();
  await expect(page.getByText('guessed')).toBeVisible();
  await expectToFit(page);
});

test('a large file with a long name has room, and so has its run', async ({ page }) => {
  const bench = new ToolBench(page);
  await bench.open('case-converter');
  const name = 'The whole of the annual report, final version, with corrections (2).txt';
  await openFile(page, name, Buffer.from('word '.repeat(250_000)));
  await expect(page.getByRole('button', { name: 'Run', exact: true })).toBeVisible();
  await expectToFit(page);
});

test('Share and Copy stick to the bottom edge, with their names', async ({ page }) => {
  const bench = new ToolBench(page);
  await bench.open('case-converter');
  for (const name of ['Share', 'Copy']) {
    const label = page.getByRole('button', { name, exact: true }).getByText(name);
    await expect(label).toBeInViewport();
    expect((await label.boundingBox())?.width).toBeGreaterThan(20);
  }
});
