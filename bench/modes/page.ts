import type { Browser, Page } from '@playwright/test';
import { serveFolder } from '../../scripts/serve/serve-folder.ts';
import { freePort } from '../../scripts/services/free-port.ts';
import { barePaste } from '../browser/bare-paste.ts';
import { openBrowser } from '../browser/browser.ts';
import { buildSite } from '../browser/built-site.ts';
import { type Response, response, watchTasks } from '../browser/keystroke.ts';
import { describeMachine } from '../machine.ts';
import { median } from '../measure/samples.ts';
import type { BenchOrder } from '../order.ts';
import { markdownTable } from '../report/markdown-table.ts';
import { milliseconds } from '../report/numbers.ts';
import { publish } from '../report/write-report.ts';
import { mixedText } from '../text/mixed-text.ts';
import { type ToolJob, toolJobs } from '../tool-jobs.ts';

const characters = 100_000;
const keystrokes = 7;

interface PageFigures {
  readonly tool: string;
  readonly paste: Response;
  readonly keys: readonly Response[];
}

interface Failure {
  readonly tool: string;
  readonly fault: string;
}

/** Measures how soon a tool's page answers a key in a text of 100,000 characters. */
export async function benchPage(order: BenchOrder): Promise<boolean> {
  const server = await serveFolder(buildSite(), await freePort(0));
  const browser = await openBrowser();
  const found: (PageFigures | Failure)[] = [];
  try {
    const machine = { ...describeMachine(), Chromium: browser.version() };
    for (const job of (await toolJobs(order.only)).filter(runsAsOneTypes)) {
      const figures = await measure(browser, server.address, job);
      console.info(line(figures));
      found.push(figures);
    }
    const bare = await measureBare(browser, server.address);
    const text = [explanation, table(found), bareExplanation, bareTable(bare)];
    publish({ title, machine, text, figures: { tools: found, bare } }, order.name);
  } finally {
    await browser.close();
    await server.close();
  }
  return found.every((figures) => 'keys' in figures);
}

function runsAsOneTypes({ tool }: ToolJob): boolean {
  const [first] = Object.values(tool.inputs);
  return tool.startsOnButton === undefined && first !== undefined && first.kind !== 'file';
}

async function measure(
  browser: Browser,
  site: string,
  { slug, flags, texts }: ToolJob,
): Promise<PageFigures | Failure> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  try {
    const query = new URLSearchParams(flags.map(([name, value]) => [name, value]));
    await page.goto(`${site}tools/${slug}?${query}`);
    await page.locator('[data-testid="result"][data-alive="true"]').waitFor();
    await watchTasks(page);
    const [text = '', ...others] = texts(characters * 4);
    const boxes = page.locator('textarea[data-input]');
    for (const [index, other] of others.entries()) {
      await copy(page, other.slice(0, characters).toWellFormed());
      await response(page, () => boxes.nth(index + 1).press('Control+V'));
    }
    await copy(page, head(text));
    await boxes.first().focus();
    const paste = await response(page, () => page.keyboard.press('Control+V'));
    await page.keyboard.press('Control+End');
    const keys: Response[] = [];
    for (const key of typedKeys(text)) {
      keys.push(await response(page, () => page.keyboard.type(key)));
    }
    return { tool: slug, paste, keys };
  } catch (error) {
    return { tool: slug, fault: error instanceof Error ? error.message : String(error) };
  } finally {
    await context.close();
  }
}

async function copy(page: Page, text: string): Promise<void> {
  await page.evaluate((clip) => navigator.clipboard.writeText(clip), text);
}

interface BareFigures {
  readonly text: string;
  readonly tasks: readonly number[];
}

async function measureBare(browser: Browser, site: string): Promise<BareFigures[]> {
  const mixed = mixedText(characters * 4);
  const texts = {
    'mixed text': mixed,
    'the same in ASCII': mixed.replace(/[^\0-\x7f]/g, 'e'),
    'the same in one line': mixed.replaceAll('\n', ' '),
    'Chinese characters, without a line end': '天地玄黃宇宙洪荒'.repeat(characters / 8),
  };
  const found: BareFigures[] = [];
  for (const [name, text] of Object.entries(texts)) {
    const tasks = await barePaste(browser, site, head(text));
    console.info(`${name}, bare: ${tasks.map(milliseconds).join(', ')}`);
    found.push({ text: name, tasks });
  }
  return found;
}

function head(text: string): string {
  return text.slice(0, characters - keystrokes).toWellFormed();
}

/** The characters that follow in the text, as far as a keyboard has them. */
function typedKeys(text: string): string[] {
  const following = text.slice(characters - keystrokes).match(/[a-z0-9 ]/g) ?? [];
  return [...following, ...'eeeeeee'].slice(0, keystrokes);
}

const title = 'From keystroke to result';

const explanation = [
  `The built site in Chromium, 1440 by 900, with ${characters.toLocaleString('en')} characters of`,
  'mixed text (for a decoder: of what it decodes) in the first box. Key: from the key event of a',
  'person’s further key to the frame that shows the result, in milliseconds, the median and the',
  `slowest of ${keystrokes}. Paste: the same from Ctrl+V on into an empty box. Longest task: of the`,
  'page’s main thread in any of these; “none” where no task took over 50 ms.',
].join('\n');

function table(found: readonly (PageFigures | Failure)[]): string {
  const heading = ['Tool', 'Key', 'slowest', 'longest task', 'Paste', 'longest task'];
  const rows = found.map((figures) => {
    if ('fault' in figures) return [figures.tool, `not measured: ${firstLine(figures.fault)}`];
    const results = figures.keys.map(({ result }) => result);
    return [
      figures.tool,
      milliseconds(median(results)),
      milliseconds(Math.max(...results)),
      task(Math.max(...figures.keys.map(({ longestTask }) => longestTask))),
      milliseconds(figures.paste.result),
      task(figures.paste.longestTask),
    ];
  });
  return markdownTable(heading, rows);
}

const bareExplanation = [
  'Of a paste most is the browser’s own work: it sets the whole text before it goes on. The task of',
  'a paste of as many characters into a text box that no script listens to, in a page without',
  'anything else, median and shortest of five:',
].join('\n');

function bareTable(bare: readonly BareFigures[]): string {
  const rows = bare.map(({ text, tasks }) => [
    text,
    milliseconds(median(tasks)),
    milliseconds(Math.min(...tasks)),
  ]);
  return markdownTable(['Text', 'Task', 'shortest'], rows);
}

function line(figures: PageFigures | Failure): string {
  if ('fault' in figures) return `${figures.tool}: ${figures.fault}`;
  const keys = figures.keys.map(({ result }) => milliseconds(result)).join(', ');
  return `${figures.tool}: keys ${keys}; paste ${milliseconds(figures.paste.result)}`;
}

function task(longest: number): string {
  return longest === 0 ? 'none' : milliseconds(longest);
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}
