import { expect, test } from '@playwright/test';
import { ToolBench } from './support/tool-bench.ts';

test('favourites, recent tools and options are kept here, and one button forgets them', async ({
  page,
}) => {
  const bench = new ToolBench(page);
  await bench.open('case-converter');
  await bench.option('case').getByRole('combobox').selectOption('lower');
  await page.getByRole('button', { name: 'Add to favourites' }).click();
  await page.goto('/');
  await expect(page.getByText('Recently used')).toBeVisible();
  await expect(page.locator('#tools li').first()).toContainText('Case Converter');
  await page.getByRole('button', { name: 'Forget favourites, recent tools and options' }).click();
  await expect(page.getByRole('status').getByText('are erased')).toBeVisible();
  expect(
    await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('textbench-')),
    ),
  ).toEqual([]);
  await bench.open('case-converter');
  await expect(bench.option('case').getByRole('combobox')).toHaveValue('upper');
  await expect(page.getByRole('button', { name: 'Add to favourites' })).toBeVisible();
});
