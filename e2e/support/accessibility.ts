import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export const themes = ['blue', 'purple', 'green', 'orange', 'teal', 'gray'];

/** Fails on anything axe finds in the page or one part of it, in six themes, light and dark. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const theme of themes) {
      await page.evaluate((name) => {
        document.documentElement.className = `theme-${name}`;
      }, theme);
      const axe = new AxeBuilder({ page }).include(part);
      // What does not depend on colours needs one look.
      if (theme !== 'blue' || colorScheme === 'dark') axe.withRules(['color-contrast']);
      const { violations } = await axe.analyze();
      expect(violations.map(told), `${theme}, ${colorScheme}`).toEqual([]);
    }
  }
}

function told(violation: { id: string; nodes: { html: string; failureSummary?: string }[] }) {
  return [
    violation.id,
    ...violation.nodes.slice(0, 3).map((node) => `${node.html} ${node.failureSummary}`),
  ];
}
