import { expect as promptly, test } from '@playwright/test';
import { lineAndColumn } from '@retouch/source';
import { watchFaults } from '../../support/faults.ts';
import { type AppCopy, copyApp } from './app-copy.ts';
import { type Bundler, type RunningNextApp, startNextApp } from './next-app.ts';
import { sourceElements } from './source-elements.ts';
import { wrongStamps } from './stamps.ts';

/** A dev server compiles what is asked for while one waits. */
const patienceMs = 120_000;
const expect = promptly.configure({ timeout: 30_000 });

/** The tests of the playground for Next.js, on its own dev server, started once. */
export function checkNextApp(bundler: Bundler): void {
  test.describe.configure({ mode: 'serial', timeout: patienceMs });

  let copy: AppCopy;
  let app: RunningNextApp;

  test.beforeAll(async () => {
    test.setTimeout(2 * patienceMs);
    copy = copyApp('retouch/playgrounds/next-app', 2);
    app = await startNextApp(copy.folder, bundler);
  });

  test.afterAll(async () => {
    await app?.stop();
    copy?.remove();
  });

  test('server and client components, streamed ones and the Pages Router carry their ids', async ({
    page,
  }) => {
    const known = sourceElements(copy.folder);
    const pages = [
      { path: '/', last: 'cell', within: 'body > header, body > main' },
      { path: '/journal/fog', last: 'heading', within: 'body > header, body > main' },
      { path: '/contact', last: 'button', within: '#__next > *' },
    ] as const;
    for (const { path, last, within } of pages) {
      const faults = watchFaults(page, app.address);
      await page.goto(app.address + path, { waitUntil: 'load' });
      await expect(page.getByRole(last).first()).toBeVisible();
      const { seen, wrong } = await wrongStamps(page, within, known);
      expect(wrong).toEqual([]);
      expect(seen).toBeGreaterThan(5);
      expect(faults).toEqual([]);
    }
  });

  test('an edit comes in without losing state', async ({ page }) => {
    const faults = watchFaults(page, app.address);
    await page.goto(`${app.address}/`);
    await page.getByRole('button', { name: 'Like it' }).click();
    await expect(page.getByRole('button', { name: 'Liked 1 times' })).toBeVisible();
    copy.edit('components/like-button.tsx', '`Liked ${likes} times`', '`Loved ${likes} times`');
    await expect(page.getByRole('button', { name: 'Loved 1 times' })).toBeVisible();
    const known = sourceElements(copy.folder);
    expect((await wrongStamps(page, 'body > main', known)).wrong).toEqual([]);
    expect(faults).toEqual([]);
  });

  test('an error on the server is reported at its own line and column', async () => {
    const file = 'app/journal/page.tsx';
    const text = copy.edit(
      file,
      '  return <p',
      "  if (metadata) throw new Error('Fog');\n  return <p",
    );
    const { line, column } = lineAndColumn(text, text.indexOf("new Error('Fog')"));
    await expect
      .poll(async () => {
        await (await fetch(`${app.address}/journal`)).text();
        return app.printed();
      })
      .toMatch(new RegExp(`Fog\\s+at JournalPage \\(${file}:${line}:${column}\\)`));
  });
}
