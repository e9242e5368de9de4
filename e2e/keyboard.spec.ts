import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { expectFocusSeen, focusSeen, tabTo } from './support/focus.ts';
import { ToolBench } from './support/tool-bench.ts';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

test('a whole job is done by keys alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const bench = new ToolBench(page);
  await bench.open('case-converter');
  await tabTo(page, bench.input);
  await page.keyboard.type('Hello big World');
  await bench.settled();
  await tabTo(page, bench.option('case').getByRole('combobox'), 'Shift+Tab');
  await page.keyboard.type('snake'); // letters choose in a list
  await bench.settled();
  await expect(bench.result).toHaveText('hello_big_world');
  await tabTo(page, button(page, 'Download'));
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect(await readFile(await (await download).path(), 'utf8')).toBe('hello_big_world');
  await tabTo(page, button(page, 'Copy'));
  await page.keyboard.press('Enter');
  await expect(button(page, 'Copied')).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('hello_big_world');
  await tabTo(page, button(page, 'Another tool'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Find a tool' })).toBeFocused();
  await page.keyboard.type('to hex');
  await page.keyboard.press('ArrowDown');
  await expectFocusSeen(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tools\/text-to-hex$/);
  await expect(bench.input).toHaveValue('hello_big_world');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

for (const address of ['/', '/tools/case-converter', '/tools/morse-code-converter', '/nowhere']) {
  test(`every stop of ${address} can be seen, and Tab comes to the end of it`, async ({ page }) => {
    test.slow();
    await page.goto(address, { waitUntil: 'networkidle' });
    const stops: string[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      const { what, hidden } = await focusSeen(page);
      if (what === 'nothing') break;
      expect(hidden, `${what} after ${stops.at(-1)}`).toBe('');
      stops.push(what);
      expect(stops.length).toBeLessThan(150);
    }
    expect(stops[0]).toBe('a "Skip to content"');
    expect(stops.at(-1)).toBe('button "Dark"');
    await page.keyboard.press('Shift+Tab');
    expect(await expectFocusSeen(page)).toBe('button "Dark"');
  });
}

test.describe('Escape closes, and the focus is back where it was:', () => {
  const openers: readonly [what: string, tool: string, name: string | RegExp][] = [
    ['the menu of the site', 'case-converter', 'Menu and colours'],
    ['examples', 'case-converter', 'Example'],
    ['forms to save', 'word-counter', 'Download'],
    ['share', 'case-converter', 'Share'],
    ['another tool', 'case-converter', 'Another tool'],
  ];
  for (const [what, tool, name] of openers) {
    test(what, async ({ page }) => {
      const bench = new ToolBench(page);
      await bench.open(tool);
      await bench.type('some text');
      await button(page, name).focus();
      await page.keyboard.press('Enter');
      const popover = page.locator('[popover]:popover-open');
      await expect(popover).toBeVisible();
      const inside = () => popover.evaluate((box) => box.contains(document.activeElement));
      if (name === 'Menu and colours') await page.keyboard.press('Tab');
      await expect.poll(inside).toBe(true);
      await expectFocusSeen(page);
      await page.keyboard.press('Escape');
      await expect(popover).toHaveCount(0);
      await expect(button(page, name)).toBeFocused();
    });
  }

  test('the search', async ({ page }) => {
    const bench = new ToolBench(page);
    await bench.open('case-converter');
    await bench.input.focus();
    await page.keyboard.press('Control+k');
    const field = page.getByPlaceholder('Search for tools...');
    await expect(field).toBeFocused();
    await page.keyboard.type('hex');
    await page.keyboard.press('ArrowDown');
    await expectFocusSeen(page);
    await page.keyboard.press('Escape');
    await expect(field).toHaveCount(0);
    await expect(bench.input).toBeFocused();
  });
});

test.describe('what goes with its own button does not take the focus with it:', () => {
  async function filled(page: Page, slug: string, text: string): Promise<ToolBench> {
    const bench = new ToolBench(page);
    await bench.open(slug);
    await bench.type(text);
    return bench;
  }

  async function expectFocusIn(page: Page, region: string): Promise<void> {
    const part = page.getByRole('region', { name: region, exact: true });
    expect(await part.evaluate((box) => box.contains(document.activeElement))).toBe(true);
    await expectFocusSeen(page);
  }

  async function pressAndLook(page: Page, name: string): Promise<string> {
    await button(page, name).first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await focusSeen(page)).what).not.toBe('nothing');
    return expectFocusSeen(page);
  }

  test('Clear leads to the empty box', async ({ page }) => {
    const bench = await filled(page, 'case-converter', 'abc');
    await pressAndLook(page, 'Clear');
    await expect(bench.input).toBeFocused();
    await expect(bench.input).toHaveValue('');
  });

  test('Reset leads to the options', async ({ page }) => {
    const bench = await filled(page, 'case-converter', 'abc');
    await bench.option('case').getByRole('combobox').selectOption('lower');
    await pressAndLook(page, 'Reset');
    await expectFocusIn(page, 'Options');
  });

  test('Run leads into the result', async ({ page }) => {
    const bench = new ToolBench(page);
    await bench.open('case-converter');
    await bench.input.fill('a'.repeat(250_000));
    await pressAndLook(page, 'Run');
    await bench.settled();
    await expectFocusIn(page, 'Result');
  });

  test('Cancel leads to Run', async ({ page }) => {
    const bench = new ToolBench(page);
    // Backtracks for seconds, which is the limit for a text of this length.
    await bench.open('find-patterns-in-text', '?find=own&pattern=(a%2B)%2B%24');
    const buffer = Buffer.from(`${'a'.repeat(60)}!${' '.repeat(6_000_000)}`);
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'slow.txt', mimeType: 'text/plain', buffer });
    await button(page, 'Run').click();
    await expect(button(page, 'Cancel')).toBeVisible();
    await pressAndLook(page, 'Cancel');
    await expect(button(page, 'Run')).toBeFocused();
  });

  test('a text that is removed, or moved to the end, leaves it near', async ({ page }) => {
    await page.goto('/tools/text-merger', { waitUntil: 'networkidle' });
    await button(page, 'Add a text').focus();
    await page.keyboard.press('Enter');
    await pressAndLook(page, 'Move down');
    await pressAndLook(page, 'Move down');
    await pressAndLook(page, 'Move up');
    await pressAndLook(page, 'Remove this text');
    await expectFocusIn(page, 'Texts');
    await expect(page.locator('textarea[data-input]')).toHaveCount(2);
  });

  test('a favourite is kept and forgotten by the same button', async ({ page }) => {
    await page.goto('/tools/case-converter', { waitUntil: 'networkidle' });
    await tabTo(page, button(page, 'Add to favourites'));
    await page.keyboard.press('Space');
    await expect(button(page, /Remove from favourites/)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(button(page, 'Add to favourites')).toBeFocused();
  });
});

test('tabs of a result are moved through by arrow keys', async ({ page }) => {
  const bench = new ToolBench(page);
  await bench.open('morse-code-converter');
  await bench.type('SOS');
  const tabs = page.getByRole('tab');
  const last = (await tabs.count()) - 1;
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await expectFocusSeen(page);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.nth(last)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(tabs.first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(tabs.nth(last)).toBeFocused();
  await expect(tabs.nth(last)).toHaveAttribute('aria-selected', 'true');
});
