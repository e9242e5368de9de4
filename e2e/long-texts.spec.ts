import { expect, type Page, test } from '@playwright/test';
import { holdFrames, makeFramesHoldable } from './support/held-frames.ts';
import { pictureDifference } from './support/same-picture.ts';
import { ToolBench } from './support/tool-bench.ts';

/** Lines of words; every one of them differs from that of another `word`. */
function lines(count: number, word: string): string {
  return Array.from({ length: count }, (_, index) => `${word} number ${index} of them`).join('\n');
}

/** Pastes into a box: to type as much, key by key or by a command, takes the browser seconds. */
async function paste(page: Page, text: string, box = page.locator('textarea').first()) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((clip) => navigator.clipboard.writeText(clip), text);
  await box.press('Control+v');
}

/** Text and caret of a box, in few words. Runs in the page. */
function boxState(box: HTMLElement): string {
  if (!(box instanceof HTMLTextAreaElement)) throw new Error('Not a text box.');
  const { value, selectionStart, selectionEnd } = box;
  return `${value.length} ${value.slice(0, 9)}…${value.slice(-9)} ${selectionStart}–${selectionEnd}`;
}

test.describe('a long paste', () => {
  const long = lines(4_000, 'row');

  test('gives its result', async ({ page }) => {
    const bench = new ToolBench(page);
    await bench.open('case-converter');
    await paste(page, long);
    await expect(bench.result).toContainText('ROW NUMBER 17 OF THEM');
    await expect(bench.resultPane).toContainText('4,000 lines');
  });

  test('leaves text, caret and undo as in any other text box', async ({ page }) => {
    const bench = new ToolBench(page);
    await bench.open('case-converter');
    await page.evaluate(() => document.body.append(document.createElement('textarea')));
    const found: string[][] = [];
    for (const box of [bench.input, page.locator('textarea').last()]) {
      await box.press('b');
      await box.press('ArrowLeft');
      await paste(page, long, box);
      const states: string[] = [];
      for (const key of ['!', 'Control+z', 'Control+z', 'Control+z', 'Control+y', 'Control+y']) {
        await box.press(key);
        states.push(await box.evaluate(boxState));
      }
      found.push(states);
    }
    expect(found[0]).toEqual(found[1]);
    expect(found[0]?.[0]).toContain('them!b');
    await expect(bench.result).toContainText('ROW NUMBER 0 OF THEM');
  });

  test('is the text that runs, however soon it is asked for', async ({ page }) => {
    const bench = new ToolBench(page);
    await bench.open('case-converter');
    await paste(page, `${long}\n${long}\n${long}`); // beyond what runs by itself
    await bench.input.press('Control+Enter');
    await expect(bench.result).toContainText('ROW NUMBER 17 OF THEM');
  });

  test('over a marked text leaves no mark of it', async ({ page }) => {
    const bench = new ToolBench(page);
    await bench.open('email-extractor');
    await bench.type(`write to me@example.org\n${lines(50, 'row')}`);
    await expect(page.locator('[data-marks=shown] mark')).toHaveText(['me@example.org']);
    await bench.input.press('Control+a');
    await paste(page, `${long}\nyou@example.net`);
    await expect(page.locator('[data-marks=shown] mark')).toHaveText(['you@example.net']);
  });
});

