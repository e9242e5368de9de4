import { expect, type Page, test } from '@playwright/test';
import { catalogue } from '../textbench/tools/src/catalogue.generated.ts';
import { watchFaults } from './support/faults.ts';

const overlay = (page: Page) => page.getByRole('dialog', { name: 'Search for tools' });
const field = (page: Page) => page.getByPlaceholder('Search for tools...');
const results = (page: Page) => overlay(page).getByRole('listitem').getByRole('link');
const opener = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Search for/ });

async function open(page: Page): Promise<void> {
  await page.goto('/', { waitUntil: 'networkidle' });
  await opener(page).click();
  await expect(field(page)).toBeFocused();
}

test('opens over the whole window with the field in focus', async ({ page, baseURL }) => {
  const faults = watchFaults(page, baseURL);
  await open(page);
  const box = await overlay(page).boundingBox();
  expect(box).toEqual({ x: 0, y: 0, width: 1280, height: 720 });
  await expect(overlay(page)).toContainText('Start typing to search for tools...');
  await expect(results(page)).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('finds a substring of title or description, whatever the case', async ({ page }) => {
  await open(page);
  for (const query of ['CASE', 'convert', 'text']) {
    await field(page).fill(query);
    const wanted = query.toLowerCase();
    const expected = catalogue.filter((tool) =>
      [tool.title, tool.description].some((text) => text.toLowerCase().includes(wanted)),
    );
    await expect(results(page)).toHaveCount(expected.length);
    const hrefs = await results(page).evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    );
    expect(hrefs.sort()).toEqual(expected.map((tool) => tool.href).sort());
  }
});

test('says so where nothing is found', async ({ page }) => {
  await open(page);
  await field(page).fill('Zzz "q"');
  await expect(overlay(page)).toContainText('No tools found matching "Zzz "q""');
});

test('a chosen result closes it and leads to the tool', async ({ page }) => {
  await open(page);
  await field(page).fill('case converter');
  await results(page).first().click();
  await expect(overlay(page)).toBeHidden();
  await expect(page).toHaveURL(/\/tools\/case-converter$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Case Converter' })).toBeVisible();
});

const waysToClose: Record<string, (page: Page) => Promise<void>> = {
  'the close button': (page) => page.getByRole('button', { name: 'Close search' }).click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'a click outside': (page) => page.mouse.click(40, 500),
};

for (const [way, close] of Object.entries(waysToClose)) {
  test(`${way} closes it, clears the query and gives the focus back`, async ({ page }) => {
    await open(page);
    await field(page).fill('case');
    await close(page);
    await expect(overlay(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await opener(page).click();
    await expect(field(page)).toHaveValue('');
    await expect(overlay(page)).toContainText('Start typing to search for tools...');
  });
}

test('a click between the results does not close it', async ({ page }) => {
  await open(page);
  await field(page).fill('case');
  await overlay(page).getByRole('status').click();
  await expect(overlay(page)).toBeVisible();
});

test('Back closes it', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Case Converter' }).click();
  await expect(page).toHaveURL(/case-converter/);
  await opener(page).click();
  await expect(field(page)).toBeFocused();
  await page.goBack();
  await expect(overlay(page)).toBeHidden();
});

test('Ctrl-K opens it anywhere, a slash outside of fields', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  const text = page.getByRole('textbox', { name: 'Your text' });
  await text.fill('');
  await text.press('/');
  await expect(text).toHaveValue('/');
  await expect(overlay(page)).toBeHidden();
  await text.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(text).toBeFocused();
});

test('arrow keys move through the results, and letters go on in the field', async ({ page }) => {
  await open(page);
  await field(page).fill('text');
  const count = await results(page).count();
  await page.keyboard.press('ArrowDown');
  await expect(results(page).first()).toBeFocused();
  for (let step = 0; step < count + 2; step++) await page.keyboard.press('ArrowDown');
  await expect(results(page).last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.type('s');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('texts');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
});

test('Enter opens the first result', async ({ page }) => {
  await open(page);
  await field(page).fill('case converter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tools\/case-converter$/);
  await expect(overlay(page)).toBeHidden();
});

test('the page behind it does not move, and Tab stays inside', async ({ page }) => {
  await open(page);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  for (let step = 0; step < 6; step++) await page.keyboard.press('Tab');
  const inside = await page.evaluate(
    () =>
      document.activeElement === document.body ||
      document.querySelector('dialog')?.contains(document.activeElement),
  );
  expect(inside).toBe(true);
});

test('a narrow screen has a button of its own for it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('banner').getByText('Search for tools...')).toBeHidden();
  await expect(opener(page)).toHaveCount(1);
  await opener(page).click();
  await expect(field(page)).toBeFocused();
  await page.setViewportSize({ width: 768, height: 1000 });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner').getByText('Search for tools...')).toBeVisible();
});

test('nothing of it is loaded before it is wanted', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/tools/case-converter', { waitUntil: 'networkidle' });
  const early = loaded.filter((url) => /search-overlay|catalogue/.test(url));
  expect(early).toEqual([]);
  await opener(page).click();
  await expect(field(page)).toBeFocused();
  expect(loaded.some((url) => url.includes('search-overlay'))).toBe(true);
});

test('where it cannot be loaded the page says so, and the next try works', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.route('**/search-overlay-*.js', (route) => route.abort());
  await page.keyboard.press('/');
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('A piece of this page could not be loaded.');
  await expect(notice.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await page.unroute('**/search-overlay-*.js');
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice.getByRole('button')).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
});
