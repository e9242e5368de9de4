import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';

interface Scene {
  name: string;
  address: string;
  /** Brings the page into the state to look at. */
  arrange?: (page: Page) => Promise<void>;
  /** What that adds to the page; only this is looked at. */
  part?: string;
}

const search = async (page: Page, query: string) => {
  await page.keyboard.press('/');
  await page.getByPlaceholder('Search for tools...').fill(query);
};

/** Pages and states outside of the tools; each tool is looked at in every-tool.spec.ts. */
const scenes: Scene[] = [
  { name: 'home', address: '/' },
  {
    name: 'the menu',
    address: '/',
    arrange: (page) => page.getByRole('button', { name: 'Menu and colours' }).click(),
    part: '#site-menu',
  },
  {
    name: 'the search, empty',
    address: '/',
    arrange: (page) => search(page, ''),
    part: 'dialog',
  },
  {
    name: 'the search, with results',
    address: '/',
    arrange: (page) => search(page, 'text'),
    part: 'dialog',
  },
  {
    name: 'the search, without results',
    address: '/',
    arrange: (page) => search(page, 'zzzz'),
    part: 'dialog',
  },
  { name: 'not found', address: '/tools/case-convertor' },
];

for (const { name, address, arrange, part } of scenes) {
  test(`${name} has no accessibility fault, in six themes, light and dark`, async ({ page }) => {
    test.slow();
    await page.goto(address, { waitUntil: 'networkidle' });
    await arrange?.(page);
    await expectAccessible(page, part);
  });
}

test('the skip link is the first stop, and goes past the header', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const inContent = await page.evaluate(
    () => document.querySelector('main')?.contains(document.activeElement) ?? false,
  );
  expect(inContent).toBe(true);
});

test('every control of home can be reached and shows its focus', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const controls = await page
    .locator('a:visible, button:visible, textarea:visible, output:visible')
    .count();
  for (let stop = 0; stop < controls; stop++) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement)) return null;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return { html: element.outerHTML.slice(0, 120), outlineStyle, outlineWidth };
    });
    expect(focus).toMatchObject({ outlineStyle: 'solid', outlineWidth: '2px' });
  }
});

for (const address of ['/', '/no/such/page']) {
  test(`${address} fits 320 pixels, and letters twice as large`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(await reachSideways(page)).toBe(0);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    expect(await reachSideways(page)).toBe(0);
  });
}

/** How far a page can be scrolled to the right, in pixels. */
function reachSideways(page: Page): Promise<number> {
  return page.evaluate(() => {
    window.scrollTo(10_000, 0);
    return window.scrollX;
  });
}

test("the system's own colours leave every button an edge", async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/', { waitUntil: 'networkidle' });
  const widths = await page
    .locator('button:visible')
    .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).borderTopWidth));
  expect(new Set(widths)).toEqual(new Set(['1px']));
});
