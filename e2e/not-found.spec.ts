import { expect, test } from '@playwright/test';

const heading = 'This page does not exist';

for (const address of ['/no/such/page', '/tools/no-such-tool', '/tools']) {
  test(`${address} is answered with 404 and a page that leads on`, async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    const answer = await page.goto(address, { waitUntil: 'networkidle' });
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle('Page not found | Textbench');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('banner')).toBeVisible();
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A workbench for text');
    expect(faults).toEqual([]);
  });
}

test('suggests the tool that was meant', async ({ page }) => {
  await page.goto('/tools/case-convertor');
  const suggestion = page.getByRole('region', { name: 'Suggestions' }).getByRole('link').first();
  await expect(suggestion).toContainText('Case Converter');
  await suggestion.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Case Converter' })).toBeVisible();
});

test('offers what is often used where nothing is near', async ({ page }) => {
  await page.goto('/wp-admin/setup');
  const suggestions = page.getByRole('region', { name: 'Suggestions' });
  await expect(suggestions.getByRole('heading', { name: 'Often used' })).toBeVisible();
  expect(await suggestions.getByRole('link').count()).toBeGreaterThan(0);
});

test('opens the search', async ({ page }) => {
  await page.goto('/nothing', { waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('button', { name: 'Search for a tool' }).click();
  await expect(page.getByPlaceholder('Search for tools...')).toBeFocused();
});

test('keeps the chosen theme', async ({ page }) => {
  await page.goto('/tools/no-such-tool?theme=teal', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.locator('html')).toHaveClass('theme-teal');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('says the same and leads home', async ({ page }) => {
    await page.goto('/tools/no-such-tool');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A workbench for text');
  });
});
