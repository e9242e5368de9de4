import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../scripts/chromium/find.ts';
import { chromiumFlags } from '../../scripts/chromium/flags.ts';
import { installChromium } from '../../scripts/chromium/install.ts';

/** Starts a Chromium, installed before where there is none. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium() ?? (await installChromium());
  if (executablePath === undefined) {
    throw new Error('No Chromium: install one, or name one in CHROMIUM_PATH.');
  }
  return chromium.launch({ executablePath, args: [...chromiumFlags] });
}
