import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Whether callbacks for the next frame are left out. */
    framesHeld?: boolean;
  }
}

/** Lets a test stop a page in the middle of what it draws frame by frame. Call it before the page opens. */
export async function makeFramesHoldable(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (call) => (window.framesHeld ? 0 : request(call));
  });
}

export async function holdFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.framesHeld = true;
  });
}
