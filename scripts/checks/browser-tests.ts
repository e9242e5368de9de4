import { findChromium } from '../chromium/find.ts';
import { installChromium } from '../chromium/install.ts';
import { packageBin } from '../package-bin.ts';
import { runNode } from './command.ts';
import { type Counts, one, withEnding } from './counts.ts';
import { withReport } from './report-file.ts';
import { type BrowserReport, browserCounts } from './reports.ts';

/** Runs the browser tests over the built site, in a Chromium that is installed where there is none. */
export async function browserTests(): Promise<Counts> {
  const chromium = findChromium() ?? (await installChromium());
  if (chromium === undefined) {
    console.error(
      'No Chromium: install one, or name one in CHROMIUM_PATH, and run npm test again.',
    );
    return one(false);
  }
  console.info(`In ${chromium}`);
  return withReport<BrowserReport>(async (file, read) => {
    const exitCode = await runNode(
      [packageBin('@playwright/test', 'playwright'), 'test', '--reporter=dot,json'],
      { environment: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
    );
    return withEnding(browserCounts(await read()), exitCode);
  });
}
