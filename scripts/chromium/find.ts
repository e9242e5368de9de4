import { existsSync } from 'node:fs';
import { delimiter, posix, win32 } from 'node:path';
import { chromium } from '@playwright/test';

/** What a search looks at; given, so that any machine can be imagined. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly environment: Readonly<Record<string, string | undefined>>;
  exists(path: string): boolean;
  /** Where Playwright's installer would have put its own. */
  readonly playwrightPath: string;
}

/**
 * Path of a Chromium: the one CHROMIUM_PATH names, else Playwright's own, else the system's.
 *
 * @throws when CHROMIUM_PATH names nothing
 */
export function findChromium(machine: Machine = thisMachine()): string | undefined {
  const named = machine.environment.CHROMIUM_PATH;
  if (named) {
    if (machine.exists(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, and there is no such file.`);
  }
  return [machine.playwrightPath, ...systemPlaces(machine)].find((path) => machine.exists(path));
}

function thisMachine(): Machine {
  return {
    platform: process.platform,
    environment: process.env,
    exists: existsSync,
    playwrightPath: chromium.executablePath(),
  };
}

function systemPlaces(machine: Machine): string[] {
  switch (machine.platform) {
    case 'win32':
      return windowsPlaces(machine);
    case 'darwin':
      return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
        (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
      );
    default:
      return searchPath(machine, [
        'chromium',
        'chromium-browser',
        'google-chrome',
        'google-chrome-stable',
        'microsoft-edge',
      ]);
  }
}

function searchPath({ environment }: Machine, names: readonly string[]): string[] {
  const folders = (environment.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => posix.join(folder, name)));
}

function windowsPlaces({ environment }: Machine): string[] {
  const files = [
    'Google\\Chrome\\Application\\chrome.exe',
    'Chromium\\Application\\chrome.exe',
    'Microsoft\\Edge\\Application\\msedge.exe',
  ];
  const folders = ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA']
    .map((name) => environment[name])
    .filter((folder) => folder !== undefined);
  return files.flatMap((file) => folders.map((folder) => win32.join(folder, file)));
}
