import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, expect as promptly, test } from '@playwright/test';
import { watchFaults } from '../support/faults.ts';
import { type AppCopy, copyApp } from './support/app-copy.ts';
import { type Answer, type RunningRetouch, startRetouch } from './support/running-retouch.ts';

// A program that knows only the wire format edits each app; dev servers compile while one waits.
const expect = promptly.configure({ timeout: 60_000 });

interface EditedApp {
  readonly folder: string;
  readonly levels: 1 | 2;
  /** The file of the element that is edited, and its text, which stands once in it. */
  readonly file: string;
  readonly text: string;
  /** Complaints of the dev server's own making. */
  readonly overtaken?: RegExp;
}

const apps: readonly EditedApp[] = [
  {
    folder: 'retouch/playgrounds/vite-react',
    levels: 2,
    file: 'src/shop/product-page.tsx',
    text: 'Tableware',
  },
  {
    folder: 'textbench/site',
    levels: 1,
    file: 'app/home/hero.tsx',
    text: 'A workbench for text',
  },
  {
    folder: 'retouch/playgrounds/next-app',
    levels: 2,
    file: 'app/page.tsx',
    text: 'Notes from a small harbour',
    overtaken: /status of 404/, // Next.js asks for an update that the next one has replaced
  },
];

for (const app of apps) {
  test.describe(`editing ${app.folder}`, () => {
    test.describe.configure({ mode: 'serial', timeout: 240_000 });
    let copy: AppCopy;
    let retouch: RunningRetouch;

    test.beforeAll(async () => {
      test.setTimeout(240_000);
      copy = copyApp(app.folder, app.levels);
      retouch = await startRetouch(copy.folder);
    });

    test.afterAll(async () => {
      await retouch?.stop();
      copy?.remove();
    });

    test('twelve changes show on the page; undoing them gives the first bytes', async ({
      page,
    }) => {
      const before = readFileSync(join(copy.folder, app.file), 'utf8');
      const faults = watchFaults(page, retouch.address);
      await page.goto(`${retouch.address}/`);
      await expect(page.getByText(app.text, { exact: true })).toBeVisible();
      const done = await twelveChanges(page, retouch, app.text);
      const after = readFileSync(join(copy.folder, app.file), 'utf8');
      for (let count = 0; count < done; count += 1) await made(retouch.undo());
      expect(readFileSync(join(copy.folder, app.file), 'utf8')).toBe(before);
      await expect(page.getByText(app.text, { exact: true })).toBeVisible();
      for (let count = 0; count < done; count += 1) await made(retouch.redo());
      expect(readFileSync(join(copy.folder, app.file), 'utf8')).toBe(after);
      expect(faults.filter((fault) => !app.overtaken?.test(fault))).toEqual([]);
    });
  });
}

/** Makes each kind of change around the element with this text; gives how many. */
async function twelveChanges(page: Page, retouch: RunningRetouch, text: string): Promise<number> {
  const follower = new Follower(await idOf(page, text));
  const change = async (name: string, body: (element: { codebaseId: string }) => object) => {
    const answer = await made(retouch.mutate(name, body({ codebaseId: follower.id })));
    follower.follow(answer);
    return answer.body.addedCodebaseIds ?? [];
  };
  await change('editText', (element) => ({ element, newText: 'Said anew' }));
  const element = page.getByText('Said anew', { exact: true });
  await expect(element).toBeVisible();

  await change('addClass', (reactElement) => ({ reactElement, className: 'one two' }));
  await expect(element).toHaveClass(/\bone two\b/);
  await change('updateClasses', (reactElement) => ({
    reactElement,
    oldClasses: ['one'],
    newClasses: ['three'],
  }));
  await expect(element).toHaveClass(/\bthree two\b/);
  await change('removeClass', (reactElement) => ({ reactElement, className: 'two' }));
  await expect(element).not.toHaveClass(/\btwo\b/);
  await change('styling', (reactElement) => ({
    reactElement,
    styling: { letterSpacing: '3px' },
    stylingFramework: 'Inline',
  }));
  await expect(element).toHaveCSS('letter-spacing', '3px');
  await change('changePropValue', (elementToModify) => ({
    elementToModify,
    propName: 'lang',
    propValue: 'en',
  }));
  await expect(element).toHaveAttribute('lang', 'en');
  await change('changeElementTag', (elementToModify) => ({ elementToModify, newTag: 'h2' }));
  await expect(page.locator('h2', { hasText: 'Said anew' })).toBeVisible();

  const [wrapper = ''] = await change('wrapInDiv', (one) => ({ reactElements: [one] }));
  await expect(page.locator('div > h2[lang]', { hasText: 'Said anew' })).toBeVisible();
  const [added = ''] = await change('addJsxElement', () => ({
    destinationElement: { codebaseId: wrapper },
    newElement: { type: 'native', nativeTag: 'p', propsToSet: { children: 'Added' } },
  }));
  await expect(page.locator('h2[lang] + p')).toHaveText('Added');
  await change('moveJsxElement', (elementToMove) => ({
    elementToMove,
    newContainerElement: { codebaseId: wrapper },
    afterElement: { codebaseId: added },
    expectedCurrentParent: { codebaseId: wrapper },
  }));
  await expect(page.locator('p + h2[lang]')).toBeVisible();
  await change('duplicate', (one) => ({ reactElements: [one] }));
  await expect(page.locator('p + h2[lang] + h2[lang]')).toBeVisible();
  await change('removeJsxElement', (one) => ({ elementsToRemove: [one] }));
  await expect(page.locator('p + h2[lang] + h2[lang]')).toHaveCount(0);
  await expect(page.locator('p + h2[lang]')).toBeVisible();
  return 12;
}

/** Knows the id that an element has after each change. */
class Follower {
  id: string;

  constructor(id: string) {
    this.id = id;
  }

  follow({ body }: Answer): void {
    this.id = body.prevIdToNewIdMap?.[this.id] ?? this.id;
  }
}

/** The id that the page shows for the element with a text. */
async function idOf(page: Page, text: string): Promise<string> {
  const classes = await page.getByText(text, { exact: true }).getAttribute('class');
  const [id] = /tempo-[\da-f-]{36}/.exec(classes ?? '') ?? [];
  if (id === undefined) throw new Error(`No id in class="${classes}"`);
  return id;
}

/** A change that has to succeed. */
async function made(answer: Promise<Answer>): Promise<Answer> {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return { status, body };
}
