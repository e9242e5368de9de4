import { expect, type Page, test } from '@playwright/test';
import { ToolBench } from './support/tool-bench.ts';

const endless = '?find=own&pattern=(a%2B)%2B%24';

test('a pattern that would run for years ends with a clear message, and the page goes on', async ({
  page,
}) => {
  const bench = new ToolBench(page);
  await bench.open('find-patterns-in-text', endless);
  await bench.input.fill(`${'a'.repeat(28)}!`);
  await expect(bench.option('pattern').getByRole('alert')).toContainText('was stopped after');
  await expect(bench.resultPane).toContainText('(a+)+');
  // The page was never held up: it answers at once, and the next pattern works.
  await bench.option('pattern').getByRole('textbox').fill('a!');
  await bench.settled();
  await expect(bench.result).toContainText('a!');
});

test('a pattern that cannot be read says so next to it', async ({ page }) => {
  const bench = new ToolBench(page);
  await bench.open('find-patterns-in-text', '?find=own&pattern=(');
  await bench.input.fill('some text');
  await expect(bench.option('pattern').getByRole('alert')).toBeVisible();
});

/** A run of about seven seconds: the limit for a text of six million characters. */
async function startSlowRun(page: Page): Promise<ToolBench> {
  const bench = new ToolBench(page);
  await bench.open('find-patterns-in-text', endless);
  const buffer = Buffer.from(`${'a'.repeat(60)}!${' '.repeat(6_000_000)}`);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'slow.txt', mimeType: 'text/plain', buffer });
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  return bench;
}

test('a run of more than two seconds shows progress and can be cancelled', async ({ page }) => {
  const bench = await startSlowRun(page);
  await expect(page.getByRole('progressbar', { name: 'Progress' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(bench.resultPane).toContainText('Stopped.');
  await bench.option('pattern').getByRole('textbox').fill('a!');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await bench.settled();
  await expect(bench.result).toContainText('a!');
});

test('leaving the page ends a run', async ({ page }) => {
  await startSlowRun(page);
  await expect.poll(() => page.workers().length).toBe(1);
  await page.getByRole('link', { name: 'Textbench', exact: false }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.workers().length).toBe(0);
});

test('an error in the text is told with its line and column, and shown', async ({ page }) => {
  const bench = new ToolBench(page);
  await bench.open('hex-to-text');
  await bench.input.fill('48 65\n6c 6z 6f');
  await expect(bench.resultPane).toContainText(/Line 2, column \d/);
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(bench.input).toBeFocused();
  const selected = await bench.input.evaluate((box: HTMLTextAreaElement) => box.selectionStart);
  expect(selected).toBeGreaterThanOrEqual('48 65\n6c '.length);
});
