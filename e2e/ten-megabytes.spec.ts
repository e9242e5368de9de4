import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { mixedText } from '../textbench/kit/src/laws/awkward-texts.ts';
import { catalogue } from '../textbench/tools/src/catalogue.generated.ts';
import { toolModules } from '../textbench/tools/src/modules.generated.ts';
import { ToolBench } from './support/tool-bench.ts';

const megabytes = 10_000_000;

/** Takes no text, or takes time that grows faster than its texts and has tests of its own. */
const leftOut = ['lorem-ipsum', 'password-generator', 'text-difference-finder'];

/** Options under which so long a text gives a result that a page can keep. */
const options: Readonly<Record<string, string>> = { 'text-repeater': '?times=1' };

let folder = '';
const files = { text: '', hex: '' };

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'textbench-'));
  files.text = join(folder, 'mixed.txt');
  files.hex = join(folder, 'hex.txt');
  const text = mixedText(megabytes / 20).repeat(20);
  await writeFile(files.text, text);
  await writeFile(
    files.hex,
    Buffer.from(text)
      .subarray(0, megabytes / 2)
      .toString('hex'),
  );
});

test.afterAll(async () => {
  await rm(folder, { recursive: true });
});

for (const { slug } of catalogue.filter((tool) => !leftOut.includes(tool.slug))) {
  test(`${slug} works on a file of 10 MB`, async ({ page }) => {
    test.slow();
    const tool = await toolModules[slug]?.();
    const kinds = Object.values(tool?.inputs ?? {}).map((input) => input.kind);
    const bench = new ToolBench(page);
    await bench.open(slug, options[slug]);
    const file = slug === 'hex-to-text' ? files.hex : files.text;
    const chosen = kinds[0] === 'texts' ? [file, file] : file;
    await page.locator('input[type=file]').first().setInputFiles(chosen);
    await expect(page.getByRole('button', { name: 'Run', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(bench.result).toHaveAttribute('data-phase', /finished|refused/, {
      timeout: 80_000,
    });
    await expect(bench.result).toHaveAttribute('data-phase', 'finished');
  });
}
