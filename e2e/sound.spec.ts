import { expect, type Page, test } from '@playwright/test';
import { ToolBench } from './support/tool-bench.ts';

declare global {
  interface Window {
    /** Every AudioContext the page has made, oldest first. */
    contexts: AudioContext[];
  }
}

const states = (page: Page) => page.evaluate(() => window.contexts.map(({ state }) => state));

async function openSound(page: Page, text: string): Promise<ToolBench> {
  await page.addInitScript(() => {
    window.contexts = [];
    window.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        window.contexts.push(this);
      }
    };
  });
  const bench = new ToolBench(page);
  await bench.open('morse-code-converter', '?speed=20');
  await bench.type(text);
  await page.getByRole('tab', { name: 'Sound' }).click();
  return bench;
}

/** Ten minutes of dots, so that nothing here ends by itself. */
const long = 'PARIS '.repeat(200);

test('sound runs from Play to Stop, and again', async ({ page }) => {
  await openSound(page, long);
  expect(await states(page)).toEqual([]);
  await page.getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => states(page)).toEqual(['running']);
  await expect
    .poll(() => page.evaluate(() => window.contexts[0]?.currentTime ?? 0))
    .toBeGreaterThan(0.2);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect.poll(() => states(page)).toEqual(['closed']);
  await page.getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => states(page)).toEqual(['closed', 'running']);
});

test('sound ends by itself', async ({ page }) => {
  await openSound(page, 'E');
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  await expect.poll(() => states(page)).toEqual(['closed']);
});

test('another text, another part and another page end the sound', async ({ page }) => {
  const bench = await openSound(page, long);
  const play = () => page.getByRole('button', { name: 'Play' }).click();
  await play();
  await bench.type('E');
  await expect.poll(() => states(page)).toEqual(['closed']);
  await bench.type(long);
  await play();
  await page.getByRole('tab').first().click();
  await expect.poll(() => states(page)).toEqual(['closed', 'closed']);
  await page.getByRole('tab', { name: 'Sound' }).click();
  await play();
  await page.getByRole('link', { name: 'Textbench', exact: false }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => states(page)).toEqual(['closed', 'closed', 'closed']);
});
