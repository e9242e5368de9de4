import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { appearanceStorageKey, parseAppearance } from './appearances.ts';
import { firstPaintScript } from './first-paint-script.ts';
import { startingTheme, themeNames, themeStorageKey } from './themes.ts';

interface Root {
  className: string;
  dataset: Record<string, string>;
}

function firstPaint(search: string, localStorage: unknown): Root {
  const documentElement: Root = { className: 'theme-blue', dataset: {} };
  const sandbox = { location: { search }, document: { documentElement }, URLSearchParams };
  Object.defineProperty(sandbox, 'localStorage', {
    get: () => {
      if (localStorage === 'forbidden') throw new Error('SecurityError');
      return localStorage;
    },
  });
  runInNewContext(firstPaintScript, sandbox);
  return documentElement;
}

describe('the script before the first paint', () => {
  it('agrees with startingTheme on every pair of saved and asked theme', () => {
    const values = [...themeNames, 'crimson', 'Blue', '', 'blue teal'];
    for (const saved of [null, ...values]) {
      for (const query of ['', '?other=1', ...values.map((value) => `?theme=${value}`)]) {
        const stored = saved === null ? {} : { [themeStorageKey]: saved };
        const expected = `theme-${startingTheme(saved, query)}`;
        expect([saved, query, firstPaint(query, stored).className]).toEqual([
          saved,
          query,
          expected,
        ]);
      }
    }
  });

  it('agrees with parseAppearance', () => {
    for (const saved of ['light', 'dark', 'system', 'Light', '']) {
      const { dataset } = firstPaint('', { [appearanceStorageKey]: saved });
      const parsed = parseAppearance(saved);
      expect(dataset).toEqual(parsed === 'system' ? {} : { appearance: parsed });
    }
  });

  it('takes the theme of the address where storage is forbidden', () => {
    expect(firstPaint('', 'forbidden').className).toBe('theme-blue');
    expect(firstPaint('?theme=teal', 'forbidden').className).toBe('theme-teal');
  });

  it('is short and cannot end its own element', () => {
    expect(firstPaintScript.length).toBeLessThan(450);
    expect(firstPaintScript).not.toContain('<');
  });
});
