import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/chromium/find.ts';
import { chromiumFlags } from './scripts/chromium/flags.ts';
import { freePort } from './scripts/services/free-port.ts';

// Workers read this file again: they have to find the port and the browser of the first reading.
process.env.SITE_PORT ??= `${await freePort(4173)}`;
const baseURL = `http://127.0.0.1:${process.env.SITE_PORT}`;
const executablePath = findChromium();

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  reporter: 'list',
  use: {
    baseURL,
    trace: 'retain-on-failure',
    launchOptions: {
      args: [...chromiumFlags],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
  projects: [{ name: 'chromium', use: devices['Desktop Chrome'] }],
  webServer: {
    command: `"${process.execPath}" scripts/serve.ts ${process.env.SITE_PORT}`,
    url: baseURL,
    reuseExistingServer: false,
  },
});
