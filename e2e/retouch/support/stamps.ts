import type { Page } from '@playwright/test';
import type { KnownElement } from './source-elements.ts';

/**
 * Looks at every element of the page that `within` selects, and all in them, and gives what is wrong:
 * one without an id, with an id that no element of the source has, or with another tag; and a host of
 * the app's own without its id as first class. (A host that a library renders for one of the app's
 * elements, a link of the router's say, carries that element's id as attribute only.)
 */
export async function wrongStamps(
  page: Page,
  within: string,
  known: ReadonlyMap<string, KnownElement>,
): Promise<{ readonly seen: number; readonly wrong: readonly string[] }> {
  const found = await page.evaluate((selector) => {
    const elements = document.querySelectorAll(`:is(${selector}), :is(${selector}) *`);
    return [...elements].map((element) => ({
      tag: element.localName,
      id: element.getAttribute('tempoelementid') ?? '',
      firstClass: element.classList.item(0),
      text: element.outerHTML.slice(0, 120),
    }));
  }, within);
  const wrong = found.filter(({ tag, id, firstClass }) => {
    const source = known.get(id);
    if (source === undefined) return true;
    return source.kind === 'native' && (source.tag.toLowerCase() !== tag || firstClass !== id);
  });
  return { seen: found.length, wrong: wrong.map(({ text }) => text) };
}
