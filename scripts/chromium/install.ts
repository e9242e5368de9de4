import { existsSync } from 'node:fs';
import { run, runNode } from '../checks/command.ts';
import { packageBin } from '../package-bin.ts';
import { findChromium } from './find.ts';

/**
 * Installs a Chromium: Debian's package where this is Debian or a relative of it and we are root,
 * else the one of Playwright's installer. Gives its path; nothing when neither worked.
 */
export async function installChromium(): Promise<string | undefined> {
  console.info('No Chromium found: installing one …');
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) await installPackage();
  if (findChromium() === undefined) {
    await runNode([packageBin('@playwright/test', 'playwright'), 'install', 'chromium']);
  }
  return findChromium();
}

async function installPackage(): Promise<void> {
  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  if ((await run('apt-get', ['update', '-qq'], { environment })) !== 0) return;
  await run('apt-get', ['install', '-y', '-qq', 'chromium'], { environment });
}
