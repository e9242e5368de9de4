import { expect, type Page, test } from '@playwright/test';
import { catalogue } from '../textbench/tools/src/catalogue.generated.ts';
import { watchFaults } from './support/faults.ts';

const claim = catalogue.length >= 100 ? '100+ tools' : `${catalogue.length} tools`;
const grid = (page: Page) => page.getByRole('region', { name: 'All tools' });
const gridTools = (page: Page) => grid(page).getByRole('listitem').getByRole('link');
const bench = (page: Page) => page.getByRole('region', { name: 'Try it' });
const result = (page: Page) => bench(page).locator('output');
const ready = { waitUntil: 'networkidle' } as const;

test('comes alive without a complaint and asks nothing of other sites', async ({
  page,
  baseURL,
}) => {
  const faults = watchFaults(page, baseURL);
  await page.goto('/', ready);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A workbench for text');
  expect(faults).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('says what it is, shows a result, and lists every tool', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle(/^Textbench/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(result(page)).toContainText('The Old Man and the Sea');
    await expect(gridTools(page)).toHaveCount(catalogue.length);
  });
});

test('claims as many tools as there are', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main').locator('section').first()).toContainText(claim);
  const strip = page.getByRole('region', { name: 'In short' }).getByRole('listitem');
  await expect(strip.getByRole('heading')).toHaveText(['Free to use', 'Privacy first', claim]);
});

test('its two buttons scroll to the tools and to how it works', async ({ page }) => {
  await page.goto('/', ready);
  await page.getByRole('link', { name: 'Browse the tools' }).click();
  await expect(grid(page).getByRole('heading')).toBeInViewport();
  await expect(grid(page)).toBeFocused();
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('link', { name: 'See how it works' }).click();
  await expect(page.getByRole('heading', { name: 'How It Works' })).toBeInViewport();
});

test.describe('the bench', () => {
  test('does what is chosen to what is written', async ({ page }) => {
    await page.goto('/', ready);
    await expect(result(page)).toContainText('Far from the Madding Crowd');
    await page.getByRole('textbox', { name: 'Your text' }).fill('war and peace');
    await expect(result(page)).toHaveText('War and Peace');
    await expect(bench(page).getByText('13 characters')).toHaveCount(2);
  });

  test('keeps what was written before the page came alive', async ({ page }) => {
    await page.route('**/assets/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('textbox', { name: 'Your text' }).fill('war and peace');
    await expect(result(page)).toHaveText('War and Peace');
    await expect(page.getByRole('textbox', { name: 'Your text' })).toHaveValue('war and peace');
  });

  test('loads nothing to run on before somebody writes', async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.goto('/', ready);
    const actions = bench(page).getByRole('group').getByRole('button');
    for (const action of await actions.all()) await action.click();
    expect(loaded.filter((url) => /worker|catalogue/.test(url))).toEqual([]);
  });

  test('every action shows a result and leads to its tool', async ({ page }) => {
    await page.goto('/', ready);
    const actions = bench(page).getByRole('group').getByRole('button');
    expect(await actions.count()).toBeGreaterThan(0);
    await page.getByRole('textbox', { name: 'Your text' }).fill('the end\nthe beginning');
    for (const action of await actions.all()) {
      await action.click();
      await expect(action).toHaveAttribute('aria-pressed', 'true');
      await expect(bench(page).locator('output, dl')).toContainText(/\S/);
      const link = bench(page).getByRole('link', { name: /^Open / });
      expect(await link.getAttribute('href')).toMatch(/^\/tools\/[a-z-]+$/);
    }
  });

  test('copies, clears, and brings the text back by undo', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/', ready);
    const text = page.getByRole('textbox', { name: 'Your text' });
    await text.fill('war and peace');
    await expect(result(page)).toHaveText('War and Peace');
    await bench(page).getByRole('button', { name: 'Copy' }).click();
    await expect(bench(page).getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('War and Peace');
    await bench(page).getByRole('button', { name: 'Clear' }).click();
    await expect(text).toHaveValue('');
    await text.press('Control+z');
    await expect(text).toHaveValue('war and peace');
    await expect(result(page)).toHaveText('War and Peace');
  });
});

