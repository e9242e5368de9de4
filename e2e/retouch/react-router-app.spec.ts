import { expect as promptly, test } from '@playwright/test';
import { watchFaults } from '../support/faults.ts';
import { type AppCopy, copyApp } from './support/app-copy.ts';
import { sourceElements } from './support/source-elements.ts';
import { wrongStamps } from './support/stamps.ts';
import { type RunningApp, startViteApp } from './support/vite-app.ts';

// A dev server compiles what is asked for while one waits.
const expect = promptly.configure({ timeout: 30_000 });

test.describe.configure({ mode: 'serial', timeout: 120_000 });

let copy: AppCopy;
let app: RunningApp;

test.beforeAll(async () => {
  copy = copyApp('textbench/site', 1);
  app = await startViteApp(copy.folder);
});

test.afterAll(async () => {
  await app?.stop();
  copy?.remove();
});

test('what the server renders is what the browser takes over, each element with its id', async ({
  page,
}) => {
  const known = sourceElements(copy.folder);
  const html = await (await fetch(`${app.address}/`)).text();
  const sent = [...html.matchAll(/ tempoelementid="([^"]*)"/g)].map(([, id = '']) => id);
  expect(sent.length).toBeGreaterThan(300);
  expect(sent.filter((id) => !known.has(id))).toEqual([]);
  const faults = watchFaults(page, app.address);
  await page.goto(`${app.address}/`, { waitUntil: 'networkidle' });
  const { seen, wrong } = await wrongStamps(page, 'header, main, footer', known);
  expect(wrong).toEqual([]);
  expect(seen).toBeGreaterThan(300);
  expect(faults).toEqual([]);
});

test('an edit comes in without losing state', async ({ page }) => {
  const faults = watchFaults(page, app.address);
  await page.goto(`${app.address}/`, { waitUntil: 'networkidle' });
  const filter = page.getByRole('group', { name: 'Kind of tool' }).getByRole('button').nth(2);
  await filter.click();
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
  copy.edit('app/home/tools-grid.tsx', '        All tools\n', '        Every tool\n');
  await expect(page.getByRole('heading', { name: 'Every tool' })).toBeVisible();
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
  expect(faults).toEqual([]);
});
