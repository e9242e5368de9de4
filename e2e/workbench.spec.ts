import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { ToolBench } from './support/tool-bench.ts';

test.describe('the bench', () => {
  test('gives a result with every key, and says what size both texts have', async ({ page }) => {
    const bench = new ToolBench(page);
    await bench.open('case-converter');
    await expect(bench.result).toContainText('The result appears here.');
    await bench.input.pressSequentially('naïve 😀\nÉcole');
    await bench.settled();
    await expect(bench.result).toHaveText('NAÏVE 😀\nÉCOLE');
    await expect(bench.resultPane).toContainText('2 lines');
    await expect(bench.resultPane).toContainText('13 characters');
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(bench.result).toContainText('The result appears here.');
  });

  test('keeps what was typed before the page came alive', async ({ page }) => {
    await page.route('**/assets/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    const bench = new ToolBench(page);
    await page.goto('/tools/case-converter', { waitUntil: 'commit' });
    await bench.input.fill('early');
    await bench.alive();
    await bench.settled();
    await expect(bench.result).toHaveText('EARLY');
  });

  test('brings the text back by undo after Clear', async ({ page }) => {
    const bench = new ToolBench(page);
    await bench.open('case-converter');
    await bench.input.pressSequentially('kept');
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(bench.input).toHaveValue('');
    await bench.input.press('Control+z');
    await expect(bench.input).toHaveValue('kept');
    await bench.settled();
    await expect(bench.result).toHaveText('KEPT');
  });

  test('copies, and saves under the name of the tool', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const bench = new ToolBench(page);
    await bench.open('case-converter');
    await bench.type('one\ntwo');
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('ONE\nTWO');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe('case-converter.txt');
    expect(await readFile(await saved.path(), 'utf8')).toBe('ONE\nTWO');
  });

  test('pastes from the clipboard by its button', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const bench = new ToolBench(page);
    await bench.open('case-converter');
    await page.evaluate(() => navigator.clipboard.writeText('from elsewhere'));
    await page.getByRole('button', { name: 'Paste' }).click();
    await bench.settled();
    await expect(bench.result).toHaveText('FROM ELSEWHERE');
  });

  test('uses the result as input', async ({ page }) => {
    const bench = new ToolBench(page);
    await bench.open('case-converter');
    await bench.type('abc');
    await page.getByRole('button', { name: 'Use as input' }).click();
    await expect(bench.input).toHaveValue('ABC');
  });

  test('sends the result on to another tool', async ({ page }) => {
    const bench = new ToolBench(page);
    await bench.open('case-converter');
    await bench.type('abc');
    await page.getByRole('button', { name: 'Another tool' }).click();
    await page.getByRole('textbox', { name: 'Find a tool' }).fill('to hex');
    await page.locator('[data-menu-item]', { hasText: 'Text to Hex' }).click();
    await expect(page).toHaveURL(/\/tools\/text-to-hex$/);
    await expect(bench.input).toHaveValue('ABC');
    await bench.settled();
    await expect(bench.result).toContainText('41 42 43');
  });
});

test.describe('options', () => {
  test('stand in the address, which opens the tool as it was', async ({ page }) => {
    const bench = new ToolBench(page);
    await bench.open('case-converter');
    await bench.option('case').getByRole('combobox').selectOption('snake');
    await expect(page).toHaveURL(/\?case=snake$/);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await bench.alive();
    await expect(bench.option('case').getByRole('combobox')).toHaveValue('snake');
    await bench.type('Hello big World');
    await expect(bench.result).toHaveText('hello_big_world');
  });

  test('are remembered on the device, and reset by a button', async ({ page }) => {
    const bench = new ToolBench(page);
    await bench.open('case-converter');
    await bench.option('case').getByRole('combobox').selectOption('lower');
    await bench.open('case-converter');
    await expect(bench.option('case').getByRole('combobox')).toHaveValue('lower');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(bench.option('case').getByRole('combobox')).toHaveValue('upper');
    await bench.open('case-converter');
    await expect(bench.option('case').getByRole('combobox')).toHaveValue('upper');
  });

  test('in an address that do not fit are left out', async ({ page }) => {
    const bench = new ToolBench(page);
    await bench.open('case-converter', '?case=sideways&nothing=1');
    await expect(bench.option('case').getByRole('combobox')).toHaveValue('upper');
  });

  test('say next to them what is wrong and what would work', async ({ page }) => {
    const bench = new ToolBench(page);
    await bench.open('text-repeater');
    await bench.type('ha');
    await bench.option('times').getByRole('spinbutton').fill('-1');
    await expect(bench.option('times').getByRole('alert')).toContainText(/whole number from 0/);
    await bench.option('times').getByRole('spinbutton').fill('2');
    await bench.settled();
    await expect(bench.option('times').getByRole('alert')).toHaveCount(0);
  });
});

test.describe('a link', () => {
  test('holds the text only when asked to, behind the #', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const bench = new ToolBench(page);
    await bench.open('case-converter', '?case=lower');
    await bench.type('Nur für DICH 😀');
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Copy link' }).click();
    const plain = await page.evaluate(() => navigator.clipboard.readText());
    expect(plain).toMatch(/\/tools\/case-converter\?case=lower$/);
    await page.getByRole('checkbox', { name: /Put my text into the link/ }).check();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/\?case=lower#text=/);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('/');
    await page.goto(link);
    await bench.alive();
    await bench.settled();
    await expect(bench.input).toHaveValue('Nur für DICH 😀');
    await expect(bench.result).toHaveText('nur für dich 😀');
    expect(requests.filter((address) => address.includes('text='))).toEqual([]);
  });

  test('that is damaged opens the tool without a text', async ({ page }) => {
    const bench = new ToolBench(page);
    await bench.open('case-converter', '#text=AAAA');
    await expect(bench.input).toHaveValue('');
  });
});