test.describe('the grid', () => {
  for (const [width, columns] of Object.entries({ 360: 1, 700: 2, 1100: 3, 1440: 4 })) {
    test(`has ${columns} columns at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width: Number(width), height: 800 });
      await page.goto('/');
      const template = await grid(page)
        .locator('ul')
        .evaluate((list) => getComputedStyle(list).gridTemplateColumns);
      expect(template.split(' ')).toHaveLength(columns);
    });
  }

  test('shows title and at most two lines of every tool, and leads to it', async ({ page }) => {
    await page.goto('/', ready);
    const shown = await gridTools(page).evaluateAll((links) =>
      links.map((link) => ({
        href: link.getAttribute('href'),
        text: link.textContent,
        tallest: Math.max(
          ...[...link.querySelectorAll('[class*=line-clamp]')].map(
            (part) => part.clientHeight / Number.parseFloat(getComputedStyle(part).lineHeight),
          ),
        ),
      })),
    );
    const expected = [...catalogue].sort((a, b) => a.title.localeCompare(b.title, 'en'));
    expect(shown.map(({ href }) => href)).toEqual(expected.map(({ href }) => href));
    for (const [index, { text, tallest }] of shown.entries()) {
      expect(text).toContain(expected[index]?.title);
      expect(text).toContain(expected[index]?.description);
      expect(Math.round(tallest)).toBeLessThanOrEqual(2);
    }
  });

  test('shows one kind of tool where that is chosen', async ({ page }) => {
    await page.goto('/', ready);
    const [first] = catalogue;
    const count = catalogue.filter((tool) => tool.family === first?.family).length;
    const filters = grid(page).getByRole('group', { name: 'Kind of tool' }).getByRole('button');
    await expect(filters.first()).toHaveText(`All${catalogue.length}`);
    const counts = await filters.allTextContents();
    const sum = counts.slice(1).reduce((all, text) => all + Number(/\d+$/.exec(text)?.[0]), 0);
    expect(sum).toBe(catalogue.length);
    await filters.filter({ hasText: 'Case and naming' }).click();
    const hrefs = await gridTools(page).evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    );
    expect(hrefs).toContain('/tools/case-converter');
    expect(hrefs).toHaveLength(catalogue.filter((tool) => tool.family === 'case').length);
    await filters.first().click();
    await expect(gridTools(page)).toHaveCount(catalogue.length);
    expect(count).toBeGreaterThan(0);
  });

  test('has the favourites first', async ({ page }) => {
    const last = [...catalogue].sort((a, b) => a.title.localeCompare(b.title, 'en')).at(-1);
    await page.addInitScript(
      (slug) => localStorage.setItem('textbench-favourites', JSON.stringify([slug])),
      last?.slug,
    );
    await page.goto('/', ready);
    await expect(gridTools(page).first()).toHaveAttribute('href', last?.href ?? '');
    await expect(gridTools(page).first()).toContainText('favourite');
  });
});

test('lists the most popular tools that exist', async ({ page }) => {
  await page.goto('/');
  const wanted = ['case-converter', 'word-counter', 'text-line-break-remover'];
  const present = wanted.filter((slug) => catalogue.some((tool) => tool.slug === slug));
  const links = page.getByRole('region', { name: 'Most Popular Tools' }).getByRole('link');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(present.map((slug) => `/tools/${slug}`));
});

test('every link leads somewhere', async ({ page, request }) => {
  await page.goto('/', ready);
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const href of new Set(hrefs)) {
    if (href.startsWith('#')) await expect(page.locator(href)).toHaveCount(1);
    else expect((await request.get(href)).status(), href).toBe(200);
  }
});

test('the footer names this year, and only pages and tools that exist', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-06-01T12:00:00Z'));
  await page.goto('/', ready);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('© 2031 Textbench');
  await expect(footer.getByRole('navigation', { name: 'Quick Links' })).toContainText('Home');
  const wanted = ['case-converter', 'word-counter', 'lorem-ipsum', 'text-repeater'];
  const present = wanted.filter((slug) => catalogue.some((tool) => tool.slug === slug));
  const hrefs = await footer
    .getByRole('navigation', { name: 'Popular Tools' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(present.map((slug) => `/tools/${slug}`));
});

test.describe('moving to another page', () => {
  test('begins at the top, with the focus on the heading', async ({ page }) => {
    await page.goto('/', ready);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Case Converter' });
    await link.click();
    const heading = page.getByRole('heading', { level: 1, name: 'Case Converter' });
    await expect(heading).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A workbench for text');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });

  test('says Loading... while the page is on its way', async ({ page }) => {
    await page.goto('/', ready);
    let deliver = () => {};
    const wanted = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    await page.route('**/case-converter.data*', async (route) => {
      await wanted;
      await route.continue();
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Case Converter' }).click();
    await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
    deliver();
    await expect(page.getByRole('heading', { level: 1, name: 'Case Converter' })).toBeVisible();
    await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0);
  });

  test('shows the error screen where the page does not arrive, and tries again', async ({
    page,
  }) => {
    await page.goto('/', ready);
    await page.route('**/case-converter.data*', (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: 'Case Converter' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Unexpected Application Error!',
    );
    await expect(page.getByRole('main')).toContainText('Failed to fetch');
    await expect(page.locator('pre')).toContainText('TypeError: Failed to fetch');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Case Converter' })).toBeVisible();
  });
});

test('the header sticks to the top', async ({ page }) => {
  await page.goto('/', ready);
  await page.evaluate(() => window.scrollTo(0, 900));
  const box = await page.getByRole('banner').boundingBox();
  expect(box?.y).toBe(0);
  expect(Math.round(box?.height ?? 0)).toBe(57); // 56 and the line below
});
