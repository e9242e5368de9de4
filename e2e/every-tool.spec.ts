import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { catalogue } from '../textbench/tools/src/catalogue.generated.ts';
import { toolModules } from '../textbench/tools/src/modules.generated.ts';
import { ToolBench } from './support/tool-bench.ts';

const themes = ['blue', 'purple', 'green', 'orange', 'teal', 'gray'];

for (const { slug, title } of catalogue) {
  test.describe(slug, () => {
    test('does its examples on the page, and nothing leaves the site', async ({
      page,
      baseURL,
    }) => {
      const foreign: string[] = [];
      const faults: string[] = [];
      page.context().on('request', (request) => {
        const local = /^(blob|data):/.test(request.url()) || request.url().startsWith(`${baseURL}`);
        if (!local) foreign.push(request.url());
      });
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text());
      });
      const tool = await toolModules[slug]?.();
      const bench = new ToolBench(page);
      await bench.open(slug);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      for (const example of tool?.examples ?? []) {
        await page
          .getByRole('listitem')
          .filter({
            has: page.getByRole('heading', { level: 3, name: example.title, exact: true }),
          })
          .getByRole('button', { name: 'Try it' })
          .click();
        await bench.settled();
        if (tool?.result !== 'text' || typeof example.output !== 'string') continue;
        await expect.poll(() => shownText(bench)).toBe(example.output.replace(/\n$/, ''));
      }
      expect(faults).toEqual([]);
      expect(foreign).toEqual([]);
    });

    test('has no accessibility fault, in six themes, light and dark', async ({ page }) => {
      const tool = await toolModules[slug]?.();
      const bench = new ToolBench(page);
      await bench.open(slug);
      await page.getByRole('button', { name: 'Try it' }).first().click();
      await bench.settled();
      expect(tool).toBeDefined();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const whole = await new AxeBuilder({ page }).analyze();
        expect(whole.violations.map(told), colorScheme).toEqual([]);
        for (const theme of themes.slice(1)) {
          await page.evaluate((name) => {
            document.documentElement.className = `theme-${name}`;
          }, theme);
          const contrast = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
          expect(contrast.violations.map(told), `${theme}, ${colorScheme}`).toEqual([]);
        }
        await page.evaluate(() => {
          document.documentElement.className = 'theme-blue';
        });
      }
    });
  });
}

function told(violation: { id: string; nodes: { html: string; failureSummary?: string }[] }) {
  return [
    violation.id,
    ...violation.nodes.slice(0, 3).map((node) => `${node.html} ${node.failureSummary}`),
  ];
}

/** The text of the result as it would be copied: one line end between blocks. */
async function shownText(bench: ToolBench): Promise<string> {
  const blocks = await bench.result.locator('section > div').allTextContents();
  return blocks.join('\n').replaceAll('\u200b', '').replace(/\n$/, '');
}
