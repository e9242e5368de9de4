import { expect, type Page } from '@playwright/test';

export interface Response {
  /** Milliseconds from the last key to the frame that shows the result. */
  readonly result: number;
  /**
   * Milliseconds of the longest task of the page’s main thread until the result is drawn to its
   * end; 0 where none was over 50.
   */
  readonly longestTask: number;
}

declare global {
  interface Window {
    /** What a tool page is watched with. */
    benchWatch: { longestTask: number; answer: Promise<number> };
  }
}

/** What is drawn a part a frame, after the beginning stands there. */
const stillDrawn = '[data-testid="result"] [aria-busy="true"], [data-marks="hidden"]';

/** Starts to watch the long tasks of a page. */
export async function watchTasks(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.benchWatch = { longestTask: 0, answer: Promise.resolve(0) };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        window.benchWatch.longestTask = Math.max(window.benchWatch.longestTask, duration);
      }
    }).observe({ type: 'longtask' });
  });
}

/**
 * Measures what follows keys that a person presses: how long until the result of the new input
 * stands on the screen.
 *
 * @throws when there is no result within the time
 */
export async function response(
  page: Page,
  press: () => Promise<void>,
  withinMs = 60_000,
): Promise<Response> {
  await page.locator('[data-testid="result"]:not([data-phase="running"])').waitFor();
  await page.evaluate(watchAnswer, withinMs);
  await press();
  const result = await page.evaluate(() => window.benchWatch.answer);
  await expect(page.locator(stillDrawn)).toHaveCount(0);
  await page.waitForTimeout(150); // the observer of long tasks is told late
  return { result, longestTask: await page.evaluate(() => window.benchWatch.longestTask) };
}

/** Runs in the page. */
function watchAnswer(withinMs: number): void {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const result = document.querySelector<HTMLElement>('[data-testid="result"]');
  if (!result) throw new Error('The page has no result.');
  let pressed = 0;
  let outdated = false;
  const onKey = ({ timeStamp }: KeyboardEvent) => {
    pressed = timeStamp;
  };
  const observer = new MutationObserver(() => {
    outdated ||= result.dataset.outdated === 'true';
    if (!outdated || result.dataset.outdated === 'true') return;
    if (result.dataset.phase === 'finished') requestAnimationFrame(() => setTimeout(shown));
  });
  const shown = () => {
    observer.disconnect();
    removeEventListener('keydown', onKey, { capture: true });
    resolve(performance.now() - pressed);
  };
  addEventListener('keydown', onKey, { capture: true });
  observer.observe(result, { attributes: true });
  setTimeout(() => reject(new Error(`No result: ${result.dataset.phase}.`)), withinMs);
  window.benchWatch.longestTask = 0;
  window.benchWatch.answer = promise;
}
