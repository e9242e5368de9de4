import { expect, type Page, test } from '@playwright/test';

const storageKey = 'text-tools-theme';
const primary: Record<string, string> = {
  blue: '222.2 47.4% 55.1%',
  purple: '267.1 75.3% 55.9%',
  green: '142.1 76.2% 36.3%',
  orange: '24.6 95% 53.1%',
  teal: '173.4 80.4% 40%',
  gray: '210 10% 50%',
};
const foreground = '210 40% 98%';
const labels: Record<string, string> = {
  blue: 'Switch to Blue theme',
  purple: 'Switch to Purple theme',
  green: 'Switch to Green theme',
  orange: 'Switch to Orange theme',
  teal: 'Switch to Teal theme',
  gray: 'Switch to gray theme',
};

async function shown(page: Page) {
  return page.evaluate(() => {
    const root = document.documentElement;
    const style = getComputedStyle(root);
    return {
      className: root.className,
      primary: style.getPropertyValue('--primary').trim(),
      foreground: style.getPropertyValue('--primary-foreground').trim(),
    };
  });
}

async function expectTheme(page: Page, name: string): Promise<void> {
  await expect
    .poll(() => shown(page))
    .toEqual({ className: `theme-${name}`, primary: primary[name], foreground });
}

async function save(page: Page, key: string, value: string): Promise<void> {
  await page.addInitScript(
    ([name = '', text = '']) => localStorage.setItem(name, text),
    [key, value],
  );
}

test('is blue at first', async ({ page }) => {
  await page.goto('/');
  await expectTheme(page, 'blue');
});

test('every button chooses its theme, says so, and is remembered', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  for (const [name, label] of Object.entries(labels)) {
    const button = page.getByRole('contentinfo').getByRole('button', { name: label });
    await expect(button).toHaveAttribute('title', label);
    await button.click();
    await expectTheme(page, name);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(
      page.getByRole('contentinfo').locator('[title^=Switch][aria-pressed=true]'),
    ).toHaveCount(1);
    expect(await page.evaluate((key) => localStorage.getItem(key), storageKey)).toBe(name);
  }
  await page.reload();
  await expectTheme(page, 'gray');
});

test('sets the variables on the root element itself', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: labels.teal ?? '' }).click();
  const own = await page.evaluate(() =>
    ['--primary', '--primary-foreground'].map((name) =>
      document.documentElement.style.getPropertyValue(name),
    ),
  );
  expect(own).toEqual([primary.teal, foreground]);
});

test('the address comes before what is saved, and does not replace it', async ({ page }) => {
  await save(page, storageKey, 'green');
  await page.goto('/?theme=orange');
  await expectTheme(page, 'orange');
  expect(await page.evaluate((key) => localStorage.getItem(key), storageKey)).toBe('green');
  await page.goto('/');
  await expectTheme(page, 'green');
});

test('what is no theme is ignored, in either place', async ({ page }) => {
  await save(page, storageKey, 'crimson');
  await page.goto('/?theme=BLUE');
  await expectTheme(page, 'blue');
  await page.goto('/?theme=purple');
  await expectTheme(page, 'purple');
});

test('is there before the first paint, before any script file has arrived', async ({ page }) => {
  await save(page, storageKey, 'teal');
  await save(page, 'text-tools-appearance', 'dark');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  expect((await shown(page)).className).toBe('theme-teal');
  const background = await page.evaluate(
    () => getComputedStyle(document.documentElement).backgroundColor,
  );
  expect(background).toBe('rgb(17, 18, 20)');
});

test('works for the visit where the browser keeps nothing', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await page.goto('/?theme=green', { waitUntil: 'networkidle' });
  await expectTheme(page, 'green');
  await page.getByRole('button', { name: labels.purple ?? '' }).click();
  await expectTheme(page, 'purple');
  expect(faults).toEqual([]);
});

test('follows a choice in another tab', async ({ page, context }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const other = await context.newPage();
  await other.goto('/', { waitUntil: 'networkidle' });
  await other.getByRole('button', { name: labels.orange ?? '' }).click();
  await expectTheme(page, 'orange');
});

test('stays while the site is walked through', async ({ page }) => {
  await page.goto('/?theme=teal', { waitUntil: 'networkidle' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Case Converter' }).click();
  await expect(page).toHaveURL(/\/tools\/case-converter$/);
  await expectTheme(page, 'teal');
});

test('light and dark follow the system until one is chosen', async ({ page }) => {
  const background = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const paper = { light: 'rgb(251, 251, 250)', dark: 'rgb(17, 18, 20)' };
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await background()).toBe(paper.dark);
  await page.getByRole('button', { name: 'Light', exact: true }).click();
  expect(await background()).toBe(paper.light);
  await expect(page.locator('meta[name=theme-color]').last()).toHaveAttribute('content', '#fbfbfa');
  await page.reload({ waitUntil: 'networkidle' });
  expect(await background()).toBe(paper.light);
  await page.getByRole('button', { name: 'System', exact: true }).click();
  expect(await background()).toBe(paper.dark);
});

test('the menu of the header has the colours too, on every width', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Menu and colours' }).click();
    const menu = page.locator('#site-menu');
    await menu.getByRole('button', { name: labels.green ?? '' }).click();
    await expectTheme(page, 'green');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menu and colours' })).toBeFocused();
  }
});
