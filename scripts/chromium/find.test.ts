import { describe, expect, it } from 'vitest';
import { findChromium, type Machine } from './find.ts';

const playwrightPath = '/cache/ms-playwright/chromium-1/chrome';

function machine(present: readonly string[], more: Partial<Machine> = {}): Machine {
  return {
    platform: 'linux',
    environment: { PATH: '/usr/local/bin:/usr/bin' },
    exists: (path) => present.includes(path),
    playwrightPath,
    ...more,
  };
}

describe('findChromium', () => {
  const everywhere = ['/mine/chrome', playwrightPath, '/usr/bin/chromium'];

  it('takes the one that CHROMIUM_PATH names first', () => {
    const environment = { PATH: '/usr/bin', CHROMIUM_PATH: '/mine/chrome' };
    expect(findChromium(machine(everywhere, { environment }))).toBe('/mine/chrome');
  });

  it('takes Playwright’s own before the system’s', () => {
    expect(findChromium(machine(everywhere))).toBe(playwrightPath);
  });

  it('says so when CHROMIUM_PATH names nothing, rather than taking another', () => {
    const environment = { PATH: '/usr/bin', CHROMIUM_PATH: '/gone/chrome' };
    expect(() => findChromium(machine(everywhere, { environment }))).toThrow('/gone/chrome');
  });

  it('takes an empty CHROMIUM_PATH for none', () => {
    const environment = { PATH: '/usr/bin', CHROMIUM_PATH: '' };
    expect(findChromium(machine(['/usr/bin/chromium'], { environment }))).toBe('/usr/bin/chromium');
  });

  it.each(['chromium', 'chromium-browser', 'google-chrome', 'microsoft-edge'])(
    'finds %s on the search path',
    (name) => {
      expect(findChromium(machine([`/usr/bin/${name}`]))).toBe(`/usr/bin/${name}`);
    },
  );

  it('prefers Chromium in any folder of the path to Edge in an earlier one', () => {
    const present = ['/usr/local/bin/microsoft-edge', '/usr/bin/chromium'];
    expect(findChromium(machine(present))).toBe('/usr/bin/chromium');
  });

  it('finds applications on macOS', () => {
    const path = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    expect(findChromium(machine([path], { platform: 'darwin' }))).toBe(path);
  });

  it('finds Edge on Windows', () => {
    const path = 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe';
    const environment = { 'ProgramFiles(x86)': 'C:\\Program Files (x86)' };
    expect(findChromium(machine([path], { platform: 'win32', environment }))).toBe(path);
  });

  it('finds nothing where there is none', () => {
    expect(findChromium(machine([]))).toBeUndefined();
    expect(findChromium(machine([], { environment: {} }))).toBeUndefined();
  });
});
