import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { ToolBench } from './support/tool-bench.ts';

async function open(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'text/plain', buffer });
}

test('a small file stands in the box, in the encoding it has, and can be read in another', async ({
  page,
}) => {
  const bench = new ToolBench(page);
  await bench.open('case-converter', '?case=upper');
  // python3 -c "print('Le café est fermé, mais l\'été prochain nous irons à la plage où les enfants ont joué.'.encode('cp1252').hex())"
  const bytes =
    '4c6520636166e920657374206665726de92c206d616973206c27e974e92070726f636861696e206e6f7573' +
    '2069726f6e7320e0206c6120706c616765206ff9206c657320656e66616e7473206f6e74206a6f75e92e';
  await open(page, 'menu.txt', Buffer.from(bytes, 'hex'));
  await bench.settled();
  await expect(bench.input).toHaveValue(/café est fermé, mais l'été prochain/);
  const encoding = page.getByRole('combobox', { name: 'Encoding of the file' });
  await expect(encoding).toHaveValue('windows-1252');
  await expect(page.getByText('guessed')).toBeVisible();
  await encoding.selectOption('koi8-r');
  await expect(bench.input).toHaveValue(/cafИ est fermИ/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('menu-case-converter.txt');
});

test('a file that cannot be read is told of, and the next try works', async ({ page }) => {
  const bench = new ToolBench(page);
  await bench.open('case-converter', '?case=upper');
  await bench.type('before');
  await page.context().route('**/inspect-file-*.js', (route) => route.abort());
  await open(page, 'a.txt', Buffer.from('after'));
  await expect(page.getByText('The file could not be read. Check the connection')).toBeVisible();
  await expect(bench.input).toHaveValue('before');
  await page.context().unroute('**/inspect-file-*.js');
  await open(page, 'b.txt', Buffer.from('after'));
  await expect(bench.input).toHaveValue('after');
});

test('a large file stays a file, streams through the tool, and is saved whole', async ({
  page,
}) => {
  const bench = new ToolBench(page);
  await bench.open('case-converter');
  const line = 'Die Größe 😀 der Datei, Zeile um Zeile.\n';
  const text = line.repeat(100_000);
  await open(page, 'large.txt', Buffer.from(text));
  await expect(page.getByText('A file of this size stays a file')).toBeVisible();
  await expect(page.locator('textarea[data-input]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await bench.settled(60_000);
  await expect(bench.result).toContainText('Copy and Download give all of it.');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('large-case-converter.txt');
  const content = await readFile(await saved.path(), 'utf8');
  // perl -CS -E 'print uc "Die Größe 😀 der Datei, Zeile um Zeile."'
  expect(content === 'DIE GRÖSSE 😀 DER DATEI, ZEILE UM ZEILE.\n'.repeat(100_000)).toBe(true);
});

test('a dropped file is opened', async ({ page }) => {
  const bench = new ToolBench(page);
  await bench.open('case-converter');
  const transfer = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['dropped text'], 'dropped.txt', { type: 'text/plain' }));
    return data;
  });
  await bench.input.dispatchEvent('drop', { dataTransfer: transfer });
  await bench.settled();
  await expect(bench.result).toHaveText('DROPPED TEXT');
});

test('several files are read one after the other', async ({ page }) => {
  const bench = new ToolBench(page);
  await bench.open('case-converter');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('one\n') },
      { name: 'b.txt', mimeType: 'text/plain', buffer: Buffer.from('two\n') },
    ]);
  await bench.settled();
  await expect(bench.input).toHaveValue('one\ntwo\n');
});

test('a long paste becomes a file; a long text runs by its button', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const bench = new ToolBench(page);
  await bench.open('case-converter');
  await bench.input.fill('a'.repeat(250_000));
  await expect(page.getByRole('button', { name: 'Run', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await bench.settled();
  await bench.input.fill('');
  await page.evaluate(() => navigator.clipboard.writeText('long paste '.repeat(100_000)));
  await bench.input.press('Control+v');
  await expect(page.getByText('Pasted text.txt')).toBeVisible();
});
