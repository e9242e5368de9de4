import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** The bench of a tool page, as a person sees it. */
export class ToolBench {
  readonly page: Page;
  readonly input: Locator;
  readonly result: Locator;
  readonly resultPane: Locator;

  constructor(page: Page) {
    this.page = page;
    this.input = page.locator('textarea[data-input]').first();
    this.result = page.getByTestId('result');
    this.resultPane = page.getByRole('region', { name: 'Result', exact: true });
  }

  /** Opens a tool and waits until the page is alive. */
  async open(slug: string, address = ''): Promise<void> {
    await this.page.goto(`/tools/${slug}${address}`);
    await this.alive();
  }

  async alive(): Promise<void> {
    await expect(this.result).toHaveAttribute('data-alive', 'true');
  }

  async type(text: string): Promise<void> {
    await this.input.fill(text);
    await this.settled();
  }

  /** Waits until the result belongs to what stands in inputs and options. */
  async settled(timeout = 15_000): Promise<void> {
    await expect(this.result).toHaveAttribute('data-outdated', 'false', { timeout });
    await expect(this.result).toHaveAttribute('data-phase', 'finished', { timeout });
  }

  option(name: string): Locator {
    return this.page.locator(`[data-option="${name}"]`);
  }

  async example(title: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Example', exact: true }).click();
    await this.page.locator('[data-menu-item]', { hasText: title }).first().click();
  }
}
