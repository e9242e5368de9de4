import { expect, test } from '@playwright/test';
import { catalogue } from '../textbench/tools/src/catalogue.generated.ts';
import { toolModules } from '../textbench/tools/src/modules.generated.ts';
import { expectAccessible } from './support/accessibility.ts';
import { ToolBench } from './support/tool-bench.ts';

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
      test.slow();
      const bench = new ToolBench(page);
      await bench.open(slug);
      await page.getByRole('button', { name: 'Try it' }).first().click();
      await bench.settled();
      await expectAccessible(page, '#main');
    });
  });
}

/** The text of the result as it would be copied: one line end between blocks. */
async function shownText(bench: ToolBench): Promise<string> {
  const blocks = await bench.result.locator('section > div').allTextContents();
  return blocks.join('\n').replaceAll('\u200b', '').replace(/\n$/, '');
}
