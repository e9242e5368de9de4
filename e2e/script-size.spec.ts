import { expect, test } from '@playwright/test';
import { catalogue } from '../textbench/tools/src/catalogue.generated.ts';
import { ScriptCount } from './support/loaded-scripts.ts';
import { ToolBench } from './support/tool-bench.ts';

/** The most a first visitor may load to use a tool: bytes of JavaScript, compressed with Brotli. */
const most = 150_000;

test.use({ serviceWorkers: 'block' });

for (const { slug } of catalogue) {
  test(`${slug} works with ${most / 1_000} kB of script at most, none of it another tool’s`, async ({
    page,
  }) => {
    const scripts = await ScriptCount.begin();
    const bench = new ToolBench(page);
    await page.goto(`${scripts.address}tools/${slug}`);
    await bench.alive();
    for (const box of await page.locator('textarea[data-input]').all()) {
      await box.fill('Some text, to see the tool work.');
    }
    await expect(bench.result).toHaveAttribute('data-phase', /^(?:finished|refused)$/);
    await page.waitForLoadState('networkidle');
    const loaded = scripts.compressed();
    await scripts.end();
    const total = Object.values(loaded).reduce((sum, size) => sum + size, 0);
    expect(total, JSON.stringify(loaded, null, 2)).toBeLessThanOrEqual(most);
    expect(Object.keys(loaded).filter((path) => isOfOther(path, slug))).toEqual([]);
    expect(Object.keys(loaded).some((path) => path.startsWith(`/assets/${slug}-`))).toBe(true);
  });
}

/** A tool’s own file bears its name and eight letters of what is in it. */
function isOfOther(path: string, slug: string): boolean {
  return catalogue.some(
    (tool) => tool.slug !== slug && new RegExp(`/${tool.slug}-[^/]{8}\\.js$`).test(path),
  );
}
