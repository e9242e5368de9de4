import type { Browser } from '@playwright/test';

const times = 5;

const page = `<!doctype html><html lang="en"><title>A text box</title>
  <textarea spellcheck="false" style="width: 650px; height: 520px; font: 14.5px/1.65 ui-monospace,
  'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace; white-space: pre-wrap"></textarea>`;

/**
 * Milliseconds of the task in which a browser pastes a text into a text box that no script listens
 * to: each time a new page, all in order of time. No page of a text box can do with less.
 *
 * @param site an address whose pages may use the clipboard; nothing of it is loaded
 */
export async function barePaste(browser: Browser, site: string, text: string): Promise<number[]> {
  const found: number[] = [];
  for (let time = 0; time < times; time++) found.push(await pasteOnce(browser, site, text));
  return found;
}

async function pasteOnce(browser: Browser, site: string, text: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  try {
    const tab = await context.newPage();
    await tab.route(site, (route) => route.fulfill({ contentType: 'text/html', body: page }));
    await tab.goto(site);
    await tab.evaluate((clip) => navigator.clipboard.writeText(clip), text);
    await tab.locator('textarea').focus();
    const task = tab.evaluate(nextKeyTask);
    await tab.waitForTimeout(300); // fonts and layout of the page are done with
    await tab.keyboard.press('Control+V');
    return await task;
  } finally {
    await context.close();
  }
}

/** Runs in the page: how long the task of the key V is, from its event to the task behind it. */
function nextKeyTask(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const behind = new MessageChannel();
  addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 'v') return;
    const begun = performance.now();
    behind.port1.onmessage = () => resolve(performance.now() - begun);
    behind.port2.postMessage(null);
  });
  return promise;
}
