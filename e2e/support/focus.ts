import { expect, type Locator, type Page } from '@playwright/test';

/** What a person sees of the focus. */
export interface FocusSeen {
  /** Tag and name, as `button "Copy"`; `nothing` where no element has the focus. */
  readonly what: string;
  /** Why it cannot be seen; empty where it can. */
  readonly hidden: string;
}

/** Where the focus is, and whether a ring around it is in view. */
export function focusSeen(page: Page): Promise<FocusSeen> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body)
      return { what: 'nothing', hidden: 'nothing has the focus' };
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    const name = element.ariaLabel ?? label?.textContent ?? element.textContent ?? '';
    const what = `${element.localName} "${name.trim().slice(0, 40)}"`;
    // A switch is drawn by what stands beside it.
    const drawn = (element.role === 'switch' && element.nextElementSibling) || element;
    const { x, y, width, height } = drawn.getBoundingClientRect();
    const { outlineStyle, outlineWidth } = getComputedStyle(drawn);
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2)
      return { what, hidden: 'it has no ring' };
    const [middle, centre] = [x + width / 2, y + Math.min(height, innerHeight) / 2];
    const top = document.elementFromPoint(middle, Math.min(centre, innerHeight - 1));
    if (!top) return { what, hidden: 'it is out of view' };
    const covered = !drawn.contains(top) && !top.contains(drawn);
    return { what, hidden: covered ? `${top.localName} lies over it` : '' };
  });
}

export async function expectFocusSeen(page: Page): Promise<string> {
  const { what, hidden } = await focusSeen(page);
  expect(hidden, what).toBe('');
  return what;
}

/** Presses Tab until something has the focus that is asked for; every stop on the way can be seen. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let stop = 0; stop < 80; stop++) {
    await page.keyboard.press(key);
    await expectFocusSeen(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`No ${key} leads to ${target}.`);
}