test.describe('marks in a long text', () => {
  const wraps = 'a long line that wraps, with émojis 😀 👨‍👩‍👧 and\ttabs, ';
  const row = (index: number) =>
    `${wraps.repeat(index % 5)}mail${index}@example.org ${'unbroken'.repeat(index % 17)}  `;
  const text = `${Array.from({ length: 400 }, (_, index) => row(index)).join('\n')}\n\n`;

  for (const width of [360, 768, 1440])
    for (const colorScheme of ['light', 'dark'] as const)
      test(`stand under their letters, ${width} pixels wide, ${colorScheme}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        const bench = new ToolBench(page);
        await bench.open('email-extractor');
        await paste(page, text);
        await expect(page.locator('[data-marks=shown] mark')).toHaveCount(400);
        for (const share of [0, 0.5, 1]) {
          await bench.input.evaluate((box, to) => {
            box.blur();
            box.scrollTop = to * box.scrollHeight;
          }, share);
          await expectLettersInPlace(page);
        }
      });

  test('come back in place after a key in the middle', async ({ page }) => {
    const bench = new ToolBench(page);
    await bench.open('email-extractor');
    await paste(page, text);
    await bench.settled();
    await bench.input.evaluate((box: HTMLTextAreaElement) => {
      box.setSelectionRange(box.value.length / 2, box.value.length / 2);
    });
    await bench.input.pressSequentially('new@example.org\n and ');
    await bench.settled();
    await expect(page.locator('[data-marks=shown] mark').first()).toBeAttached();
    await bench.input.blur();
    await expectLettersInPlace(page);
  });
});

/** A letter that is a pixel out of place differs by over 200; one behind a mark is smoothed otherwise. */
async function expectLettersInPlace(page: Page): Promise<void> {
  const [byBox, byLayer] = [await drawnBy(page, 'box'), await drawnBy(page, 'layer')];
  expect(await pictureDifference(page, byBox, byLayer)).toBeLessThan(100);
}

/** A picture of the letters of a box, drawn by the box or by the layer of its marks. */
async function drawnBy(page: Page, drawer: 'box' | 'layer'): Promise<Buffer> {
  const styles = {
    box: '[data-marks] { visibility: hidden }',
    layer: `textarea { color: transparent !important }
      [data-marks], [data-marks] mark {
        background: none !important; color: var(--ink) !important; text-decoration: none !important }`,
  };
  const style = await page.addStyleTag({ content: styles[drawer] });
  const picture = await page.locator('textarea').first().screenshot();
  await style.evaluate((element: HTMLElement) => element.remove());
  return picture;
}

test.describe('a long difference', () => {
  const difference = (page: Page) => page.getByRole('region', { name: 'Difference' });
  const rows = (page: Page) => difference(page).locator('tbody tr');

  async function compare(page: Page, one: string, other: string): Promise<void> {
    await paste(page, other, page.locator('textarea').nth(1));
    await paste(page, one, page.locator('textarea').nth(0));
    await expect(rows(page).first()).toContainText('old number 0 of them');
  }

  /** Waits until all of it is drawn; a frame takes its time on a busy machine. */
  async function drawn(page: Page): Promise<void> {
    await expect(difference(page)).toHaveAttribute('aria-busy', 'false', { timeout: 20_000 });
  }

  test('is drawn to its end', async ({ page }) => {
    const bench = new ToolBench(page);
    await bench.open('text-difference-finder');
    await compare(page, lines(900, 'old'), lines(1_000, 'new'));
    await drawn(page);
    await expect(rows(page)).toHaveCount(1_000);
    await expect(rows(page).last()).toContainText('new number 999 of them');
  });

  test('keeps its place when a line above changes', async ({ page }) => {
    const bench = new ToolBench(page);
    await bench.open('text-difference-finder');
    await compare(page, lines(900, 'old'), lines(900, 'new'));
    await drawn(page);
    await rows(page).nth(600).scrollIntoViewIfNeeded();
    const before = await difference(page).evaluate((region) => region.scrollTop);
    await bench.input.press('Control+Home');
    await bench.input.pressSequentially('very ');
    await expect(rows(page).first()).toContainText('very old number 0');
    expect(await difference(page).evaluate((region) => region.scrollTop)).toBe(before);
  });

  for (const way of ['copied', 'printed'] as const)
    test(`is ${way} whole though only a part is drawn yet`, async ({ page }) => {
      await makeFramesHoldable(page);
      const bench = new ToolBench(page);
      await bench.open('text-difference-finder');
      await holdFrames(page);
      await compare(page, lines(500, 'old'), lines(500, 'new'));
      await expect(difference(page)).toHaveAttribute('aria-busy', 'true');
      expect(await rows(page).count()).toBeLessThan(200);
      await difference(page).focus();
      await page.keyboard.press('Control+a');
      if (way === 'copied') await page.keyboard.press('Control+c');
      else await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      await expect(difference(page)).toHaveAttribute('aria-busy', 'false');
      await expect(rows(page)).toHaveCount(500);
      if (way === 'printed') return;
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toContain('new number 499 of them');
    });
});

test('rows of a long table come by a button, and sort with the rest', async ({ page }) => {
  const bench = new ToolBench(page);
  await bench.open('word-frequency-counter');
  const words = Array.from({ length: 1_200 }, (_, index) => `w${String(index).padStart(4, '0')}`);
  await bench.type(words.join(' '));
  const table = page
    .getByRole('region')
    .filter({ has: page.locator('table') })
    .last();
  await expect(table.locator('tbody tr')).toHaveCount(200);
  await page.getByRole('button', { name: 'Show more of the 1,200 rows' }).click();
  await expect(table.locator('tbody tr')).toHaveCount(600);
  await table.getByRole('button', { name: 'Word' }).click();
  await table.getByRole('button', { name: 'Word' }).click();
  await expect(table.locator('tbody tr').first()).toContainText('w1199');
  await expect(table.locator('tbody tr').nth(599)).toContainText('w0600');
});
