#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

enableCompileCache(); // before all other modules: their types are stripped once, not at every start

const { retouch } = await import('./command/retouch.ts');
const { openBrowser } = await import('./command/open-browser.ts');

const ending = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => ending.abort());
}

const outcome = await retouch(process.argv.slice(2), {
  folder: process.cwd(),
  print: (text) => process.stdout.write(text),
  printError: (text) => process.stderr.write(text),
  open: openBrowser,
  signal: ending.signal,
});
if (outcome.exitCode !== undefined) process.exit(outcome.exitCode);

const { running } = outcome;
const end = async () => {
  await running.close();
  process.exit(0);
};
if (ending.signal.aborted) await end();
else ending.signal.addEventListener('abort', () => void end());
