import { expect, type Page, test } from '@playwright/test';
import { csvRows, pngSize, readWav, save } from './support/saved-files.ts';
import { ToolBench } from './support/tool-bench.ts';

async function opened(page: Page, slug: string, address: string, text: string) {
  const bench = new ToolBench(page);
  await bench.open(slug, address);
  await bench.type(text);
  return bench;
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

test.describe('a table', () => {
  /** Quotes and commas inside of cells: what a careless writer of CSV breaks on. */
  const text = 'Say "yes, no"';

  test('is saved as CSV that reads back to what is shown', async ({ page }) => {
    await opened(page, 'case-converter', '', text);
    await tab(page, 'All cases');
    const { name, bytes } = await save(page, 'csv');
    expect(name).toBe('case-converter.csv');
    // python3 -c "import csv; print(list(csv.reader(open('case-converter.csv', newline=''))))"
    const [heading, ...rows] = csvRows(bytes.toString('utf8'));
    expect(heading?.length).toBe(2);
    expect(rows).toContainEqual(['UPPER CASE', 'SAY "YES, NO"']);
    expect(rows).toContainEqual(['lower case', 'say "yes, no"']);
    expect(rows.every((row) => row.length === 2)).toBe(true);
  });

  test('is saved as TSV, a line a row, and as JSON with the same cells', async ({ page }) => {
    await opened(page, 'case-converter', '', text);
    await tab(page, 'All cases');
    const csv = csvRows((await save(page, 'csv')).text);
    const tsv = (await save(page, 'tsv')).text.split('\n');
    expect(tsv.pop()).toBe('');
    const asLines = csv.map((row) => row.join('\t'));
    expect(tsv).toEqual(asLines);
    const json: Record<string, string>[] = JSON.parse((await save(page, 'json')).text);
    expect([Object.keys(json[0] ?? {}), ...json.map((row) => Object.values(row))]).toEqual(csv);
  });
});

test.describe('a chart', () => {
  const figures = { a: 1, b: 2, c: 3 };

  test('is saved as an SVG that stands alone, a bar a letter', async ({ page }) => {
    await opened(page, 'letter-frequency-chart', '?compare=none', 'a bb ccc');
    const { name, text } = await save(page, 'svg');
    expect(name).toBe('letter-frequency-chart.svg');
    const drawn = await page.evaluate((source) => {
      const parsed = new DOMParser().parseFromString(source, 'image/svg+xml');
      const { documentElement: svg } = parsed;
      return {
        root: `${svg.namespaceURI} ${svg.localName}`,
        heights: [...svg.querySelectorAll('g rect')].map((bar) =>
          Number(bar.getAttribute('height')),
        ),
        words: [...svg.querySelectorAll('text')].map((label) => label.textContent),
        outside: [...svg.querySelectorAll('[href], script, style')].length,
        custom: source.includes('var('),
      };
    }, text);
    expect(drawn.root).toBe('http://www.w3.org/2000/svg svg');
    const [one = 0, two, three] = drawn.heights;
    expect(two).toBeCloseTo(2 * one, 0);
    expect(three).toBeCloseTo(3 * one, 0);
    for (const letter of Object.keys(figures)) expect(drawn.words).toContain(letter);
    expect(drawn).toMatchObject({ outside: 0, custom: false });
  });

  test('is saved as a PNG of twice the size of the SVG, with ink on it', async ({ page }) => {
    await opened(page, 'letter-frequency-chart', '?compare=none', 'a bb ccc');
    const svg = (await save(page, 'svg')).text;
    const { name, bytes } = await save(page, 'png');
    expect(name).toBe('letter-frequency-chart.png');
    const [, width = 0, height = 0] = svg.match(/viewBox="0 0 (\d+) (\d+)"/)?.map(Number) ?? [];
    expect(pngSize(bytes)).toEqual({ width: width * 2, height: height * 2 });
    const colours = await page.evaluate(async (base64) => {
      const picture = await createImageBitmap(
        await (await fetch(`data:image/png;base64,${base64}`)).blob(),
      );
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      const context = canvas.getContext('2d');
      context?.drawImage(picture, 0, 0);
      const data = context?.getImageData(0, 0, picture.width, picture.height).data;
      return new Set(new Uint32Array(data?.buffer ?? new ArrayBuffer(0))).size;
    }, bytes.toString('base64'));
    expect(colours).toBeGreaterThan(10);
  });

  test('is saved as the numbers behind it', async ({ page }) => {
    await opened(page, 'letter-frequency-chart', '?compare=none', 'a bb ccc');
    const [, ...rows] = csvRows((await save(page, 'csv')).text);
    const total = 6;
    const shares = Object.entries(figures).map(([letter, count]) => [
      letter,
      (count / total) * 100,
    ]);
    expect(rows.map(([letter, share]) => [letter, Number(share)])).toEqual(
      shares.map(([letter, share]) => [letter, expect.closeTo(Number(share), 9)]),
    );
  });
});

test('the sound of Morse code is saved as a WAV as long as its dots and dashes', async ({
  page,
}) => {
  await opened(page, 'morse-code-converter', '?speed=20&pitch=600', 'PARIS');
  await tab(page, 'Sound');
  const { name, bytes } = await save(page);
  expect(name).toBe('morse-code-converter.wav');
  const { channels, rate, samples } = readWav(bytes);
  // ITU-R M.1677-1: PARIS with the gap behind it is 50 dots, that gap is 7, a dot at 20 words is 60 ms
  const dot = 1.2 / 20;
  expect(channels).toBe(1);
  expect(samples.length / rate).toBeCloseTo(43 * dot, 3);
  // Of the 43, tones are 22: P 1+3+3+1, A 1+3, R 1+3+1, I 1+1, S 1+1+1
  const sounding = samples.filter((_, i) => loudAround(samples, i)).length / rate;
  expect(sounding).toBeCloseTo(22 * dot, 1);
  const firstDot = samples.slice(0, Math.round(dot * rate));
  const rises = firstDot.filter((sample, i) => sample > 0 && (firstDot[i - 1] ?? 0) <= 0);
  expect(Math.abs(rises.length - 600 * dot)).toBeLessThanOrEqual(1);
});

/** Whether anything sounds within a period of 600 hertz at 11,025 samples a second, or thereabouts. */
function loudAround(samples: readonly number[], at: number): boolean {
  return samples.slice(Math.max(0, at - 10), at + 10).some((sample) => Math.abs(sample) > 0.02);
}

test('the preview of Markdown is saved as HTML', async ({ page }) => {
  await opened(page, 'markdown-to-html', '', '# Über *uns*\n\n- a & b\n');
  await tab(page, 'Preview');
  const { name, text } = await save(page);
  expect(name).toBe('markdown-to-html.html');
  // printf '# Über *uns*\n\n- a & b\n' | cmark
  expect(text).toContain('Über <em>uns</em></h1>');
  expect(text).toContain('<li>a &amp; b</li>');
});

test('a difference is saved as a patch', async ({ page }) => {
  const bench = new ToolBench(page);
  await bench.open('text-difference-finder');
  await page.locator('textarea[data-input]').nth(0).fill('alpha\nbeta\ngamma\n');
  await page.locator('textarea[data-input]').nth(1).fill('alpha\nBETA\ngamma\ndelta\n');
  await bench.settled();
  const { name, text } = await save(page);
  expect(name).toBe('text-difference-finder.patch');
  // printf 'alpha\nbeta\ngamma\n' > a; printf 'alpha\nBETA\ngamma\ndelta\n' > b; diff -u a b
  expect(
    text
      .split('\n')
      .slice(0, 2)
      .map((line) => line.slice(0, 4)),
  ).toEqual(['--- ', '+++ ']);
  expect(text.split('\n').slice(2)).toEqual([
    '@@ -1,3 +1,4 @@',
    ' alpha',
    '-beta',
    '+BETA',
    ' gamma',
    '+delta',
    '',
  ]);
});

test('figures are saved as lines and as JSON', async ({ page }) => {
  await opened(page, 'word-counter', '', 'one two\nthree');
  const json: Record<string, unknown> = JSON.parse((await save(page, 'json')).text);
  expect(json).toMatchObject({ Words: 3, Characters: 13, Lines: 2 });
  const { text } = await save(page, 'txt');
  expect(text).toContain('Words\t3\n');
  expect(text.trimEnd().split('\n').length).toBe(Object.keys(json).length);
});

test('marks are saved with where they are', async ({ page }) => {
  const text = 'write to a@example.org today';
  await opened(page, 'find-patterns-in-text', '', text);
  await tab(page, 'In the text');
  const marks: { start: number; end: number; text: string }[] = JSON.parse(
    (await save(page, 'json')).text,
  );
  expect(marks.map(({ text: found }) => found)).toContain('a@example.org');
  for (const { start, end, text: found } of marks) expect(text.slice(start, end)).toBe(found);
  expect((await save(page, 'txt')).text).toMatch(/^a@example\.org\t/m);
});

test('a file is saved under the name of the file it came from', async ({ page }) => {
  const bench = new ToolBench(page);
  await bench.open('word-frequency-counter');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'My notes.v2.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('a a b'),
    });
  await bench.settled();
  expect((await save(page, 'csv')).name).toBe('My notes.v2-word-frequency-counter.csv');
});
