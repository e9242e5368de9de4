import type { Page } from '@playwright/test';

/** Collects what a page complains of: exceptions, console errors (hydration among them), foreign requests. */
export function watchFaults(page: Page, baseURL: string | undefined): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.context().on('request', (request) => {
    const local = /^(blob|data):/.test(request.url()) || request.url().startsWith(`${baseURL}`);
    if (!local) faults.push(`request to ${request.url()}`);
  });
  return faults;
}
